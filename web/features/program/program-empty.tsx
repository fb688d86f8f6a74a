import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type ListState, withoutValue } from '../publication/publication-list-state.ts';
import { programsAddress } from './program-list-shape.ts';

/** No program: what was searched, and the nearest ways out. */
export function ProgramEmpty({ state }: { state: ListState }) {
  const t = useT();
  const last = Object.entries(state.filters)
    .filter(([, values]) => values.length > 0)
    .at(-1);
  const value = last?.[1].at(-1);
  return (
    <EmptyState
      title={t('program:list.empty')}
      {...(state.search ? { text: t('publication:empty.searched', { term: state.search }) } : {})}
      actions={
        <>
          {last && value && (
            <ButtonLink to={programsAddress(withoutValue(state, last[0], value))}>
              {t('publication:empty.remove_last')}
            </ButtonLink>
          )}
          <ButtonLink look="line" to="/program">
            {t('publication:empty.clear')}
          </ButtonLink>
          <ButtonLink look="line" to="/program-sharing">
            {t('program:list.suggest')}
          </ButtonLink>
        </>
      }
    />
  );
}
