import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { useT } from '#web/lib/texts.tsx';
import {
  type ListShape,
  type ListState,
  listAddress,
  withChange,
  withChoice,
  withoutValue,
} from './publication-list-state.ts';

export interface ListChipsProps {
  shape: ListShape;
  state: ListState;
  facets: readonly FacetCounts[];
  /** Choices of the address that narrow the list, with what they say. */
  chosen?: readonly { keys: readonly string[]; text: string }[];
  /** Filters that stand as tabs above. */
  elsewhere?: readonly string[];
}

/** What narrows a list, each a link that takes it away. */
export function ListChips({ shape, state, facets, chosen = [], elsewhere = [] }: ListChipsProps) {
  const t = useT();
  const values = facets
    .filter(({ key }) => !elsewhere.includes(key))
    .flatMap((facet) =>
      facet.values.filter(({ selected }) => selected).map((value) => ({ key: facet.key, value })),
    );
  if (values.length === 0 && chosen.length === 0 && !state.search) return null;
  const removeText = t('publication:remove_filter');
  const to = (next: ListState) => listAddress(next, shape);
  const fallbacks = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, shape.choices[key]?.fallback ?? '']));
  const cleared = withChange(withChoice(state, fallbacks(chosen.flatMap(({ keys }) => keys))), {
    search: '',
    filters: {},
  });
  return (
    <div className="chips mt-4">
      {state.search && (
        <RemovableChip to={to(withChange(state, { search: '' }))} removeText={removeText}>
          “{state.search}”
        </RemovableChip>
      )}
      {values.map(({ key, value }) => {
        const { text, lang } = localName(value, t.language);
        return (
          <RemovableChip
            key={`${key} ${value.value}`}
            to={to(withoutValue(state, key, value.value))}
            removeText={removeText}
            lang={lang}
          >
            {text}
          </RemovableChip>
        );
      })}
      {chosen.map(({ keys, text }) => (
        <RemovableChip
          key={keys.join(' ')}
          to={to(withChoice(state, fallbacks(keys)))}
          removeText={removeText}
        >
          {text}
        </RemovableChip>
      ))}
      <AppLink to={to(cleared)} className="chip chip-clear" keepScroll>
        {t('common:action.clear_all')}
      </AppLink>
    </div>
  );
}
