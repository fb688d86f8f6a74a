import ArrowRight from 'lucide-react/icons/arrow-right';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SearchHit } from '#web/components/ui/search-hit.tsx';
import { useT } from '#web/lib/texts.tsx';
import { Marked } from './marked.tsx';
import { type GroupOfHits, listPath, patternOf } from './search-order.ts';

export interface SearchResultsProps {
  listId: string;
  groups: readonly GroupOfHits[];
  /** What is marked in the results. */
  words: string;
  term: string;
  /** Where the arrow keys stand. */
  active: number;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** How many rows the arrow keys can stand on: results, and the way to all of a group. */
export const rowCount = (groups: readonly GroupOfHits[]) =>
  groups.reduce((sum, { items, total }) => sum + items.length + (total > items.length ? 1 : 0), 0);

/** The results as the list box of the search field. */
export function SearchResults({ listId, groups, words, term, active }: SearchResultsProps) {
  const t = useT();
  let row = -1;
  return (
    <div role="listbox" id={listId} aria-label={t('search:results')} className="search-list">
      {groups.map(({ group, items, total, more }) => {
        const name = t(`search:group.${group}`);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a list box
          <div key={group} role="group" aria-label={name}>
            <p className="hit-group" aria-hidden="true">
              {name}
            </p>
            {items.map((item) => {
              row += 1;
              const own = localName(item, t.language);
              const other = otherName(item, t.language);
              const text = localName(item, t.language, 'description');
              return (
                <SearchHit
                  key={item.id}
                  optionId={optionId(listId, row)}
                  to={item.link}
                  seed={item.id}
                  category={patternOf(group)}
                  imageUrl={item.image || null}
                  name={<Marked text={own.text} words={words} />}
                  nameLang={own.lang}
                  altName={other && <Marked text={other.text} words={words} />}
                  altLang={other?.lang}
                  text={text.text && <Marked text={text.text} words={words} />}
                  textLang={text.lang}
                  match={item.match && <Marked text={item.match} words={words} />}
                  matchLang={/\p{Script=Khmer}/u.test(item.match) ? 'km' : 'en'}
                  active={row === active}
                />
              );
            })}
            {total > items.length && (
              <ViewAll
                id={optionId(listId, ++row)}
                active={row === active}
                to={listPath(group, term)}
                text={t(more ? 'search:view_more_in' : 'search:view_all_in', {
                  group: name,
                  count: formatInteger(total),
                })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function ViewAll(props: { id: string; active: boolean; to: string; text: string }) {
  return (
    <AppLink
      id={props.id}
      to={props.to}
      role="option"
      aria-selected={props.active}
      data-active={props.active || undefined}
      tabIndex={-1}
      className="hit-more"
    >
      {props.text}
      <Icon of={ArrowRight} size="s" />
    </AppLink>
  );
}
