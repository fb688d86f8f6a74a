/** Entries under what they have in common, both in the order in which they came; old browsers have no `Map.groupBy`. */
export function grouped<T, K>(entries: readonly T[], keyOf: (entry: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups];
}
