import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type DrawnText, drawText, type TextStyle } from './draw-text.ts';

const style: TextStyle = { size: 48, weight: 400, colour: '#ffffff', width: 900 };
const draw = (text: string, changes: Partial<TextStyle> = {}) =>
  drawText(text, /[\u1780-\u17FF]/.test(text) ? 'km' : 'en', { ...style, ...changes });

/** How many points carry ink. */
async function ink({ png }: DrawnText): Promise<number> {
  const { data } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, alpha) => sum + (alpha > 127 ? 1 : 0), 0);
}

/** How much ink each column of points carries. */
async function columns({ png, width, height }: DrawnText): Promise<number[]> {
  const data = await sharp(png).extractChannel('alpha').raw().toBuffer();
  return Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += data[y * width + x] ?? 0;
    return sum;
  });
}

/** By what share two drawings differ. */
const difference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, n, i) => sum + Math.abs(n - (other[i] ?? 0)), 0) / other.reduce((sum, n) => sum + n, 0);

describe('Khmer in pictures', () => {
  it('sets a subscript under its letter, not beside it', async () => {
    // ស្ត្រី: letter, two subscripts, a vowel above. Unshaped it would be as wide as its letters in a row.
    const [whole, ...letters] = await Promise.all(['ស្ត្រី', 'ស', 'ត', 'រ', 'ី'].map((text) => draw(text)));
    expect(whole!.width).toBeLessThan(letters.slice(0, 3).reduce((sum, { width }) => sum + width, 0));
    expect(whole!.height).toBeGreaterThan(letters[0]!.height * 1.4);
  });

  it('puts the vowel that is written after its letter before it', async () => {
    const [letter, both] = await Promise.all([columns(await draw('ព')), columns(await draw('ពេ'))]);
    expect(both.length).toBeGreaterThan(letter.length * 1.4);
    // The letter stands at the right end, not at the left one.
    expect(difference(both.slice(-letter.length), letter)).toBeLessThan(0.1);
    expect(difference(both.slice(0, letter.length), letter)).toBeGreaterThan(0.3);
  });

  it('shows no dotted circle and no missing letter', async () => {
    // A circle would add its dots to the ink of the letter and the sign.
    const [sign, alone] = await Promise.all([draw('កិ'), draw('ក')]);
    expect(sign.width).toBeLessThan(alone.width * 1.25);
    expect(await ink(sign)).toBeGreaterThan(await ink(alone));
  });

  it('breaks lines between words, without spaces', async () => {
    const text = 'កម្មវិធីពន្លឿនធុរកិច្ចសម្រាប់ស្ត្រីស្ថាបនិកក្នុងប្រព័ន្ធអេកូឡូស៊ីនវានុវត្តន៍កម្ពុជា';
    const lines = await draw(text, { width: 600 });
    expect(lines.width).toBeLessThanOrEqual(600);
    expect(lines.height).toBeGreaterThan((await draw('កម្មវិធី')).height * 2);
  });
});

describe('letters of the site', () => {
  it('have their weights', async () => {
    const [thin, thick] = await Promise.all([draw('Ledger'), draw('Ledger', { weight: 600 })]);
    expect(await ink(thick)).toBeGreaterThan((await ink(thin)) * 1.2);
  });

  it('take text as text', async () => {
    const drawn = await draw('<b>Tom & "Jerry"</b>');
    expect(drawn.width).toBeGreaterThan((await draw('Tom & "Jerry"')).width);
  });
});
