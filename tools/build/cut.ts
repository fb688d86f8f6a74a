/** One module of the browser build: its size as it will travel, and the modules it imports at once. */
export interface CutModule {
  id: string;
  bytes: number;
  imports: readonly string[];
}

/** A page, or a part that is fetched later. */
export interface Entry {
  /** The modules where it begins: a page, the page that it stands in, a menu that comes with both. */
  ids: readonly string[];
  /** How much it counts beside the others. */
  weight: number;
  /** How many bytes in vain a saved request is worth to it. */
  requestBytes: number;
}

/** A file in the making. `entries` are those that load it, wanted or because a file they want imports it. */
interface Pile {
  modules: string[];
  bytes: number;
  entries: Set<number>;
  imports: Set<Pile>;
}

/**
 * Cuts what several entries share into files. At first each file holds what the very same entries need, so that nobody
 * loads a module in vain: hundreds of files, most of them small. Then, again and again, the two files become one that
 * save most: a request for each entry that loads both, against the bytes that those load in vain who need one of them
 * only, and against all that the other one imports. Returns the files, those that most entries load first.
 */
export function cut(modules: readonly CutModule[], entries: readonly Entry[]): string[][] {
  const piles = pilesOf(modules, entries);
  for (;;) {
    let best: Joined | undefined;
    for (const [at, one] of piles.entries())
      for (const other of piles.slice(at + 1)) {
        const joined = tryJoin(one, other, entries, best?.saved ?? 0);
        if (joined) best = joined;
      }
    if (!best) break;
    join(best.one, best.other, piles);
  }
  return piles.toSorted((a, b) => b.entries.size - a.entries.size).map((pile) => pile.modules);
}

interface Joined {
  one: Pile;
  other: Pile;
  saved: number;
}

/** What it saves to make one file of two, if that is more than another pair saves. */
function tryJoin(one: Pile, other: Pile, entries: readonly Entry[], most: number): Joined | undefined {
  const weightOf = (entry: number) => entries[entry]?.weight ?? 0;
  const requestOf = (entry: number) => weightOf(entry) * (entries[entry]?.requestBytes ?? 0);
  let saved = 0;
  for (const entry of one.entries)
    if (other.entries.has(entry)) saved += requestOf(entry);
    else saved -= weightOf(entry) * other.bytes;
  if (saved <= most) return undefined;
  for (const entry of other.entries) if (!one.entries.has(entry)) saved -= weightOf(entry) * one.bytes;
  if (saved <= most) return undefined;
  const together = one.entries.union(other.entries);
  for (const pile of importedBy(one, other))
    for (const entry of together.difference(pile.entries))
      saved -= weightOf(entry) * pile.bytes + requestOf(entry);
  if (saved <= most) return undefined;
  return { one, other, saved };
}

function pilesOf(modules: readonly CutModule[], entries: readonly Entry[]): Pile[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const needed = new Map<string, Set<number>>();
  const beginnings = new Set(entries.flatMap(({ ids }) => ids));
  for (const [number, { ids }] of entries.entries())
    for (const reached of reach(ids, byId))
      needed.set(reached, (needed.get(reached) ?? new Set()).add(number));
  const piles = new Map<string, Pile>();
  const pileOf = new Map<string, Pile>();
  for (const { id, bytes } of modules) {
    const by = needed.get(id) ?? new Set();
    if (by.size < 2 || beginnings.has(id)) continue;
    const key = [...by].join(' ');
    const pile = piles.get(key) ?? { modules: [], bytes: 0, entries: new Set(by), imports: new Set() };
    pile.modules.push(id);
    pile.bytes += bytes;
    piles.set(key, pile);
    pileOf.set(id, pile);
  }
  for (const [id, pile] of pileOf)
    for (const imported of byId.get(id)?.imports ?? []) {
      const other = pileOf.get(imported);
      if (other && other !== pile) pile.imports.add(other);
    }
  return [...piles.values()];
}

/** Everything that is loaded at once with some modules, themselves among it. */
function reach(ids: readonly string[], byId: ReadonlyMap<string, CutModule>): Set<string> {
  const seen = new Set(ids);
  // What is added while it is walked through is walked through too.
  for (const at of seen) for (const next of byId.get(at)?.imports ?? []) if (byId.has(next)) seen.add(next);
  return seen;
}

/** All files that two import, directly or through others, themselves not among them. */
function importedBy(one: Pile, other: Pile): Set<Pile> {
  const seen = new Set([...one.imports, ...other.imports]);
  for (const at of seen) for (const next of at.imports) seen.add(next);
  seen.delete(one);
  seen.delete(other);
  return seen;
}

function join(one: Pile, other: Pile, piles: Pile[]): void {
  const imported = importedBy(one, other);
  one.modules.push(...other.modules);
  one.bytes += other.bytes;
  one.entries = one.entries.union(other.entries);
  one.imports = one.imports.union(other.imports);
  one.imports.delete(one);
  one.imports.delete(other);
  for (const pile of imported) pile.entries = pile.entries.union(one.entries);
  piles.splice(piles.indexOf(other), 1);
  for (const pile of piles) if (pile.imports.delete(other) && pile !== one) pile.imports.add(one);
}
