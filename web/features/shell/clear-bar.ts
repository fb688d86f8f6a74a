import { trimEndSlashes } from '#shared/format/trim-slashes.ts';

/** Pages with a dark picture at the top, over which the bar is clear until one scrolls. */
const CLEAR_AT_TOP: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/program-sharing',
  '/program',
  '/event',
  '/resource/category/blog',
  '/resource/category/file',
]);

/** Whether the bar of a page is clear at the top; everywhere else it is solid. */
export function isClearAtTop(pathname: string): boolean {
  return CLEAR_AT_TOP.has(pathname === '/' ? '/' : trimEndSlashes(pathname));
}
