import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { DragEvent } from 'react';
import { localName } from '#shared/i18n/local-name.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ListRow } from './load-records.ts';
import { DRAGGED, moveIntent } from './move-intent.ts';

/** The place of a record: moved by buttons, or dragged by its handle onto another row. */
export function OrderCell({ row, rows }: { row: ListRow; rows: readonly ListRow[] }) {
  const t = useT();
  const scripted = useHydrated();
  const name = localName(row, t.language, 'title').text;
  const ids = rows.map(({ id }) => id);
  const at = ids.indexOf(row.id);
  const [above, below] = [ids[at - 1], ids[at + 1]];
  const press = (intent: string | undefined, text: string, icon: typeof ArrowUp) => (
    <button
      type="submit"
      name="intent"
      value={intent ?? ''}
      disabled={intent === undefined}
      className="icon-btn"
      aria-label={text}
    >
      <Icon of={icon} size="s" />
    </button>
  );
  return (
    <span className="order-cell">
      {scripted && (
        <span
          draggable
          className="order-grip"
          title={t('collection:move.drag')}
          aria-hidden="true"
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, row.id)}
        >
          <Icon of={GripVertical} size="s" />
        </span>
      )}
      {press(above && moveIntent(row.id, above), t('collection:move.up', { name }), ArrowUp)}
      {/* The next one goes before it. */}
      {press(below && moveIntent(below, row.id), t('collection:move.down', { name }), ArrowDown)}
    </span>
  );
}

/** Whether what is dragged over a list is one of its records. */
export const takesDrop = (event: DragEvent<HTMLElement>): void => {
  if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
};

/** What is dropped onto a row takes its place, by the form around the list. */
export function dropOnRow(event: DragEvent<HTMLFormElement>): void {
  const dragged = event.dataTransfer.getData(DRAGGED);
  const row = (event.target as Element).closest('tr');
  const onto = row?.querySelector<HTMLInputElement>('input[name="id"]')?.value;
  if (!dragged || !onto || dragged === onto) return;
  event.preventDefault();
  const button = document.createElement('button');
  button.name = 'intent';
  button.value = moveIntent(dragged, onto);
  button.hidden = true;
  event.currentTarget.append(button);
  event.currentTarget.requestSubmit(button);
  button.remove();
}
