import sharp from 'sharp';
import { SHARE_PICTURE } from '#shared/domain/share-picture.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LocalText } from '#shared/i18n/local-name.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import type { KramaCategory } from '#shared/krama/cloths.ts';
import { cover } from '#shared/krama/cover.ts';
import { dyed, type Look } from '../brand/look.ts';
import { type DrawnText, drawText } from './draw-text.ts';

/** What a picture for shared links says. */
export interface ShareCard {
  /** The id of the record: its cloth is that of its page. */
  seed: string;
  cloth: KramaCategory;
  /** What it is called, in the language of the link. */
  title: LocalText;
  /** The name in the other script. */
  second: LocalText | null;
  /** What it is, and when: in the colour of the site. */
  line: LocalText;
  /** Who or where: in grey. */
  detail: LocalText | null;
}

const INK = '#0b0b0c';
const WHITE = '#ffffff';
const GREY = '#c9c4ba';
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const CLOTH = 440;
const MARGIN = 64;
const LEFT = CLOTH + MARGIN;
const ROOM = WIDTH - LEFT - MARGIN;
const BRAND = 40;
/** What the title may take, so that all else finds its place. */
const TITLE_HEIGHT = 250;
const SIZES = [88, 72, 60, 52, 44] as const;
const LONGEST = 110;

type Placed = { input: Buffer; left: number; top: number };

/** Who shows it: its name, its logo as a square PNG, its colours. */
export interface CardBrand {
  name: LocalText;
  logo: Buffer;
  look: Pick<Look, 'dye' | 'onInk'>;
}
/** Side of the logo. */
export const CARD_LOGO = BRAND;

/** The picture of a record for links shared elsewhere, 1200 by 630: its cloth, and on ink what it is. PNG. */
export async function drawCard(card: ShareCard, { name: called, logo, look }: CardBrand): Promise<Buffer> {
  const name = await drawText(called.text, called.lang, {
    size: 27,
    weight: 600,
    colour: WHITE,
    width: ROOM,
  });
  const placed: Placed[] = [
    { input: logo, left: LEFT, top: MARGIN },
    { input: name.png, left: LEFT + BRAND + 14, top: MARGIN + Math.round((BRAND - name.height) / 2) },
    ...stack(await textsOf(card, look.onInk)),
  ];
  const cloth = cover({ seed: card.seed, category: card.cloth, width: CLOTH, height: HEIGHT, thread: 5 });
  const woven = await sharp(Buffer.from(dyed(cloth, look.dye)))
    .extract({ left: 0, top: 0, width: CLOTH, height: HEIGHT })
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } })
    .composite([{ input: woven, left: 0, top: 0 }, ...placed])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

interface Part {
  text: DrawnText;
  /** Between it and what stands under it. */
  gap: number;
}

async function textsOf({ title, second, line, detail }: ShareCard, accent: string): Promise<Part[]> {
  const small = (text: LocalText, colour: string) =>
    drawText(shortened(text.text, 90), text.lang, { size: 28, weight: 400, colour, width: ROOM });
  const head = await largest(title);
  const other = second && head.height < TITLE_HEIGHT * 0.75 ? await secondOf(second) : null;
  return [
    { text: head, gap: other ? 24 : 36 },
    ...(other ? [{ text: other, gap: 36 }] : []),
    { text: await small(line, accent), gap: 16 },
    ...(detail ? [{ text: await small(detail, GREY), gap: 0 }] : []),
  ];
}

/** The title as large as it fits. */
async function largest({ text, lang }: LocalText): Promise<DrawnText> {
  const short = shortened(text, LONGEST);
  let drawn: DrawnText | undefined;
  for (const size of SIZES) {
    drawn = await drawText(short, lang as Language, { size, weight: 600, colour: WHITE, width: ROOM });
    if (drawn.height <= TITLE_HEIGHT) return drawn;
  }
  return drawn!;
}

/** The other name on one line, or not at all. */
async function secondOf({ text, lang }: LocalText): Promise<DrawnText | null> {
  for (const size of [52, 40, 32]) {
    const drawn = await drawText(text, lang, { size, weight: 400, colour: GREY, width: ROOM });
    if (drawn.height < size * 1.7) return drawn;
  }
  return null;
}

function shortened(text: string, most: number): string {
  const short = sliceGraphemes(text, most);
  return short.length < text.length ? `${short.trimEnd()}…` : text;
}

/** From the lower edge upwards. */
function stack(parts: readonly Part[]): Placed[] {
  let bottom = HEIGHT - MARGIN;
  const placed: Placed[] = [];
  for (const [i, { text, gap }] of parts.entries().toArray().reverse()) {
    const top = bottom - text.height - (i === parts.length - 1 ? 0 : gap);
    placed.push({ input: text.png, left: LEFT, top });
    bottom = top;
  }
  return placed;
}
