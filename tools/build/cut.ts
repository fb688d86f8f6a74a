/** One module of the browser build: its size as it will travel, and the modules it imports at once. */
export interface CutModule {
  id: string;
  bytes: number;
  imports: readonly string[];
  /** Goes into a style sheet, not into a script. */
  isStyle?: boolean;
  /** The file that it is in already, with others of the same number: who takes along what imports it loads that file. */
  apart?: number;
}

/** Bytes of scripts and of style sheets. */
export interface Weight {
  scripts: number;
  styles: number;
}

/** A page, or a part that is fetched later. */
export interface Entry {
  /** The modules where it begins: a page, the page that it stands in, a menu that comes with both. */
  ids: readonly string[];
  /** How much it counts beside the others. */
  weight: number;
  /** How many bytes in vain a saved request is worth to it. */
  requestBytes: number;
  /** The most that it may load of these modules, what it loads in vain counted; without it there is no limit. */
  most?: Weight;
}

/** A file in the making. `entries` are those that load it, wanted or because a file they want imports it. */
interface Pile {
  modules: string[];
  bytes: number;
  /** How much of it is style sheet. */
  styles: number;
  entries: Set<number>;
  imports: Set<Pile>;
  /** Where a page or part begins, or cut already: a file by itself, which others may import. */
  isFixed: boolean;
}

/**
 * Cuts what several entries share into files. At first each file holds what the very same entries need, so that nobody
 * loads a module in vain: hundreds of files, most of them small. Then, again and again, the two files become one that
 * save most: a request for each entry that loads both, against the bytes that those load in vain who need one of them
 * only, and against all that the other one imports. What would take an entry over its limit is left, whatever it saves
 * for others. Returns the files, those that most entries load first.
 */
export function cut(modules: readonly CutModule[], entries: readonly Entry[]): string[][] {
  const piles = pilesOf(modules, entries);
  const room = roomOf(modules, entries);
  for (;;) {
    let best: Joined | undefined;
    const free = piles.filter(({ isFixed }) => !isFixed);
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1)) {
        const joined = tryJoin(one, other, entries, best?.saved ?? 0);
        if (joined && hasRoom(joined, room)) best = joined;
      }
    if (!best) break;
    for (const [entry, more] of inVain(best)) take(room[entry], more);
    join(best.one, best.other, piles);
  }
  return piles
    .filter(({ isFixed }) => !isFixed)
    .toSorted((a, b) => b.entries.size - a.entries.size)
    .map((pile) => pile.modules);
}

interface Joined {
  one: Pile;
  other: Pile;
  saved: number;
}

/** What it saves to make one file of two, if that is more than another pair saves. */
function tryJoin(one: Pile, other: Pile, entries: readonly Entry[], most: number): Joined | undefined {
  const countOf = (entry: number) => entries[entry]?.weight ?? 0;
  const requestOf = (entry: number) => countOf(entry) * (entries[entry]?.requestBytes ?? 0);
  let saved = 0;
  for (const entry of one.entries)
    if (other.entries.has(entry)) saved += requestOf(entry);
    else saved -= countOf(entry) * other.bytes;
  if (saved <= most) return undefined;
  for (const entry of other.entries) if (!one.entries.has(entry)) saved -= countOf(entry) * one.bytes;
  if (saved <= most) return undefined;
  const together = one.entries.union(other.entries);
  for (const pile of importedBy(one, other))
    for (const entry of together.difference(pile.entries))
      saved -= countOf(entry) * pile.bytes + requestOf(entry);
  if (saved <= most) return undefined;
  return { one, other, saved };
}

/** What each entry may load in vain: what it needs anyway is no reason to refuse anything, even where that is too much. */
function roomOf(modules: readonly CutModule[], entries: readonly Entry[]): (Weight | undefined)[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return entries.map(({ ids, most }) => {
    if (!most) return undefined;
    const room = { ...most };
    for (const id of reach(ids, byId)) take(room, weightOf(byId.get(id)));
    return room;
  });
}

const weightOf = (module: CutModule | undefined): Weight => {
  const { bytes = 0, isStyle = false } = module ?? {};
  return isStyle ? { scripts: 0, styles: bytes } : { scripts: bytes, styles: 0 };
};

function take(room: Weight | undefined, { scripts, styles }: Weight): void {
  if (!room) return;
  room.scripts -= scripts;
  room.styles -= styles;
}

/** What each entry loads more when two files become one. */
function inVain({ one, other }: Joined): Map<number, Weight> {
  const more = new Map<number, Weight>();
  const together = one.entries.union(other.entries);
  for (const pile of [one, other, ...importedBy(one, other)])
    for (const entry of together.difference(pile.entries)) {
      const { scripts, styles } = more.get(entry) ?? { scripts: 0, styles: 0 };
      more.set(entry, { scripts: scripts + pile.bytes - pile.styles, styles: styles + pile.styles });
    }
  return more;
}

/** More of what an entry has no room for is refused; a page full of scripts may load a style sheet in vain. */
const hasRoom = (joined: Joined, rooms: readonly (Weight | undefined)[]): boolean =>
  [...inVain(joined)].every(([entry, { scripts, styles }]) => {
    const room = rooms[entry];
    return !room || ((!scripts || scripts <= room.scripts) && (!styles || styles <= room.styles));
  });

function pilesOf(modules: readonly CutModule[], entries: readonly Entry[]): Pile[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const needed = new Map<string, Set<number>>();
  const beginnings = new Set(entries.flatMap(({ ids }) => ids));
  for (const [number, { ids }] of entries.entries())
    for (const reached of reach(ids, byId))
      needed.set(reached, (needed.get(reached) ?? new Set()).add(number));
  const piles = new Map<string, Pile>();
  const pileOf = new Map<string, Pile>();
  for (const module of modules) {
    const { id, bytes, apart } = module;
    const by = needed.get(id) ?? new Set();
    if (by.size < 2 && apart === undefined) continue;
    const isFixed = apart !== undefined || beginnings.has(id);
    const key = apart !== undefined ? `apart ${apart}` : isFixed ? id : [...by].join(' ');
    const pile = piles.get(key) ?? {
      modules: [],
      bytes: 0,
      styles: 0,
      entries: new Set(by),
      imports: new Set(),
      isFixed,
    };
    for (const entry of by) pile.entries.add(entry);
    pile.modules.push(id);
    pile.bytes += bytes;
    pile.styles += weightOf(module).styles;
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
  one.styles += other.styles;
  one.entries = one.entries.union(other.entries);
  one.imports = one.imports.union(other.imports);
  one.imports.delete(one);
  one.imports.delete(other);
  for (const pile of imported) pile.entries = pile.entries.union(one.entries);
  piles.splice(piles.indexOf(other), 1);
  for (const pile of piles) if (pile.imports.delete(other) && pile !== one) pile.imports.add(one);
}
