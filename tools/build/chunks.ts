import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Audience, innerAreaOf } from './audience.ts';
import { type CutModule, cut, type Entry } from './cut.ts';

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Where a page begins: what these import, every page needs. */
const FRAME = /\/web\/(root|entry\.client)\.tsx/;
/** What wakes the page, when everything else is there: a file of its own, run last. */
const START = /\/web\/entry\.client\.tsx/;
const ROUTE = /\/web\/routes\/([\w-]+)\.tsx\?__react-router-build-client-route/;
/** Pages of members: from a page that a visitor opened they are reached by signing in on it, until the next is loaded. */
/** Steps of a sign-in, and what mails lead to: no page that is weighed (tests/journeys/pages.spec.ts). */
const LINKED =
  /^(account|sign|camdigikey|team-invite|stakeholder-claim|get-listed-(?!step)|(event|program)-submission|unsubscribe)/;

/** The pages that those of an area stand in, and the menu that is fetched with all of them. */
const AREA_FRAMES: Readonly<Record<string, string>> = { user: 'user-profile', desk: 'desk' };
const MEMBER_MENU = /\/layout\/profile-menu\.tsx$/;

/**
 * What the framework, the frame and the list of routes leave a public page of its 143,360 bytes of scripts and 24,576 of
 * style sheets (gzip; tests/journeys/support/budget.ts). Measured: a page whose modules weigh that much stays some hundreds
 * of bytes below. A page that hydrates on use brings the starter, too.
 */
const MOST = { scripts: 10_600, styles: 1_000 };
const MOST_ON_USE = { ...MOST, scripts: 7_000 };
const HYDRATION = /\/web\/lib\/hydration\.ts$/;

/**
 * Of a source without comments that is compressed by itself, what it adds to a file: names of scripts are shortened; style
 * sheets are written for older browsers. Measured over all public pages: what a page needs weighs 0.95 to 1.0 of that.
 */
const TRAVELS = { script: 0.6, style: 0.92 };
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/**
 * What is paid for one request less, in bytes that are loaded in vain, and how much a page counts: measured over many
 * builds. Public pages have a limit, so little has to be paid for theirs.
 */
const OPEN = { weight: 200, requestBytes: 150 };
const BEHIND_LINK = { weight: 50, requestBytes: 6_000 };
const INSIDE = { weight: 1, requestBytes: 40_000 };
/** A part that is fetched later, for each page that may fetch it. */
const PART = { weight: 0.05, requestBytes: 800 };

/**
 * Members open one page after the other and keep what they have loaded: a request is worth many bytes in vain, on any page,
 * and most on their own. Theirs is another build (audience.ts), whose cut is no page's limit. Measured: with 8,000 pages of members ask for 10 to
 * 26 files of scripts, with 20,000 for 10 to 19 and 5 KB more, with 40,000 for 10 to 18 and 15 KB more.
 */
const MEMBERS = { weight: 1, requestBytes: 20_000 };
const MEMBERS_OWN = { ...MEMBERS, weight: 4 };

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}
type Modules = ReadonlyMap<string, Module>;

/** Which file a module goes in; what is in none stays with the page or part that alone needs it. */
export type Plan = ReadonlyMap<string, { name: string; rank: number }>;

/**
 * Plans how the browser build is cut: the framework; the frame of the site, one file, since every page loads all of it;
 * the rest by what it costs (cut.ts), where a public page counts more than one for members and a part that is fetched
 * later as much as pages that may fetch it.
 */
export function planChunks(modules: Modules, audience: Audience = 'visitors'): Plan {
  const plan = new Map<string, { name: string; rank: number }>();
  const framework = [...modules.keys()].filter((id) => FRAMEWORK.test(id));
  for (const id of framework) plan.set(id, { name: 'framework', rank: RANKS });
  const frame = reach(
    [...modules.keys()].filter((id) => FRAME.test(id)),
    modules,
  );
  for (const id of frame)
    if (!START.test(id) && !plan.has(id)) plan.set(id, { name: 'frame', rank: RANKS - 1 });

  const routes = [...modules.keys()].filter((id) => ROUTE.test(id));
  const entries = [
    ...routes.map((id) => pageEntry(id, modules, audience)),
    ...partEntries(routes, frame, modules),
  ];
  const apart = audience === 'members' ? stylesOfAreas(modules, plan) : [];
  const shared = [...modules]
    .filter(([id]) => !plan.has(id) && !START.test(id))
    .map(([id, { importedIds, code }]): CutModule => {
      const isStyle = STYLES.test(id);
      const at = apart.findIndex((file) => file.includes(id));
      const bytes = sizeOf(code ?? '', isStyle);
      return { id, bytes, imports: importedIds, isStyle, ...(at < 0 ? {} : { apart: at }) };
    });
  // First, since a file takes along what its modules import.
  const files = [...apart, ...cut(shared, entries)];
  if (files.length > RANKS - 1)
    throw new Error(`${files.length} shared files: raise RANKS in tools/build/chunks.ts`);
  for (const [at, file] of files.entries())
    for (const id of file) plan.set(id, { name: `shared ${at}`, rank: RANKS - 2 - at });
  return plan;
}

/**
 * What members' own pages look like, in one style sheet of 7 KB, and what only the desk's do in another: nothing is painted
 * before the last sheet is there, and the next page needs most of it.
 */
function stylesOfAreas(modules: Modules, plan: Plan): string[][] {
  const routes = [...modules.keys()].filter((id) => ROUTE.test(id));
  const areaOf = (id: string) => innerAreaOf(ROUTE.exec(id)?.[1] ?? '');
  const stylesIn = (area: string | undefined) =>
    [
      ...reach(
        routes.filter((id) => areaOf(id) === area),
        modules,
      ),
    ].filter((id) => STYLES.test(id) && !plan.has(id));
  const own = stylesIn('user');
  const others = new Set([...own, ...stylesIn(undefined)]);
  return [own, stylesIn('desk').filter((id) => !others.has(id))];
}

/** About what a module weighs on the line: the bundler knows only when files are cut. */
const sizeOf = (code: string, isStyle: boolean) =>
  Math.round(gzipSync(code.replaceAll(COMMENTS, '')).length * (isStyle ? TRAVELS.style : TRAVELS.script));

/** A page with all that comes with it: a member's page stands in the frame of its area, beside the menu of members. */
function pageEntry(id: string, modules: Modules, audience: Audience): Entry {
  const [, route = ''] = ROUTE.exec(id) ?? [];
  const area = innerAreaOf(route);
  if (audience === 'members')
    return { ids: [id, ...around(area, modules)], ...(area === 'user' ? MEMBERS_OWN : MEMBERS) };
  if (!area && LINKED.test(route)) return { ids: [id], ...BEHIND_LINK };
  const isOnUse = [...reach([id], modules)].some((one) => HYDRATION.test(one));
  if (!area) return { ids: [id], ...OPEN, most: isOnUse ? MOST_ON_USE : MOST };
  return { ids: [id, ...around(area, modules)], ...INSIDE };
}

/** What comes with every page that a member sees: the menu, and the page that those of an area stand in. */
function around(area: string | undefined, modules: Modules): string[] {
  const frame = AREA_FRAMES[area ?? ''];
  return [...modules.keys()].filter((one) => {
    const [, other] = ROUTE.exec(one) ?? [];
    return MEMBER_MENU.test(one) || (frame !== undefined && other === frame);
  });
}

/** What is fetched later, as often as pages may ask for it: what the frame asks for, such as a member's menu, all may. */
function partEntries(routes: readonly string[], frame: ReadonlySet<string>, modules: Modules): Entry[] {
  const askers = new Map<string, number>();
  for (const reached of [...routes.map((route) => reach([route], modules)), frame])
    for (const part of partsOf(reached, modules))
      askers.set(part, (askers.get(part) ?? 0) + (reached === frame ? routes.length : 1));
  // Parts of parts.
  for (const [part] of askers)
    for (const inner of partsOf(reach([part], modules), modules))
      if (!askers.has(inner)) askers.set(inner, 1);
  return [...askers]
    .filter(([id]) => modules.has(id) && !ROUTE.test(id) && !frame.has(id))
    .map(([id, pages]) => ({ ...PART, ids: [id], weight: PART.weight * pages }));
}

const partsOf = (reached: ReadonlySet<string>, modules: Modules): Set<string> =>
  new Set([...reached].flatMap((id) => modules.get(id)?.dynamicallyImportedIds ?? []));

function reach(ids: readonly string[], modules: Modules): Set<string> {
  const seen = new Set(ids);
  // What is added while it is walked through is walked through too.
  for (const at of seen) for (const next of modules.get(at)?.importedIds ?? []) seen.add(next);
  return seen;
}

/**
 * As many as files are cut. The bundler lets a file take along what its modules import unless another file has it already,
 * so what more entries load has a higher rank: a module is needed wherever those that import it are.
 */
const RANKS = 400;

/** Their text has left the bundler by then, and goes into the style sheet of the file they are in. */
const STYLES = /\.css$/;

let planned: Plan = new Map();

export const chunkGroups = Array.from({ length: RANKS + 1 }, (_, rank) => ({
  name: (id: string) => {
    const place = planned.get(id);
    return place?.rank === rank ? place.name : null;
  },
  priority: rank,
}));

/** Makes the plan as soon as the bundler knows all modules of the browser. */
export function planBrowserChunks(audience: Audience): Plugin {
  return {
    name: 'plan-browser-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const { importedIds, dynamicallyImportedIds } = info;
        const code = STYLES.test(id) ? readFileSync(id, 'utf8') : info.code;
        modules.set(id, { importedIds, dynamicallyImportedIds, code });
      }
      planned = planChunks(modules, audience);
    },
  };
}

/**
 * Files go by their hash: the list of routes and the frame, which every page loads, name them all. Seven letters are enough
 * to tell some hundreds of files apart (the fewest the bundler takes), and weigh less than eight. Pages and dialogs that are
 * fetched later keep their names: those are looked for when something is missing, and by who keeps what is for broken lines.
 */
export const chunkName = ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
  isDynamicEntry && /-(page|dialog|line)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** Asked for by its address, in the build of the server too, which names it so: both must name the same file. */
const BY_ADDRESS = 'fonts.css';

/** Style sheets go by their hash, too: their names would be lists of places, and stand in the list of routes. */
export const assetName = ({ names }: { names: readonly string[] }): string =>
  !names.includes(BY_ADDRESS) && names.some((name) => /[^\w.-]|\.css$/.test(name))
    ? 'assets/[hash:7][extname]'
    : 'assets/[name]-[hash][extname]';
