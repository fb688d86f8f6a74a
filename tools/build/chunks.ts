/** A module that so many pages share travels with the frame of the site; what fewer need comes with those pages. */
const SHARED_BY = 8;

/**
 * How the browser build is cut: the framework, what nearly every page needs, and the rest by page. Without it each page
 * fetched some sixty small files, which compress badly one by one; measured with the share counts 5 to 20, 8 was least.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shared', test: /\/(web|shared)\/|lucide-react/, minShareCount: SHARED_BY, priority: 1 },
];
