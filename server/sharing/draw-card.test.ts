import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SHARE_PICTURE } from '#shared/domain/share-picture.ts';
import { CARD_LOGO, drawCard } from './draw-card.ts';

const ACCENT = '#ff00ff';
const KM_LINE = 'កម្មវិធី · ដាក់ពាក្យត្រឹមថ្ងៃទី 8 ធ្នូ 2026';

const line = (text: string, lang: 'en' | 'km' = 'en') => ({ text, lang });
const logo = () =>
  sharp({ create: { width: CARD_LOGO, height: CARD_LOGO, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer();

/** How many rows of points carry the colour of the line that says what it is. */
async function rowsOfLine(text: ReturnType<typeof line>, title: string): Promise<number> {
  const card = { seed: 'x', pattern: 'neutral', title: line(title), second: null, line: text } as const;
  const picture = await drawCard(
    { ...card, detail: line('An organisation whose name is far too long for a line of this picture') },
    { name: line('Phum'), logo: await logo(), look: { dye: {}, onInk: ACCENT } as never },
  );
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let rows = 0;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if (data[at]! < 150 || data[at + 1]! > 90 || data[at + 2]! < 150) continue;
      rows += 1;
      break;
    }
  return rows;
}

it.each([
  ['A', line('EVENT')],
  ['A title of a picture that is as long as titles may be, and a little longer than most', line('EVENT')],
  ['A', line(KM_LINE, 'km')],
])(
  'the small letters of a picture can be read where a chat shows it 300 px wide: %s, %j',
  async (title, text) => {
    const rows = await rowsOfLine(text, title);
    // The height of capitals at 300 px, of which 7 are the least that is read.
    expect((rows * 300) / SHARE_PICTURE.width).toBeGreaterThan(7);
    // On one line, however long.
    expect(rows).toBeLessThan(80);
  },
);
