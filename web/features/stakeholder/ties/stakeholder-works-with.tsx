import type { Ties } from '#shared/contracts/stakeholder-ties.ts';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { PageLine } from './page-link.tsx';

/** More than these fold away. */
const SHOWN = 8;

/** Everybody a record has to do with through cohorts, rounds and teams, and how. */
export function StakeholderWorksWith({ ties }: { ties: Ties['works_with'] }) {
  const t = useT();
  if (ties.length === 0) return null;
  const rest = ties.slice(SHOWN);
  return (
    <section id="works-with" aria-labelledby="works-with-title">
      <h2 id="works-with-title" className="t-h1">
        {t('stakeholder:section.works_with')} <span className="t-3 num font-normal">{ties.length}</span>
      </h2>
      <Lines ties={ties.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">
            {t('stakeholder:works_with_more', { count: rest.length })}
          </summary>
          <Lines ties={rest} />
        </details>
      )}
    </section>
  );
}

function Lines({ ties }: { ties: Ties['works_with'] }) {
  const t = useT();
  const names = useCategoryNames();
  return (
    <ul className="page-lines">
      {ties.map(({ stakeholder, ways }) => (
        <li key={stakeholder.id}>
          <PageLine page={stakeholder}>
            {[names.one(stakeholder.category), ...ways.map((way) => t(`stakeholder:way.${way}`))].join(' · ')}
          </PageLine>
        </li>
      ))}
    </ul>
  );
}
