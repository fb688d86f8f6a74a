import { useState } from 'react';
import type { QueueRow } from './queue-state.ts';
import { isMovable } from './queue-table.tsx';

/** The rows ticked, of those that are shown and can be taken or released. */
export function useSelection(rows: readonly QueueRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  const movable = rows.filter(isMovable);
  const selected = movable.filter(({ id }) => ticked.has(id));
  const set = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return {
    rows: selected,
    ids: new Set(selected.map(({ id }) => id)) as ReadonlySet<string>,
    allChosen: movable.length > 0 && selected.length === movable.length,
    possible: movable.length,
    set,
    toggle: (id: string) => movable.some((row) => row.id === id) && set(id, !ticked.has(id)),
    setAll: (on: boolean) => setTicked(new Set(on ? movable.map(({ id }) => id) : [])),
    clear: () => setTicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
