import type { Area, Texts } from '#shared/i18n/areas.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { CHANGED } from './hydration-names.ts';
import { FRAME_AREAS } from './text-areas.ts';

/** The router's scripts that hand over what the loaders answered, piece by piece, as literals in which no tag can end. */
const PIECE = /^window\.__reactRouterContext\.streamController\.(?:enqueue\(([\s\S]*)\)|close\(\));?$/;
const OPENS = '<script';
const CLOSES = '</script>';

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
  // Sought by its tags: an expression that fits anything between them reads 100 KB sign by sign, twice.
  const pieces: (string | undefined)[] = [];
  let left = '';
  let kept = 0;
  let hasTexts = false;
  for (let open = html.indexOf(OPENS); open >= 0; open = html.indexOf(OPENS, open + 1)) {
    const begins = html.indexOf('>', open) + 1;
    const ends = html.indexOf(CLOSES, begins);
    if (begins === 0 || ends < 0) break;
    const isTexts = html.startsWith('<script id="texts"', open);
    const piece = isTexts ? null : PIECE.exec(html.slice(begins, ends));
    if (isTexts || piece) left += html.slice(kept, isTexts ? begins : open);
    if (isTexts) kept = ends;
    if (piece) kept = ends + CLOSES.length;
    if (piece) pieces.push(piece[1]);
    hasTexts ||= isTexts;
    open = ends;
  }
  if (!hasTexts || pieces.length < 2 || pieces.at(-1) !== undefined) return null;
  // Each literal is JSON; one of them all is, without being read and written again.
  const data = pieces.flatMap((literal) => literal?.slice(1, -1) ?? []).join('');
  const isFrame = ([area]: [string, object]) => FRAME_AREAS.includes(area as Area);
  const written = Object.entries(texts);
  const frame = [...written.filter(isFrame), ...(wording ? [[CHANGED, wording] as const] : [])];
  return {
    html: left + html.slice(kept),
    frame: JSON.stringify({ texts: Object.fromEntries(frame) }),
    own: `{"texts":${JSON.stringify(Object.fromEntries(written.filter((one) => !isFrame(one))))},"data":"${data}"}`,
  };
}
