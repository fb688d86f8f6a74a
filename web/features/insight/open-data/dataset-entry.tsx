import { formatBytes } from '#shared/format/bytes.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Dataset } from './open-data-page.tsx';

/** One dataset: what it holds, its files with their checksums, its fields, and earlier nights. */
export function DatasetEntry({
  dataset: { dataset, day, days, records, files, fields },
}: {
  dataset: Dataset;
}) {
  const t = useT();
  const name = t(`open-data:dataset.${dataset}`);
  const id = `dataset-${dataset}`;
  return (
    <li id={id} aria-labelledby={`${id}-name`} className="dataset">
      <div className="dataset-head">
        <div>
          <h3 id={`${id}-name`} className="t-h3">
            {name}
          </h3>
          <p className="t-2">{t(`open-data:about.${dataset}`)}</p>
          <p className="t-small t-3 num">
            {day
              ? `${t('open-data:records', { count: records })} · ${t('open-data:night', { date: formatDate(t.language, day) })}`
              : t('open-data:none_yet')}
          </p>
        </div>
        <div className="dataset-files">
          {files.map(({ format, address, bytes }) => {
            const words = { format: format.toUpperCase(), size: formatBytes(bytes) };
            return (
              <ButtonLink
                key={format}
                to={address}
                look="line"
                size="s"
                download
                aria-label={t('open-data:download_of', { dataset: name, ...words })}
              >
                {t('open-data:download', words)}
              </ButtonLink>
            );
          })}
        </div>
      </div>
      <details className="chart-twin">
        <summary className="link t-small">{t('open-data:fields')}</summary>
        <DataTable
          caption={`${name}: ${t('open-data:fields')}`}
          keepTable
          rows={fields}
          rowKey={(field) => field.name}
          columns={[
            {
              key: 'field',
              head: t('open-data:field_head'),
              cell: (field) => (
                <code className="checksum" lang="en">
                  {field.name}
                </code>
              ),
            },
            {
              key: 'meaning',
              head: t('open-data:meaning_head'),
              cell: (field) => localName(field, t.language, 'meaning').text,
            },
            {
              key: 'type',
              head: t('open-data:type_head'),
              cell: (field) => t(`open-data:type.${field.type}`),
            },
          ]}
        />
        <dl className="t-small t-3 mt-4 grid gap-2">
          {files.map(({ format, sha256 }) => (
            <div key={format}>
              <dt>
                {format.toUpperCase()}, {t('open-data:checksum')}
              </dt>
              <dd className="checksum" lang="en">
                {sha256}
              </dd>
            </div>
          ))}
        </dl>
        {days.length > 1 && (
          <p className="t-small mt-4 flex flex-wrap gap-x-4">
            <span className="t-3">{t('open-data:earlier')}</span>
            {days.slice(1).map((one) => (
              <AppLink
                key={one}
                className="link"
                to={`/public/api/v1/export/${dataset}.csv?day=${one}`}
                download
              >
                {formatDate(t.language, one)}
              </AppLink>
            ))}
          </p>
        )}
      </details>
    </li>
  );
}
