import { shownPath } from '../page-views/is-counted.ts';
import { pagePatterns } from '../page-views/page-patterns.ts';
import { pageAddress } from './page-address.ts';
import type { LoadBuild } from './register-pages.ts';

/** Tells for an address, or that of its data, to which page of the build it belongs; null: to none. */
export function pagePatternIn(loadBuild: LoadBuild, publicUrl: string) {
  let patternOf: ReturnType<typeof pagePatterns> | undefined;
  return async (url: string): Promise<string | null> => {
    patternOf ??= pagePatterns(Object.values((await loadBuild()).routes).flatMap((one) => one ?? []));
    return patternOf(shownPath(pageAddress(url, publicUrl).pathname));
  };
}
