import type { ShownCohort } from '#shared/contracts/stakeholder-relations.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PageLine, PageName } from './page-link.tsx';

/** Cohorts of a support organisation with their startups; on a startup's page those it went through, and with whom. */
export function StakeholderCohorts({ id, cohorts }: { id: string; cohorts: readonly ShownCohort[] }) {
  const t = useT();
  if (cohorts.length === 0) return null;
  return (
    <section id="cohorts" aria-labelledby="cohorts-title">
      <h2 id="cohorts-title" className="t-h1">
        {t('stakeholder:section.cohorts')} <span className="t-3 num t-normal">{cohorts.length}</span>
      </h2>
      <div className="grid gap-10">
        {cohorts.map((cohort) => (
          <Cohort key={cohort.id} of={id} cohort={cohort} />
        ))}
      </div>
    </section>
  );
}

function Cohort({ of, cohort }: { of: string; cohort: ShownCohort }) {
  const t = useT();
  const name = localName(cohort, t.language);
  const program = cohort.program && localName(cohort.program, t.language, 'title');
  const dates = datesOf(t, cohort);
  const others = cohort.startups.filter((startup) => startup.id !== of);
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="t-h3" lang={name.lang}>
          {name.text}
        </h3>
        <ul className="row-meta mt-1">
          {cohort.eso.id !== of && (
            <li>
              <PageName page={cohort.eso} />
            </li>
          )}
          {cohort.program && program && (
            <li lang={program.lang}>
              <AppLink className="link" to={programPath(cohort.program)}>
                {program.text}
              </AppLink>
            </li>
          )}
          {dates && <li>{dates}</li>}
        </ul>
      </div>
      {others.length > 0 && (
        <ul className="page-lines">
          {others.map((startup) => (
            <li key={startup.id}>
              <PageLine page={startup} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function datesOf(t: Translator, { starts_on, ends_on }: ShownCohort): string {
  const start = starts_on && formatDate(t.language, starts_on);
  const end = ends_on && formatDate(t.language, ends_on);
  if (start && end) return `${start} – ${end}`;
  if (start) return t('stakeholder:cohort.from', { date: start });
  return end ? t('stakeholder:cohort.to', { date: end }) : '';
}
