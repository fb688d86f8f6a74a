import { contactStep } from '#shared/domain/cases/contact.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { AssignChoice } from '#web/features/desk/list/assign-choice.tsx';
import { SelectionBar } from '#web/features/desk/list/selection-bar.tsx';
import type { Selection } from '#web/features/desk/list/use-selection.ts';
import type { Staff } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { type InboxRow, MOST_AT_ONCE } from './inbox-state.ts';

export interface InboxActionsProps {
  selection: Selection<InboxRow>;
  colleagues: readonly Staff[];
  viewerId: string;
  /** Of the list, without a page. */
  query: string;
  total: number;
}

/** What can be done with the ticked messages: those that cannot take a step are named afterwards. */
export function InboxActions({ selection, colleagues, viewerId, query, total }: InboxActionsProps) {
  const t = useT();
  const scripted = useHydrated();
  const isHidden = (verb: 'assign' | 'close' | 'reopen') =>
    scripted && !selection.rows.some(({ status }) => contactStep(status, verb) !== null);
  return (
    <SelectionBar
      selection={selection}
      viewerId={viewerId}
      list={{
        path: `/desk-api/v1/contact-messages/?${query}`,
        total,
        most: MOST_AT_ONCE,
        canSelect: () => true,
      }}
      nameOf={({ reference }) => reference}
    >
      <AssignChoice colleagues={colleagues} hidden={isHidden('assign')} />
      {(['close', 'reopen'] as const).map((verb) => (
        <IntentButton size="s" key={verb} value={verb} hidden={isHidden(verb)}>
          {t(`contact-desk:${verb}`)}
        </IntentButton>
      ))}
    </SelectionBar>
  );
}
