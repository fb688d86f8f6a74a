import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { OrganiserLine } from '#web/components/layout/organiser-line.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PublicationFrame } from '../publication/publication-frame.tsx';
import { RelatedSection } from '../publication/related-section.tsx';
import { ProgramDates } from './program-dates.tsx';
import { ProgramEligibility } from './program-eligibility.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { ProgramRow } from './program-row.tsx';

/** A program: what it gives, who can apply, its dates, and beside them how long is left. */
export function ProgramPage({ program, url }: { program: ProgramDetail; url: string }) {
  const t = useT();
  const { organiser, category } = program;
  return (
    <PublicationFrame
      publication={program}
      kind="program"
      url={url}
      seed={organiser?.id ?? program.id}
      category={organiser ? kindFromSlug(organiser.category) : 'neutral'}
      crumbs={[
        { text: t('program:list.title'), to: '/program' },
        ...(category
          ? [{ text: localName(category, t.language).text, to: `/program?category=${category.slug}` }]
          : []),
      ]}
      byline={organiser && <OrganiserLine organiser={organiser} role={t('program:detail.organiser')} />}
      aside={<ProgramPanel program={program} save />}
      asideFirst
      related={
        program.related.length > 0 && (
          <RelatedSection title={t('program:detail.related')} to="/program">
            <ul className="program-list">
              {program.related.map((one) => (
                <ProgramRow key={one.id} program={one} />
              ))}
            </ul>
          </RelatedSection>
        )
      }
    >
      <ProgramEligibility program={program} />
      <ProgramDates program={program} />
    </PublicationFrame>
  );
}
