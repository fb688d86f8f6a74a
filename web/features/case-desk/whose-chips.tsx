import { FilterChips } from '#web/features/desk/list/filter-chips.tsx';
import { useT } from '#web/lib/texts.tsx';

type Whose = 'mine' | 'unassigned';
const CHIPS = [
  { key: 'review:filter.mine', filter: ['mine'] },
  { key: 'desk:queue.mine_and_unassigned', filter: ['mine', 'unassigned'] },
] as const;

const isChosen = (filter: readonly Whose[], by: readonly Whose[]) => filter.join() === by.join();

/** What is chosen after a press on one of the chips. */
export const nextWhose = (filter: readonly Whose[], by: readonly Whose[]): Whose[] =>
  isChosen(filter, by) ? [] : [...by];

/** Whose cases are listed: one's own, or those of nobody as well. */
export function WhoseChips({ filter, to }: { filter: readonly Whose[]; to: (filter: Whose[]) => string }) {
  const t = useT();
  return (
    <FilterChips
      chips={CHIPS.map((chip) => {
        const chosen = isChosen(filter, chip.filter);
        return { text: t(chip.key), chosen, to: to(nextWhose(filter, chip.filter)) };
      })}
    />
  );
}
