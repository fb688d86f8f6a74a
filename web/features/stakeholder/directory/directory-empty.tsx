import type { FacetKey } from '#shared/domain/facets.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { cleared, directorySearch, withChange, withoutFilter } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';
import { nearestChoices } from './nearest-choices.ts';

/** Nothing found: what was searched, choices that would find something, and the nearest ways out. */
export function DirectoryEmpty({ state, path, category, list }: DirectoryData & { path: string }) {
  const t = useT();
  const last = Object.entries(state.filters).at(-1) as [FacetKey, string[]] | undefined;
  const value = last?.[1].at(-1);
  const narrowed = Boolean(state.search || last);
  const nearest = nearestChoices(state, list.facets);
  return (
    <>
      <EmptyState
        title={narrowed ? t('directory:empty.title') : t('directory:empty.nothing')}
        {...(state.search ? { text: t('directory:empty.searched', { term: state.search }) } : {})}
        actions={
          <>
            {last && value && (
              <ButtonLink to={path + directorySearch(withoutFilter(state, last[0], value))}>
                {t('directory:empty.remove_last')}
              </ButtonLink>
            )}
            {narrowed && (
              <ButtonLink look="line" to={path + directorySearch(cleared(state))}>
                {t('directory:empty.clear')}
              </ButtonLink>
            )}
            {state.search && category !== 'all' && (
              <ButtonLink look="line" to={`/ecosystem/discover?search=${encodeURIComponent(state.search)}`}>
                {t('directory:empty.everywhere')}
              </ButtonLink>
            )}
            {!narrowed && (
              <ButtonLink look="line" to="/ecosystem/get-listed">
                {t('directory:get_listed')}
              </ButtonLink>
            )}
          </>
        }
      />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="rule-above pt-6 text-center">
          <h2 id="nearest" className="t-h4 mb-4">
            {t('directory:empty.nearest')}
          </h2>
          <div className="chips justify-center">
            {nearest.map(({ key, value: choice }) => {
              const { text, lang } = localName(choice, t.language);
              const filters = { ...state.filters, [key]: [choice.value] };
              return (
                <Chip
                  key={`${key} ${choice.value}`}
                  to={path + directorySearch(withChange(state, { filters }))}
                  count={formatInteger(choice.count)}
                  {...(lang ? { lang } : {})}
                >
                  {text}
                </Chip>
              );
            })}
          </div>
        </section>
      )}
    </>
  );
}
