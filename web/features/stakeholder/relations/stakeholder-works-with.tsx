import type { Relations } from '#shared/contracts/stakeholder-relations.ts';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { PageLine } from './page-link.tsx';

/** More than these fold away. */
const SHOWN = 8;

/** Everybody a record has to do with through cohorts, rounds and teams, and how. */
export function StakeholderWorksWith({ relations }: { relations: Relations['works_with'] }) {
  const t = useT();
  if (relations.length === 0) return null;
  const rest = relations.slice(SHOWN);
  return (
    <section id="works-with" aria-labelledby="works-with-title">
      <h2 id="works-with-title" className="t-h1">
        {t('stakeholder:section.works_with')} <span className="t-3 num t-normal">{relations.length}</span>
      </h2>
      <Lines relations={relations.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">
            {t('stakeholder:works_with_more', { count: rest.length })}
          </summary>
          <Lines relations={rest} />
        </details>
      )}
    </section>
  );
}

function Lines({ relations }: { relations: Relations['works_with'] }) {
  const t = useT();
  const names = useCategoryNames();
  return (
    <ul className="page-lines">
      {relations.map(({ stakeholder, ways }) => (
        <li key={stakeholder.id}>
          <PageLine page={stakeholder}>
            {[names.one(stakeholder.category), ...ways.map((way) => t(`stakeholder:way.${way}`))].join(' · ')}
          </PageLine>
        </li>
      ))}
    </ul>
  );
}
