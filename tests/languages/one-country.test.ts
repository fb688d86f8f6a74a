import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import ownTexts from '#shared/country/kh/en.json' with { type: 'json' };
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** What only this country has: its names, calling code, currency, capital, zone and its offset. */
const OF_THE_COUNTRY =
  /cambodia|kampuchea|phnom.?penh|\b855\b|\+855|\bKHR\b|'KH'|\briel\b|៛|\+07:00|\blaos\b|\bLAK\b|\bkip\b/i;
/** The same in texts, which are of every country. */
const IN_TEXTS =
  /cambodia|phnom.?penh|\briel\b|\bKHR\b|battambang|UTC\+7|\b25 provinces|កម្ពុជា|ភ្នំពេញ|រៀល|បាត់ដំបង/i;

/** Master data, texts in both languages, the demonstration, and what is about the Khmer language. */
const MASTER_DATA = [
  'shared/country/',
  'shared/i18n/',
  'shared/khmer/',
  'server/database/demo/',
  'server/database/migrations/',
];

/** Code without what it says about itself. */
const withoutComments = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '');

const files = globSync('{shared,server,web}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => !/\.(test|generated)\.tsx?$/.test(file) && !MASTER_DATA.some((place) => file.startsWith(place)),
  );

it('no code but master data knows the country: another one serves itself with the same program', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line, at) =>
        OF_THE_COUNTRY.test(line.replace(/from '.*'/, '')) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

it('nor does what code says about itself: a moment is told by the zone of the country', () => {
  // Where somebody is, as an example of what is shown, and how a name is typed.
  const EXAMPLE = /· Phnom Penh|phnompenh/;
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /cambodia|phnom.?penh/i.test(line) && !EXAMPLE.test(line))
      .map((line) => `${file} ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(files.filter((file) => /phnom|cambodia/i.test(file))).toEqual([]);
});

/** Every text under its key. */
function textsIn(node: unknown, key: string): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  return Object.entries(node as object).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

it.each(LANGUAGES)(
  'no text of the program names the country: what does stands in its folder (%s)',
  (language) => {
    const own = new Set(Object.keys(ownTexts));
    const named = textsIn(catalog[language], '')
      .filter(([key, text]) => IN_TEXTS.test(text) && !own.has(key.replace('.shell.', '')))
      .map(([key, text]) => `${key} ${text}`);
    expect(named).toEqual([]);
    expect(own.has('country')).toBe(true);
  },
);

it('sees each of them where it stands', () => {
  for (const line of [
    "zone: 'Asia/Phnom_Penh'",
    "code = '855'",
    '+855 12',
    "at + '+07:00'",
    "['USD', 'KHR']",
    "addressCountry: 'KH'",
  ])
    expect(OF_THE_COUNTRY.test(line)).toBe(true);
});
