import { BULK_VERBS } from '#shared/domain/bulk.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton, SelectionBar } from '../list/selection-bar.tsx';
import type { Selection } from '../list/use-selection.ts';
import type { QueueRow } from './queue-state.ts';

/** What can be done with the ticked requests. */
export function QueueActions({ selection, viewerId }: { selection: Selection<QueueRow>; viewerId: string }) {
  const t = useT();
  const scripted = useHydrated();
  const hidden = scripted && !selection.rows.some(({ can }) => can.decide);
  return (
    <SelectionBar selection={selection} viewerId={viewerId}>
      {BULK_VERBS.map((verb) => (
        <IntentButton key={verb} value={verb} hidden={hidden}>
          {t(`bulk:${verb}_some`)}
        </IntentButton>
      ))}
    </SelectionBar>
  );
}
