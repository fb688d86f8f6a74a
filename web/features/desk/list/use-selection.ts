import { useState } from 'react';

/** The rows ticked, of those that are shown and can be ticked, and those of other pages that were added to them. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  canSelect: (row: Row) => boolean,
) {
  const [beyond, setBeyond] = useState<readonly Row[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  const possible = rows.filter(canSelect);
  const selected = possible.filter(({ id }) => ticked.has(id));
  const set = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return {
    rows: [...selected, ...beyond],
    /** Rows of other pages. */
    beyond,
    setBeyond,
    ids: new Set(selected.map(({ id }) => id)) as ReadonlySet<string>,
    allChosen: possible.length > 0 && selected.length === possible.length,
    shown: possible,
    possible: possible.length,
    set,
    toggle: (id: string) => possible.some((row) => row.id === id) && set(id, !ticked.has(id)),
    setAll: (on: boolean) => {
      setTicked(new Set(on ? possible.map(({ id }) => id) : []));
      if (!on) setBeyond([]);
    },
    clear: () => {
      setTicked(new Set());
      setBeyond([]);
    },
  };
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
