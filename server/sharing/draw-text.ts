import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Language } from '#shared/i18n/languages.ts';
import { withLineBreaks } from '#shared/khmer/line-breaks.ts';

/*
 * Text of pictures, shaped by HarfBuzz and laid out by Pango inside sharp: Khmer needs its signs reordered, stacked and
 * joined. The letters are those of the site; Pango reads no WOFF2, so they lie here unpacked (a test compares them).
 */

export interface TextStyle {
  /** Height of the letters, px. */
  size: number;
  weight: 400 | 500 | 600;
  colour: string;
  /** Widest line, px; longer ones break. */
  width: number;
}

export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

const FAMILY = 'Kantumruy Pro';
const font = (script: string) =>
  fileURLToPath(new URL(`./fonts/kantumruy-pro-${script}.ttf`, import.meta.url));
const [LATIN, ...OTHERS] = ['latin', 'latin-ext', 'khmer'].map(font) as [string, ...string[]];

let ready: Promise<unknown> | undefined;
/** Pango takes one font a call and remembers it: the others are shown to it once. */
const loadFonts = () => {
  ready ??= Promise.all(
    OTHERS.map((fontfile) =>
      sharp({ text: { text: 'a', font: FAMILY, fontfile } })
        .raw()
        .toBuffer(),
    ),
  );
  return ready;
};

/** Draws text on nothing; Khmer breaks between words, as readers expect it. */
export async function drawText(text: string, language: Language, style: TextStyle): Promise<DrawnText> {
  await loadFonts();
  const { data, info } = await sharp({
    text: {
      text: markup(text, language, style),
      font: FAMILY,
      fontfile: LATIN,
      width: style.width,
      rgba: true,
      wrap: 'word-char',
      spacing: between(text, style.size),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Room between lines, px: signs above and below Khmer letters must not touch those of the next line. */
const between = (text: string, size: number) => Math.round(size * (KHMER.test(text) ? 0.34 : 0.02));
const KHMER = /\p{Script=Khmer}/u;

/** Large Latin letters stand closer, as in the headings of the site; Khmer is never spaced. */
const spacing = (text: string, size: number) =>
  size >= 40 && !KHMER.test(text) ? ` letter_spacing="${Math.round(size * -0.03 * 1024)}"` : '';

function markup(text: string, language: Language, { size, weight, colour }: TextStyle): string {
  const escaped = withLineBreaks(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<span lang="${language}" foreground="${colour}" weight="${weight}" size="${size * 1024}"${spacing(text, size)}>${escaped}</span>`;
}
