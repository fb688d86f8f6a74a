import { LRUCache } from 'lru-cache';
import type { Language } from '#shared/i18n/languages.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import type { KeptHtml } from './kept-html.tsx';

/** Some thousand cards, in each language. */
const MAX_CHARACTERS = 8_000_000;
/** React writes it between two texts that follow each other; a mark is none in the end. */
const BETWEEN_TEXTS = '<!-- -->';
/** An id that React made: it belongs to one place in one page. */
const PLACE_ID = /["#]_R_/;

const released = new Map<Language, Store>();
const reworded = new WeakMap<Wording, Store>();
type Store = LRUCache<string, string>;

const newStore = (): Store =>
  new LRUCache({ maxSize: MAX_CHARACTERS, sizeCalculation: (html, part) => html.length + part.length });

/** Of one language, and until the desk changes a text. */
function storeOf(language: Language, wording: Wording | undefined): Store {
  const known = wording ? reworded.get(wording) : released.get(language);
  if (known) return known;
  const made = newStore();
  if (wording) reworded.set(wording, made);
  else released.set(language, made);
  return made;
}

/**
 * Parts of one page that is being drawn. `secret` is what nobody who wrote a text of the page can know: its marks are made of
 * it. `finish` puts in what was kept, and keeps what was drawn.
 */
export function keepHtml(
  language: Language,
  wording: Wording | undefined,
  secret: string,
): KeptHtml & { finish(html: string): string } {
  const store = storeOf(language, wording);
  const places: { part: string; html: string | undefined }[] = [];
  const sign = `[${secret}:`;
  const mark = (place: number, kind: 'kept' | 'open' | 'close') => `${sign}${place}:${kind}]`;
  const place = (part: string, html?: string) => places.push({ part, html }) - 1;

  /** The page from `from` on without the mark that stands there, and without what React wrote around it. */
  const after = (html: string, from: number) =>
    html.startsWith(BETWEEN_TEXTS, from) ? from + BETWEEN_TEXTS.length : from;

  return {
    take(part) {
      const html = store.get(part);
      return html === undefined ? null : mark(place(part, html), 'kept');
    },
    begin(part) {
      const at = place(part);
      return [mark(at, 'open'), mark(at, 'close')];
    },
    finish(html) {
      if (places.length === 0) return html;
      let whole = '';
      let from = 0;
      let drawnFrom = 0;
      for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, from)) {
        const end = html.indexOf(']', at + sign.length);
        const [number, kind] = html.slice(at + sign.length, end).split(':');
        const { part, html: kept } = places[Number(number)]!;
        whole += html.slice(from, at);
        from = after(html, end + 1);
        if (kind === 'kept') whole += kept;
        if (kind === 'open') drawnFrom = whole.length;
        if (kind === 'close') {
          const drawn = whole.slice(drawnFrom);
          // As bytes and back: a piece of a text holds the whole page in memory.
          if (!PLACE_ID.test(drawn)) store.set(part, Buffer.from(drawn).toString());
        }
      }
      return whole + html.slice(from);
    },
  };
}
