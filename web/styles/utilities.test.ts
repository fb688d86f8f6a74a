import { globSync, readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';

/** What a utility may say: where something stands and how much room it has. */
const PLACES =
  /^(--|display|position|inset|top|right|bottom|left|z-index|order|grid|flex|gap|row-gap|column-gap|align|justify|place|margin|padding|width|height|min-|max-|overflow|white-space|word-break|text-overflow|text-align|object-fit)/;

/** Out of sight, for screen readers alone. */
const HIDES = /(^|:)(not-)?sr-only$/;

const theme = readFileSync('web/styles/theme.css', 'utf8');
const utilities = async (words: readonly string[]) =>
  (await compile(`${theme}\n@tailwind utilities;`)).build([...words]);
const propertiesOf = (sheet: string) =>
  [...sheet.replace(/@property[^}]*}/g, '').matchAll(/[{;]\s*([\w-]+):/g)].map(([, name]) => name!);

/** The words of each text that markup or a table of classes may hold. */
const wordsOf = (code: string) =>
  [...code.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].flatMap(([, , text]) => text!.split(/\s+/)).filter(Boolean);

it('utilities place things; what things look like stands in the sheets (ADR 28)', async () => {
  const files = globSync('web/**/*.tsx').filter((file) => !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  const users = new Map<string, string>();
  for (const file of files) {
    // Whole class lists only: a text for people, or an address, is none.
    const lists = [...readFileSync(file, 'utf8').matchAll(/[cC]lass(?:Name|es)?=(?:"[^"]*"|\{[^}]*\})/g)];
    for (const word of lists.flatMap(([list]) => wordsOf(list))) users.set(word, file);
  }
  const painted = [];
  for (const [word, file] of users) {
    if (HIDES.test(word)) continue;
    const looks = propertiesOf(await utilities([word])).filter((name) => !PLACES.test(name));
    if (looks.length > 0) painted.push(`${file}: ${word} sets ${looks.join(', ')}`);
  }
  expect(painted).toEqual([]);
});

it('knows what paints from what places', async () => {
  expect(propertiesOf(await utilities(['underline', 'border', 'uppercase']))).toEqual(
    expect.arrayContaining(['text-decoration-line', 'border-width', 'text-transform']),
  );
  expect(await utilities(['text-ink', 'bg-night', 'rounded-card', 'font-semibold'])).not.toMatch(/\{[^}]*:/);
  for (const name of propertiesOf(
    await utilities(['mt-4', 'grid', 'lg:grid-cols-2', 'max-w-prose', 'gap-y-1']),
  ))
    expect(name).toMatch(PLACES);
});
