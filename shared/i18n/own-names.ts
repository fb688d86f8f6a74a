import type { TextKey } from './keys.ts';

/**
 * Places that a text may have without being given a value: the site's name in a sentence and by itself, and what its country
 * says (shared/country).
 */
export const OWN_NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['site', 'shell:product.sentence'],
  ['site_name', 'shell:product.name'],
  ['country', 'shell:country'],
  ['province_count', 'shell:province_count'],
  ['zone_city', 'shell:zone_city'],
  ['sample_place', 'shell:sample_place'],
  ['currency_name', 'shell:currency_name'],
  ['phone_example', 'shell:phone_example'],
]);
