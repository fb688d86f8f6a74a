import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { type Font, readFont } from '#tests/setup/read-font.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const siteFont = async (name: string) =>
  readFont(Buffer.from(await decompress(file(`web/fonts/kantumruy-pro-${name}.woff2`))));
const wholeFont = (script: string) => readFont(file(`server/sharing/fonts/kantumruy-pro-${script}.ttf`));
const textsIn = (language: string): string => {
  const folder = `shared/i18n/${language}`;
  const names = readdirSync(new URL(`../../${folder}`, import.meta.url)).filter((name) =>
    name.endsWith('.json'),
  );
  return names.map((name) => file(`${folder}/${name}`).toString()).join('');
};

it.each([
  ['khmer', 'khmer'],
  ['latin', 'latin'],
  ['latin-more', 'latin'],
  ['latin-ext', 'latin-ext'],
])('the letters of the file %s are those of pictures, of one width and shape', async (name, script) => {
  const site = await siteFont(name);
  const whole = wholeFont(script);
  expect(site.signs.size).toBeGreaterThan(10);
  for (const sign of site.signs) expect([sign, site.glyphOf(sign)]).toEqual([sign, whole.glyphOf(sign)]);
});

// A line's end, and the mark between words, which Khmer has. The whole Khmer file has Latin letters, too: nobody is shown those.
it.each([
  ['latin', ['latin', 'latin-more'], (sign: number) => ![0x0d, 0x200b].includes(sign)],
  ['khmer', ['khmer'], (sign: number) => sign >= 0x1780],
])('no sign of %s is lost between its files', async (script, names, isShown) => {
  const cut: Font[] = [];
  // One after the other: what unpacks them has room for one.
  for (const name of names) cut.push(await siteFont(name));
  const shown = [...wholeFont(script).signs].filter(isShown);
  expect(shown.length).toBeGreaterThan(90);
  expect(shown.filter((sign) => !cut.some(({ signs }) => signs.has(sign)))).toEqual([]);
});

it.each(['en', 'km'])(
  'texts of the site in %s need one file a script, and ask for no other',
  async (language) => {
    const signs = new Set([...(await siteFont('latin')).signs, ...(await siteFont('khmer')).signs]);
    const said = new Set([...textsIn(language)].map((sign) => sign.codePointAt(0) ?? 0));
    expect(said.size).toBeGreaterThan(60);
    expect(
      [...said].filter((sign) => sign > 0x1f && !signs.has(sign)).map((sign) => sign.toString(16)),
    ).toEqual([]);
  },
);

it('what a file holds is what the style sheet takes it for', async () => {
  const css = file('web/styles/fonts.css').toString();
  for (const name of ['khmer', 'latin', 'latin-more']) {
    const [, list = ''] =
      new RegExp(`pro-${name}\\.woff2\\)[^;]*;\\s*unicode-range:([^;]*);`).exec(css) ?? [];
    const ranges = list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return { from, to };
    });
    const inRange = (sign: number) => ranges.some(({ from, to }) => from <= sign && sign <= to);
    const outside = [...(await siteFont(name)).signs].filter((sign) => !inRange(sign));
    // A space in every file; marks that stand on letters come with those.
    expect(outside.filter((sign) => sign !== 0x20 && !(0x300 <= sign && sign <= 0x308))).toEqual([]);
  }
});
