import type { TextKey } from './keys.ts';

/** Places that a text may have without being given a value: the site's name in a sentence and by itself, and the country's. */
export const OWN_NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['site', 'shell:product.sentence'],
  ['site_name', 'shell:product.name'],
  ['country', 'shell:country'],
]);
