import CircleX from 'lucide-react/icons/circle-x';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useT } from '#web/lib/texts.tsx';
import { SearchBody } from './search-body.tsx';
import { SearchFoot } from './search-foot.tsx';
import { groupsOf, type SearchTab } from './search-order.ts';
import { optionId, rowCount } from './search-results.tsx';
import { useSearch } from './use-search.ts';

export interface SearchDialogProps {
  /** What to look for at once. */
  term: string;
  onClose: () => void;
}

/** Search over any page (2f): a combobox whose list box holds the results, at most 768 px wide. */
export default function SearchDialog({ term, onClose }: SearchDialogProps) {
  const t = useT();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const [tab, setTab] = useState<SearchTab>('all');
  const [active, setActive] = useState(0);
  const { runner, ...search } = useSearch(term);
  const groups = search.answer ? groupsOf(search.answer, tab) : [];
  const rows = rowCount(groups);
  const open = rows > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at its best result
  useEffect(() => {
    setTab('all');
    setActive(0);
  }, [search.answer]);

  function look(next: string) {
    setText(next);
    runner.submit(next);
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && open) {
      event.preventDefault();
      const next = (active + step + rows) % rows;
      setActive(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!runner.submit() && open) document.getElementById(optionId(listId, active))?.click();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('search:title')}
      closeLabel={t('common:action.close')}
      size="search"
      initialFocus={input}
      hideClose
    >
      <div className="search-field">
        <Icon of={Search} size="l" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('search:label')}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('search:placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            runner.type(event.target.value);
          }}
          onCompositionStart={() => runner.compose(true)}
          onCompositionEnd={() => runner.compose(false)}
          onKeyDown={press}
        />
        {text !== '' && (
          <IconButton
            label={t('common:action.clear')}
            onClick={() => {
              setText('');
              runner.type('');
              input.current?.focus();
            }}
          >
            <Icon of={CircleX} />
          </IconButton>
        )}
        <Button look="bare" size="s" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
      <ProgressBar active={search.status === 'searching'} label={t('search:searching')} inline />
      <SearchBody
        {...search}
        listId={listId}
        groups={groups}
        tab={tab}
        active={active}
        onTab={(next) => {
          setTab(next);
          setActive(0);
        }}
        onSearch={look}
      />
      <SearchFoot />
    </Dialog>
  );
}
