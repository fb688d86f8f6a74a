import sharp from 'sharp';
import { SHARE_PICTURE } from '#shared/domain/share-picture.ts';
import type { LocalText } from '#shared/i18n/local-name.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import { cover } from '#shared/krama/cover.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { dyed, type Look } from '../brand/look.ts';
import { type DrawnText, drawText } from './draw-text.ts';

/** What a picture for shared links says. */
export interface ShareCard {
  /** The id of the record: its pattern is that of its page. */
  seed: string;
  pattern: KramaCategory;
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
const PATTERN_WIDTH = 380;
const MARGIN = 56;
const LEFT = PATTERN_WIDTH + MARGIN;
const ROOM = WIDTH - LEFT - MARGIN;
const BRAND = 56;
/** The smallest letters: in chats the picture is 300 px wide, and these are 11 px there. */
const SMALL = 44;
/** Between the upper edge of the texts and the brand. */
const AIR = 20;
const SIZES = [88, 72, 60, 52, SMALL] as const;
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

/** The picture of a record for links shared elsewhere, 1200 by 630: its pattern, and on ink what it is. PNG. */
export async function drawCard(card: ShareCard, { name: called, logo, look }: CardBrand): Promise<Buffer> {
  const name = await drawText(called.text, called.lang, {
    size: SMALL,
    weight: 600,
    colour: WHITE,
    width: ROOM,
  });
  const placed: Placed[] = [
    { input: logo, left: LEFT, top: MARGIN },
    { input: name.png, left: LEFT + BRAND + 14, top: MARGIN + Math.round((BRAND - name.height) / 2) },
    ...stack(await textsOf(card, look.onInk)),
  ];
  const pattern = cover({
    seed: card.seed,
    category: card.pattern,
    width: PATTERN_WIDTH,
    height: HEIGHT,
    thread: 5,
  });
  const woven = await sharp(Buffer.from(dyed(pattern, look.dye)))
    .extract({ left: 0, top: 0, width: PATTERN_WIDTH, height: HEIGHT })
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
  const what = await onOneLine(line, accent);
  const who = detail && (await onOneLine(detail, GREY));
  const under = 28 + what.height + (who ? who.height + 14 : 0);
  const room = HEIGHT - 2 * MARGIN - BRAND - AIR - under;
  const head = await largest(title, room);
  const other = second && (await secondOf(second, room - head.height - 20));
  return [
    { text: head, gap: other ? 20 : 28 },
    ...(other ? [{ text: other, gap: 28 }] : []),
    { text: what, gap: 14 },
    ...(who ? [{ text: who, gap: 0 }] : []),
  ];
}

/** As much of it as one line holds. */
async function onOneLine({ text, lang }: LocalText, colour: string): Promise<DrawnText> {
  const draw = (part: string) => drawText(part, lang, { size: SMALL, weight: 400, colour, width: ROOM });
  let drawn = await draw(shortened(text, 90));
  for (let most = 56; drawn.height >= ONE_LINE * SMALL && most > 8; most -= 4)
    drawn = await draw(shortened(text, most));
  return drawn;
}
/** The height of two lines is more than so many times that of their letters, in either script. */
const ONE_LINE = 1.7;

/** The title as large as it fits. */
async function largest({ text, lang }: LocalText, room: number): Promise<DrawnText> {
  const draw = (part: string, size: number) =>
    drawText(part, lang, { size, weight: 600, colour: WHITE, width: ROOM });
  const short = shortened(text, LONGEST);
  let drawn: DrawnText | undefined;
  for (const size of SIZES) {
    drawn = await draw(short, size);
    if (drawn.height <= room) return drawn;
  }
  for (let most = LONGEST - 10; drawn!.height > room && most > 10; most -= 10)
    drawn = await draw(shortened(text, most), SMALL);
  return drawn!;
}

/** The other name on one line, or not at all. */
async function secondOf({ text, lang }: LocalText, room: number): Promise<DrawnText | null> {
  for (const size of [52, SMALL]) {
    const drawn = await drawText(text, lang, { size, weight: 400, colour: GREY, width: ROOM });
    if (drawn.height < size * ONE_LINE && drawn.height <= room) return drawn;
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
