import { contactStep } from '#shared/domain/contact-life.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { IntentButton, SelectionBar } from '#web/features/review/list/selection-bar.tsx';
import type { Selection } from '#web/features/review/list/use-selection.ts';
import type { Staff } from '#web/features/review/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { AssignChoice } from './assign-choice.tsx';
import type { InboxRow } from './inbox-state.ts';

export interface InboxActionsProps {
  selection: Selection<InboxRow>;
  colleagues: readonly Staff[];
  viewerId: string;
}

/** What can be done with the ticked messages: those that cannot take a step are named afterwards. */
export function InboxActions({ selection, colleagues, viewerId }: InboxActionsProps) {
  const t = useT();
  const scripted = useHydrated();
  const isHidden = (verb: 'assign' | 'close' | 'reopen') =>
    scripted && !selection.rows.some(({ status }) => contactStep(status, verb) !== null);
  return (
    <SelectionBar selection={selection} viewerId={viewerId}>
      <AssignChoice colleagues={colleagues} hidden={isHidden('assign')} />
      {(['close', 'reopen'] as const).map((verb) => (
        <IntentButton key={verb} value={verb} hidden={isHidden(verb)}>
          {t(`contact-desk:${verb}`)}
        </IntentButton>
      ))}
    </SelectionBar>
  );
}
