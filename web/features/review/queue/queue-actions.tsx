import { BULK_MOST, BULK_VERBS } from '#shared/domain/bulk.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { SelectionBar } from '../../desk/list/selection-bar.tsx';
import type { Selection } from '../../desk/list/use-selection.ts';
import { isMovable } from './queue-columns.tsx';
import type { QueueRow } from './queue-state.ts';

/** What can be done with the ticked requests. */
export function QueueActions({
  selection,
  viewerId,
  query,
  total,
}: {
  selection: Selection<QueueRow>;
  viewerId: string;
  /** Of the list, without a page. */
  query: string;
  total: number;
}) {
  const t = useT();
  const scripted = useHydrated();
  const hidden = scripted && !selection.rows.some(({ can }) => can.decide);
  return (
    <SelectionBar
      selection={selection}
      viewerId={viewerId}
      list={{ path: `/desk-api/v1/submissions/?${query}`, total, most: BULK_MOST, canSelect: isMovable }}
      nameOf={(row) => localName(row, t.language).text}
    >
      {BULK_VERBS.map((verb) => (
        <IntentButton size="s" key={verb} value={verb} hidden={hidden}>
          {t(`bulk:${verb}_some`)}
        </IntentButton>
      ))}
    </SelectionBar>
  );
}
