import { Fragment, type MouseEvent, type ReactNode, useRef } from 'react';
import { listText } from '#shared/format/lists.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton } from '../intent-button.tsx';
import { pressButton } from '../keys/press-button.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { currentLink } from '../keys/use-row-keys.ts';
import { type Staff, staffName } from '../staff-name.ts';
import { AllPages, type AllPagesProps } from './all-pages.tsx';
import type { Selection } from './use-selection.ts';

interface Row {
  id: string;
  assignee: Staff | null;
  version?: number;
}

export interface SelectionBarProps<R extends Row> {
  selection: Selection<R>;
  viewerId: string;
  /** The whole list, of which one page is shown. */
  list: Pick<AllPagesProps<R>, 'path' | 'total' | 'most' | 'canSelect'>;
  nameOf: (row: R) => string;
  /** What else can be done with the ticked rows. */
  children?: ReactNode;
}

/** All at once, how many are ticked, and the buttons for them; they belong to the form around the list. */
export function SelectionBar<R extends Row>({
  selection,
  viewerId,
  list,
  nameOf,
  children,
}: SelectionBarProps<R>) {
  const t = useT();
  const scripted = useHydrated();
  const none = scripted && selection.rows.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useDeskKeys({
    take() {
      if (!none) return pressButton(box.current, 'take');
      // Nothing is ticked: the row on which the keys stand is meant.
      const row = currentLink()?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
      if (!row) return false;
      selection.toggle(row.value);
      requestAnimationFrame(() => pressButton(box.current, 'take'));
    },
  });
  const ofOthers = selection.rows.flatMap(({ assignee }) =>
    assignee && assignee.id !== viewerId ? [assignee] : [],
  );

  /** A colleague's work is not taken by accident. */
  async function askFirst(event: MouseEvent<HTMLButtonElement>) {
    if (ofOthers.length === 0) return;
    event.preventDefault();
    const button = event.currentTarget;
    const names = [...new Set(ofOthers.map((one) => staffName(one, t.language).text))];
    const yes = await ask({
      title: t('desk:queue.from_colleague'),
      text: t('desk:queue.from_colleague_text', { names: listText(t.language, names) }),
      confirm: t('desk:queue.take'),
      cancel: t('common:action.cancel'),
      calm: true,
    });
    if (yes) button.form?.requestSubmit(button);
  }

  return (
    <div ref={box} className="desk-acts">
      {scripted && (
        <Checkbox
          label={t('desk:queue.select_all')}
          checked={selection.allChosen}
          onChange={(event) => selection.setAll(event.currentTarget.checked)}
        />
      )}
      {selection.allChosen && selection.beyond.length === 0 && (
        <AllPages {...list} shown={selection.shown} onRows={selection.setBeyond} />
      )}
      {selection.beyond.map((row) => (
        <Fragment key={row.id}>
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name={`name:${row.id}`} value={nameOf(row)} />
          {row.version !== undefined && (
            <input type="hidden" name={`version:${row.id}`} value={row.version} />
          )}
        </Fragment>
      ))}
      <p role="status" className="t-small t-3">
        {scripted && !none ? t('desk:queue.selected', { count: selection.rows.length }) : ''}
      </p>
      <IntentButton size="s" value="take" hidden={none} onClick={(event) => void askFirst(event)}>
        {t('desk:queue.take')}
      </IntentButton>
      <IntentButton size="s" value="release" hidden={none}>
        {t('desk:queue.release')}
      </IntentButton>
      {children}
    </div>
  );
}
