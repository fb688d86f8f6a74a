import { getProgram } from '#shared/contracts/program.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatFullDate, formatTime } from '#shared/format/dates.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { ProgramDays, ProgramFacts, ProgramRow } from '#web/features/program/program-row.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/program';

export const handle = withTexts('program');
export const clientMiddleware = [fetchTexts('program')];

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  callApi(context, getProgram, { params });

export default function Program({ loaderData: program }: Route.ComponentProps) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const other = otherName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const rules =
    t.language === 'km' && program.eligibility_kh.length > 0 ? program.eligibility_kh : program.eligibility;
  const organiser = program.organiser && localName(program.organiser, t.language);
  return (
    <article>
      <PageHead title={title.text} description={summary.text} type="article" />
      <Cover
        seed={program.organiser?.id ?? program.id}
        category={program.organiser ? kindFromSlug(program.organiser.category) : 'neutral'}
        width={2400}
        height={160}
        thread={4}
        className="h-24 lg:h-40"
      />
      <div className="sand-2">
        <div className="wrap pt-6 pb-12">
          <Crumbs
            label={t('shell:nav.breadcrumb')}
            items={[
              { text: t('program:list.title'), to: '/program' },
              ...(program.category
                ? [
                    {
                      text: localName(program.category, t.language).text,
                      to: `/program?category=${program.category.slug}`,
                    },
                  ]
                : []),
            ]}
          />
          <h1 className="t-d1 mt-6 max-w-[18ch]" lang={title.lang}>
            {title.text}
          </h1>
          {other && (
            <p className="t-lead t-2" lang={other.lang}>
              {other.text}
            </p>
          )}
          {program.organiser && organiser && (
            <p className="mt-4 flex items-center gap-3">
              <LabelPlate size="s" initials={initials(organiser.text)} />
              <AppLink
                className="strong"
                lang={organiser.lang}
                to={`/ecosystem/discover/category/${program.organiser.category}/${program.organiser.id}`}
              >
                {organiser.text}
              </AppLink>
            </p>
          )}
        </div>
      </div>
      <div className="wrap detail">
        <div className="detail-main">
          <section>
            <p className="t-lead mb-6 max-w-[60ch]" lang={summary.lang}>
              {summary.text}
            </p>
            <RichText content={localName(program, t.language, 'body')} />
          </section>
          {rules.length > 0 && (
            <section aria-labelledby="rules">
              <h2 id="rules" className="t-h2">
                {t('program:detail.eligibility')}
              </h2>
              <ul className="border-t border-ink">
                {rules.map((rule) => (
                  <li key={rule} className="border-b border-line py-3">
                    {rule}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="detail-side">
          <div className="panel grid gap-4">
            <ProgramDays program={program} />
            {program.closes_at && (
              <p className="t-small t-2">
                {t(program.status === 'closed' ? 'program:closed_on' : 'program:closes', {
                  date: `${formatFullDate(t.language, program.closes_at)}, ${formatTime(program.closes_at)}`,
                })}
              </p>
            )}
            <ProgramFacts program={program} noDate />
            {program.status === 'open' && program.apply_url && (
              <ButtonLink size="big" to={program.apply_url} rel="noopener">
                {t('program:detail.apply')}
              </ButtonLink>
            )}
          </div>
        </aside>
      </div>
      {program.related.length > 0 && (
        <section className="section border-t border-line">
          <div className="wrap">
            <h2 className="t-h1 mb-8">{t('program:detail.related')}</h2>
            <ul className="program-list">
              {program.related.map((one) => (
                <ProgramRow key={one.id} program={one} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  );
}
