import { describe, expect, it } from 'vitest';
import { translatorFor } from './catalog.ts';
import type { TextKey } from './keys.ts';

const en = translatorFor('en');
const km = translatorFor('km');

/** Sentences that the specification gives word by word. Those of the rules are in shared/rules/messages.test.ts. */
const sentences: [id: string, key: TextKey, text: string][] = [
  ['2.045', 'shell:members_wall', 'To view members info please login.'],
  ['2.081', 'shell:nav.about', 'About'],
  ['2.081', 'shell:nav.program_sharing', 'Program sharing'],
  ['2.081', 'shell:nav.programs', 'Programs'],
  ['2.081', 'shell:nav.events', 'Events'],
  ['2.081', 'shell:nav.resource', 'Resource'],
  ['2.081', 'shell:nav.ecosystem', 'Ecosystem'],
  ['2.114', 'shell:offline', 'You are offline'],
  ['8.014', 'common:problems.not_found.title', 'This page could not be found'],
  ['8.017', 'common:problems.error_page.title', 'An error occurred while showing the error page'],
  ['8.018', 'common:popup.error', 'Error'],
  ['8.020', 'common:popup.success', 'Success'],
  ['8.021', 'common:popup.confirm_title', 'Are you sure?'],
  ['8.021', 'common:popup.confirm_text', "You won't be able to revert this!"],
  ['8.023', 'common:popup.wait_title', 'Please Wait !'],
  ['8.023', 'common:popup.wait_text', 'Loading...'],
  ['8.024', 'common:problems.offline.title', 'You are offline'],
  ['8.025', 'common:captcha.no_key', 'No key provided'],
  ['8.026', 'common:captcha.no_version', 'No version provided'],
  ['8.027', 'common:captcha.script_failed', 'Failed to load script'],
  ['8.028', 'common:captcha.execute_failed', 'Failed to execute'],
  ['8.029', 'common:popup.error', 'Error'],
];

describe('sentences of the specification', () => {
  it.each(sentences)('%s: %s', (_id, key, text) => {
    expect(en(key)).toBe(text);
    expect(km(key)).toMatch(/\p{Script=Khmer}/u);
  });
});
