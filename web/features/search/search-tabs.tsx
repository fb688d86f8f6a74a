import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatInteger } from '#shared/format/numbers.ts';
import { useT } from '#web/lib/texts.tsx';
import type { CountedTab, SearchTab } from './search-order.ts';

export interface SearchTabsProps {
  tabs: readonly CountedTab[];
  current: SearchTab;
  panelId: string;
  onChoose: (tab: SearchTab) => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All, and one tab for each group with results; arrow keys move between them. */
export function SearchTabs({ tabs, current, panelId, onChoose }: SearchTabsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ tab }) => tab === current);

  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);

  function move(event: KeyboardEvent) {
    const step = STEP[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && index + step;
    const chosen = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!chosen) return;
    event.preventDefault();
    onChoose(chosen.tab);
    (list.current?.children[tabs.indexOf(chosen)] as HTMLElement | undefined)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('search:groups')}
      className="tabs search-tabs"
      onKeyDown={move}
    >
      {tabs.map(({ tab, count, more }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {tab === 'all' ? t('search:all') : t(`search:group.${tab}`)}
          <span className="n">
            {formatInteger(count)}
            {more && '+'}
          </span>
        </button>
      ))}
    </div>
  );
}
