interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Where a page begins: what these import, every page needs. */
const FRAME = /\/web\/(root|entry\.client)\.tsx/;
/** What wakes the page, when everything else is there: a file of its own, run last. */
const START = /\/web\/entry\.client\.tsx/;

const known = new Map<string, boolean>();

/** Whether the frame of the site imports a module, itself or by others. */
function isOfFrame(id: string, modules: Modules): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  // Modules may import each other: while one is being asked about, it is not asked again.
  known.set(id, FRAME.test(id));
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  const is = FRAME.test(id) || importers.some((importer) => isOfFrame(importer, modules));
  known.set(id, is);
  return is;
}

/**
 * How the browser build is cut: the framework, the frame of the site, and the rest by page. The frame is one file, since
 * every page loads all of it and many small files compress badly one by one.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK, priority: 2 },
  {
    name: (id: string, modules: Modules) => (!START.test(id) && isOfFrame(id, modules) ? 'frame' : null),
    priority: 1,
  },
];

/** Files that pages share go by their hash alone: the list of routes, which every page loads, names them all. */
export const chunkName = ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
