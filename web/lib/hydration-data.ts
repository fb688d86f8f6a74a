import type { Area, Texts } from '#shared/i18n/areas.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { CHANGED } from './hydration-names.ts';
import { FRAME_AREAS } from './text-areas.ts';

/** The router's scripts that hand over what the loaders answered, piece by piece, as literals in which no tag can end. */
const PIECE =
  /<script(?: nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.(?:enqueue\(([\s\S]*?)\)|close\(\));?<\/script>/g;
const TEXTS = /(<script id="texts"[^>]*>)[\s\S]*?(<\/script>)/;

/** What the browser needs to wake a page, and nobody needs to read it: apart, in two files. */
export interface HydrationData {
  html: string;
  /** The texts of the frame: the same on every page of a language. */
  frame: string;
  /** The page's own texts and what its loaders answered. */
  own: string;
}

/** Takes out of a page what only its scripts read. Null where the page looks otherwise than known: it keeps it then. */
export function takeHydrationData(html: string, texts: Texts, wording?: Wording): HydrationData | null {
  const pieces = [...html.matchAll(PIECE)];
  if (!TEXTS.test(html) || pieces.length < 2 || pieces.at(-1)?.[1] !== undefined) return null;
  const data = pieces.map(([, literal]) => (literal ? (JSON.parse(literal) as string) : '')).join('');
  const isFrame = ([area]: [string, object]) => FRAME_AREAS.includes(area as Area);
  const written = Object.entries(texts);
  const frame = [...written.filter(isFrame), ...(wording ? [[CHANGED, wording] as const] : [])];
  return {
    html: html.replaceAll(PIECE, '').replace(TEXTS, '$1$2'),
    frame: JSON.stringify({ texts: Object.fromEntries(frame) }),
    own: JSON.stringify({ texts: Object.fromEntries(written.filter((one) => !isFrame(one))), data }),
  };
}
