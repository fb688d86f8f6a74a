import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { useT } from '#web/lib/texts.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type GroupOfHits, type SearchAnswer, type SearchTab, tabsOf, twinOf } from './search-order.ts';
import { SearchResults } from './search-results.tsx';
import type { SearchState } from './search-runner.ts';
import { SearchStart } from './search-start.tsx';
import { SearchTabs } from './search-tabs.tsx';

export interface SearchBodyProps extends SearchState<SearchAnswer> {
  listId: string;
  groups: readonly GroupOfHits[];
  tab: SearchTab;
  active: number;
  onTab: (tab: SearchTab) => void;
  onSearch: (term: string) => void;
}

/** What stands under the field: kept searches, results, nothing found, or another try. */
export function SearchBody(props: SearchBodyProps) {
  const t = useT();
  const { status, answer, term, tab, onSearch } = props;
  const panelId = `${props.listId}-panel`;
  if (status === 'failed') {
    return (
      <div className="search-body">
        <div className="search-failed" role="status">
          <p>{t('common:state.could_not_load')}</p>
          <Button look="line" size="s" onClick={() => onSearch(term)}>
            {t('common:action.try_again')}
          </Button>
        </div>
      </div>
    );
  }
  if (!answer) {
    return (
      <div className="search-body">
        {status === 'idle' ? (
          <SearchStart onSearch={onSearch} />
        ) : (
          <p className="search-hint">{status === 'searching' ? t('search:searching') : t('search:hint')}</p>
        )}
      </div>
    );
  }
  if (answer.counts.all === 0) return <NothingFound term={term} />;
  const twin = twinOf(term, answer);
  return (
    <>
      <SearchTabs tabs={tabsOf(answer)} current={tab} panelId={panelId} onChoose={props.onTab} />
      <div
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        id={panelId}
        aria-label={tab === 'all' ? t('search:all') : t(`search:group.${tab}`)}
        className={classNames('search-body', status !== 'done' && 'is-old')}
      >
        <p className="sr-only" role="status">
          {summary(t, answer)}
        </p>
        {answer.corrected && (
          <p className="search-note">{t('search:corrected', { term: answer.corrected, typed: term })}</p>
        )}
        {twin && (
          <p className="search-note">
            <button type="button" className="link" onClick={() => onSearch(twin)}>
              {t('search:twin_hint', { term: twin })}
            </button>
          </p>
        )}
        <SearchResults
          listId={props.listId}
          groups={props.groups}
          words={answer.query}
          term={answer.query}
          active={props.active}
        />
      </div>
    </>
  );
}

/** "12 results, 5 Startups, 1 Mentors" for those who do not see the tabs. */
function summary(t: ReturnType<typeof useT>, answer: SearchAnswer): string {
  const [all, ...groups] = tabsOf(answer);
  const named = groups.map(({ tab, count, more }) => {
    const name = t(`search:group.${tab as Exclude<SearchTab, 'all'>}`);
    return `${more ? t('search:more_than', { count }) : count} ${name}`;
  });
  return [t(all?.more ? 'search:count_more' : 'search:count', { count: answer.counts.all }), ...named].join(
    ', ',
  );
}
