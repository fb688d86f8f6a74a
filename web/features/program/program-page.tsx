import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { OrganiserLine } from '#web/components/layout/organiser-line.tsx';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { SharePage } from '#web/components/layout/share-page.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { withoutLead } from '#web/features/content/without-lead.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProgramDates } from './program-dates.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { ProgramRow } from './program-row.tsx';

/** A program: what it gives, who can apply, its dates, and beside them how long is left. */
export function ProgramPage({ program, url }: { program: ProgramDetail; url: string }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const other = otherName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const body = localName(program, t.language, 'body');
  const { organiser, category } = program;
  return (
    <article>
      <PageBand
        seed={organiser?.id ?? program.id}
        category={organiser ? kindFromSlug(organiser.category) : 'neutral'}
      >
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[
            { text: t('program:list.title'), to: '/program' },
            ...(category
              ? [{ text: localName(category, t.language).text, to: `/program?category=${category.slug}` }]
              : []),
          ]}
        />
        <h1 className="t-d1" lang={title.lang}>
          {title.text}
        </h1>
        {other && (
          <p className="page-band-alt" lang={other.lang}>
            {other.text}
          </p>
        )}
        {organiser && <OrganiserLine organiser={organiser} role={t('program:detail.organiser')} />}
      </PageBand>
      <div className="wrap detail detail-lead">
        <aside className="detail-side">
          <ProgramPanel program={program} />
        </aside>
        <div className="detail-main">
          <section>
            <p className="t-lead mb-6 max-w-[52ch]" lang={summary.lang}>
              {summary.text}
            </p>
            <RichText content={withoutLead(body, summary.text)} />
          </section>
          <Eligibility program={program} />
          <ProgramDates program={program} />
          <SharePage url={url} title={title.text} />
        </div>
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

function Eligibility({ program }: { program: ProgramDetail }) {
  const t = useT();
  const inKhmer = t.language === 'km' && program.eligibility_kh.length > 0;
  const rules = inKhmer ? program.eligibility_kh : program.eligibility;
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="t-h2">
        {t('program:detail.eligibility')}
      </h2>
      <ul className="ruled" lang={inKhmer ? 'km' : 'en'}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
