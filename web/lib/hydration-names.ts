/** The place of what the desk has changed among the areas of a page; no area has this name. */
export const CHANGED = '';

/** Says the names of what a page is woken by to the service worker, which keeps it with the page. */
export const HYDRATION_HEADER = 'x-hydration-data';

/** Where that is: `place` is the path and query of the page, by which it is made again where it is not kept any more. */
export const hydrationAddress = (language: string, name: string, place: string): string =>
  `/hydration/${language}/${name}${place}`;
