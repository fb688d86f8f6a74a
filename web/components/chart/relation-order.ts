import type { Relation } from './relation-picture.tsx';

const SWEEPS = 4;

interface Placed {
  id: string;
}

/**
 * Orders the names of both columns so that lines cross less: each name moves towards the middle of those it is related to on
 * the other side, one column after the other. The same relations give the same order every time.
 */
export function untangle<T extends Placed>(
  left: readonly T[],
  right: readonly T[],
  relations: readonly Relation[],
): [T[], T[]] {
  let columns: [T[], T[]] = [[...left], [...right]];
  let best = columns;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const [one, other] = columns;
    const moved = towards(other, one, relations);
    columns = [towards(one, moved, relations), moved];
    if (crossings(columns, relations) < crossings(best, relations)) best = columns;
  }
  return best;
}

/** A column with each name at the mean place of those across it is related to; names without stay where they are. */
function towards<T extends Placed>(
  column: readonly T[],
  across: readonly Placed[],
  relations: readonly Relation[],
): T[] {
  const places = new Map(across.map(({ id }, i) => [id, (i + 0.5) / across.length]));
  const wanted = new Map(
    column.map(({ id }, i) => {
      const of = relations.flatMap(({ source, target }) => {
        const place = source === id ? places.get(target) : target === id ? places.get(source) : undefined;
        return place === undefined ? [] : [place];
      });
      const own = (i + 0.5) / column.length;
      return [id, of.length > 0 ? of.reduce((sum, one) => sum + one, 0) / of.length : own] as const;
    }),
  );
  return [...column].sort((a, b) => wanted.get(a.id)! - wanted.get(b.id)!);
}

/** How many pairs of lines between the columns cross. */
export function crossings(
  [left, right]: readonly [readonly Placed[], readonly Placed[]],
  relations: readonly Relation[],
): number {
  const [from, to] = [left, right].map((column) => new Map(column.map(({ id }, i) => [id, i])));
  const lines = relations.flatMap(({ source, target }) => {
    const [a, b] = from!.has(source) ? [source, target] : [target, source];
    const [x, y] = [from!.get(a), to!.get(b)];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
  let count = 0;
  for (const [i, [a, b]] of lines.entries())
    for (const [c, d] of lines.slice(i + 1)) if ((a - c) * (b - d) < 0) count += 1;
  return count;
}
