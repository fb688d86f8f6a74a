import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useT } from '#web/lib/texts.tsx';
import { foundItem, itemsSaying, ownItems } from './palette-items.ts';
import { PaletteList, paletteOption } from './palette-list.tsx';
import { closePalette } from './palette-store.ts';
import { useFound } from './use-found.ts';

/** Everything at the desk from the keyboard: parts, actions, records, cases, content and people, as far as one may see them. */
export default function Palette({ roles }: { roles: readonly string[] }) {
  const t = useT();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState(0);
  const { status, found } = useFound(isComposing ? null : text);
  const own = useMemo(() => ownItems(t, roles), [t, roles]);
  const items = [...itemsSaying(own, text), ...found.map((one) => foundItem(t, one))];
  const open = items.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed and what is found begin at the best
  useEffect(() => setActive(0), [text, found]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && open) {
      event.preventDefault();
      const next = (active + step + items.length) % items.length;
      setActive(next);
      document.getElementById(paletteOption(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(paletteOption(listId, active))?.click();
    }
  }

  return (
    <Dialog
      open
      onClose={closePalette}
      title={t('desk:palette.title')}
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
          enterKeyHint="go"
          role="combobox"
          aria-label={t('desk:palette.label')}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open ? paletteOption(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('desk:palette.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={press}
        />
        <Button look="bare" size="s" onClick={closePalette}>
          {t('common:action.close')}
        </Button>
      </div>
      <ProgressBar active={status === 'searching'} label={t('desk:palette.title')} inline />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="search-body" tabIndex={0} aria-label={t('desk:palette.results')}>
        <p className="sr-only" role="status">
          {status === 'done' && t('desk:palette.count', { count: items.length })}
        </p>
        {status === 'failed' && <p className="search-hint">{t('desk:palette.failed')}</p>}
        {!open && status === 'done' && (
          <p className="search-hint">{t('desk:palette.none', { term: text.trim() })}</p>
        )}
        <PaletteList listId={listId} items={items} active={active} />
      </section>
    </Dialog>
  );
}
