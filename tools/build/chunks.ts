interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters?: readonly string[] } | null;
}

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Where a page begins: what these import, every page needs. */
const FRAME = /\/web\/(root|entry\.client)\.tsx/;
/** What wakes the page, when everything else is there: a file of its own, run last. */
const START = /\/web\/entry\.client\.tsx/;
const ROUTE = /\/web\/routes\/([\w-]+)\.tsx/;
/** Areas that people stay in: what only their pages share is one file each. A person's public page is in none. */
const INNER = /^(desk|dev|user(?!-person$)|account)\b/;

/** What is not reached from a page, but from a part that is fetched later. */
const LATER = 'later ';

const known = new Map<string, ReadonlySet<string>>();

/** Where a module is needed: `frame`, names of routes, and parts fetched later. */
function placesOf(id: string, modules: Modules): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const places = new Set<string>();
  const seen = new Set([id]);
  // What is added while it is walked through is walked through too.
  for (const at of seen) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(at) ?? {};
    const [, route] = ROUTE.exec(at) ?? [];
    if (FRAME.test(at)) places.add('frame');
    else if (route) places.add(route);
    else {
      // Some pages fetch it later, whatever others import it at once.
      if (importers.length === 0 || dynamicImporters.length > 0) places.add(LATER + at);
      for (const importer of importers) seen.add(importer);
    }
  }
  known.set(id, places);
  return places;
}

/** Small things that a part of a public page fetches: in a file with what inner areas share they would bring all of that along. */
const RULES = /\/shared\/rules\/(rule|text|email)\.ts$/;
const BY_ITSELF = /\/shared\/(format\/phones|khmer\/clusters)\.ts$/;

/**
 * The file in which a shared module goes. What the same public pages share goes together, whoever else needs it: many
 * small files compress badly, ask for a request each, and make the list of routes long.
 *
 * A group takes the imports of its modules with it unless they are cut already, so what more pages need has a higher rank:
 * a module is needed wherever those that import it are.
 */
function shareOf(id: string, modules: Modules): { name: string; rank: number } | null {
  const places = [...placesOf(id, modules)].sort();
  if (places.length < 2) return null;
  // What every form of a public page judges by: three files of a few hundred bytes compress badly.
  if (RULES.test(id)) return { name: 'rules', rank: 298 };
  const [, alone] = BY_ITSELF.exec(id) ?? [];
  if (alone) return { name: alone.replace('/', '-'), rank: 299 };
  const open = places.filter((place) => !place.startsWith(LATER) && !INNER.test(place));
  if (open.length > 0) return { name: open.join(' '), rank: 200 + open.length };
  const areas = [...new Set(places.map((place) => INNER.exec(place)?.[1]).filter(Boolean))];
  const hasLater = places.some((place) => place.startsWith(LATER));
  // Every page of the area would ask for twenty files of a few hundred bytes: they are one, a little more for a dialog.
  if (hasLater && areas.length > 0) return { name: `later ${areas.join(' ')}`, rank: 190 + areas.length };
  if (hasLater) return { name: places.join(' '), rank: 100 + Math.min(places.length, 89) };
  return { name: areas.join(' '), rank: areas.length };
}

const RANKS = 300;

/**
 * How the browser build is cut: the framework, the frame of the site, and the rest by the pages that share it. The frame
 * is one file, since every page loads all of it.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK, priority: RANKS + 1 },
  {
    name: (id: string, modules: Modules) =>
      !START.test(id) && placesOf(id, modules).has('frame') ? 'frame' : null,
    priority: RANKS,
  },
  ...Array.from({ length: RANKS }, (_, rank) => ({
    name: (id: string, modules: Modules) => {
      const share = shareOf(id, modules);
      return share?.rank === rank ? share.name : null;
    },
    priority: rank,
  })),
];

/**
 * Files go by their hash: the list of routes and the frame, which every page loads, name them all. Seven letters are enough
 * to tell some hundreds of files apart (the fewest the bundler takes), and weigh less than eight. Pages and dialogs that are
 * fetched later keep their names: those are looked for when something is missing, and by who keeps what is for broken lines.
 */
export const chunkName = ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
  isDynamicEntry && /-(page|dialog|line)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** The style sheet of a chunk bears its name, which for a shared one is a list of places, even paths of this machine. */
export const assetName = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => /[^\w.-]/.test(name)) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';
