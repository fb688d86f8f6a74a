import { BULK_MOST, type BulkKindName, bulkVerbs } from '#shared/domain/bulk.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { AssignChoice } from '#web/features/desk/list/assign-choice.tsx';
import { SelectionBar } from '#web/features/desk/list/selection-bar.tsx';
import type { Selection } from '#web/features/desk/list/use-selection.ts';
import type { Staff } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';

export interface ManyActionsProps<R> {
  kind: BulkKindName;
  selection: Selection<R & { id: string }>;
  viewerId: string;
  /** The call of the list with its search and filters, without a page. */
  path: string;
  total: number;
  nameOf: (row: R) => string;
  /** What can be ticked; and what of it can be decided, where that is not all. */
  can: (row: R) => boolean;
  mayDecide?: (row: R) => boolean;
  /** To whom ticked cases can be given; absent where they cannot. */
  colleagues?: readonly Staff[];
}

/** What can be done with the ticked cases of a kind: taking, giving back, and the decisions that can be ordered on many. */
export function ManyActions<R extends { id: string; version?: number; assignee: Staff | null }>(
  props: ManyActionsProps<R>,
) {
  const { kind, selection, viewerId, path, total, nameOf, can, mayDecide = can } = props;
  const t = useT();
  const scripted = useHydrated();
  const hidden = scripted && !selection.rows.some(mayDecide);
  return (
    <SelectionBar
      selection={selection}
      viewerId={viewerId}
      list={{ path, total, most: BULK_MOST, canSelect: can }}
      nameOf={nameOf}
    >
      {props.colleagues && (
        <AssignChoice colleagues={props.colleagues} hidden={scripted && selection.rows.length === 0} />
      )}
      {bulkVerbs(kind).map((verb) => (
        <IntentButton size="s" key={verb} value={verb} hidden={hidden}>
          {t(`bulk:${verb}_some`)}
        </IntentButton>
      ))}
    </SelectionBar>
  );
}
