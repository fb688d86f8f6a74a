import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listOpenData } from '#shared/contracts/export.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DatasetEntry } from './dataset-entry.tsx';
import { OpenDataJsonLd } from './open-data-json-ld.tsx';

export type OpenData = ResponseOf<typeof listOpenData>;
export type Dataset = OpenData['datasets'][number];

/** The files of open data, with licence, rules, fields and what was changed. */
export function OpenDataPage({ data, origin }: { data: OpenData; origin: string }) {
  const t = useT();
  const day = data.datasets.find((one) => one.day)?.day;
  return (
    <>
      <OpenDataJsonLd data={data} origin={origin} />
      <div className="wrap page-top pb-12">
        <h1 className="t-d1">{t('open-data:title')}</h1>
        <p className="t-lead t-2">{t('open-data:lead')}</p>
      </div>
      <div className="wrap grid gap-x-16 gap-y-12 pb-(--section) lg:grid-cols-[4fr_8fr]">
        <div className="grid content-start gap-8">
          <Rule title={t('open-data:licence')}>
            <p>{t('open-data:licence_text')}</p>
            <p>
              {day
                ? t('open-data:licence_source', { date: formatDate(t.language, day) })
                : t('open-data:licence_source_none')}
            </p>
            <p>
              <AppLink className="link" to={data.licence.url} rel="license">
                {t('open-data:licence_link')}
              </AppLink>
            </p>
          </Rule>
          <Rule title={t('open-data:rules')}>
            <p>{t('open-data:rules_text')}</p>
          </Rule>
          <Rule title={t('open-data:format')}>
            <p>{t('open-data:format_text')}</p>
          </Rule>
        </div>
        <section aria-labelledby="datasets">
          <h2 id="datasets" className="sr-only">
            {t('open-data:datasets')}
          </h2>
          <ul className="datasets">
            {data.datasets.map((dataset) => (
              <DatasetEntry key={dataset.dataset} dataset={dataset} />
            ))}
          </ul>
        </section>
      </div>
      <section className="section sand-2">
        <div className="wrap grid gap-12 lg:grid-cols-2 lg:gap-24">
          <div>
            <h2 className="t-h2">{t('open-data:changes')}</h2>
            <p className="t-2 mt-3 mb-4 max-w-[52ch]">{t('open-data:changes_text')}</p>
            <ul>
              {data.changes.map(({ date, key }) => (
                <li key={`${date}${key}`}>
                  <b className="num">{formatDate(t.language, date)}</b> {t(`open-data:change.${key}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="t-h2">{t('open-data:api_title')}</h2>
            <p className="t-2 mt-3 mb-4 max-w-[52ch]">{t('open-data:api_text')}</p>
            <div className="flex flex-wrap gap-x-8 gap-y-4">
              <MoreLink to="/api/docs/insight.open-data">{t('open-data:api_link')}</MoreLink>
              <MoreLink to="/insights/startup">{t('open-data:insights')}</MoreLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function Rule({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="dataset-rule">
      <h2 className="t-h3">{title}</h2>
      <div className="t-2 mt-2 grid gap-2">{children}</div>
    </section>
  );
}
