import type { Import } from './read-imports.ts';

/** Files that need one another before they can be loaded, each group sorted. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, type, later } of imports) {
    if (type || later) continue;
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  return circlesIn(next);
}

/** Groups of names that lead to one another, each sorted (Tarjan 1972). */
export function circlesIn(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const other of next.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(other)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle.sort());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}
