import sanitize from 'sanitize-html';
import { escapeHtml } from '#shared/format/escape-html.ts';
import { parseVideo } from '#shared/rules/video.ts';
import { parseWebUrl } from '#shared/rules/web-address.ts';
import { plainText as words } from '../../search/plain-text.ts';

/** A picture of our own store, in one of its sizes. Nothing is ever loaded from elsewhere. */
const OWN_PICTURE = /^\/files\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:original|\d{2,4})$/;
/** Browsers take no longer ones everywhere; what is hidden in one costs the square of it to look for. */
const LONGEST_ADDRESS = 2_048;
const SIZE = /^[1-9]\d{0,3}$/;

/**
 * What rich text may hold: structure, links, pictures of our own store, and videos by the address of a recognised site as
 * `<figure data-video="https://…"></figure>`, which the page turns into a frame once the reader asks for it.
 * Nothing that runs, loads from elsewhere or styles.
 */
const RULES: sanitize.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'figure',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    figure: ['data-video'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, attribs) => {
      if ((attribs.href ?? '').length > LONGEST_ADDRESS) delete attribs.href;
      return { tagName, attribs: { ...attribs, rel: 'noopener nofollow ugc' } };
    },
    img: (tagName, { src = '', alt = '', width = '', height = '', lang = '' }) => {
      const own = OWN_PICTURE.test(src) ? { src } : {};
      const sized = SIZE.test(width) && SIZE.test(height) ? { width, height } : {};
      const spoken = lang ? { lang } : {};
      return { tagName, attribs: { ...own, alt, ...sized, ...spoken } as sanitize.Attributes };
    },
    figure: (tagName, attribs) => ({
      tagName,
      attribs: { 'data-video': videoAddress(attribs['data-video'] ?? '') ?? '' } as sanitize.Attributes,
    }),
  },
};

const isTakenOut = ({ tag, attribs }: sanitize.IFrame) =>
  (tag === 'img' && !attribs.src) || (tag === 'figure' && !attribs['data-video']);

/** The address of a video as it is kept; null when it is of no recognised site. */
function videoAddress(typed: string): string | null {
  return parseVideo(typed) ? (parseWebUrl(typed)?.href ?? null) : null;
}

/**
 * A figure holds its address and nothing else. Before sanitising, so that it need not be right about every text. Behind
 * the last end of one none can end, and looking for it from every beginning takes for ever.
 */
function emptyFigures(html: string): string {
  const last = [...html.matchAll(/<\/figure>/gi)].at(-1);
  if (!last) return html;
  const end = last.index + last[0].length;
  const before = html.slice(0, end).replace(/(<figure\b[^<>]*>)[\s\S]*?<\/figure>/gi, '$1</figure>');
  return before + html.slice(end);
}

/** Tags within tags: more than any text needs. The parser takes longer for each tag the deeper it stands. */
const DEEPEST = 50;
/** Pictures and videos that are taken out again. Each costs as much as the whole text before it. */
const MOST_TAKEN_OUT = 50;
class TooMuch extends Error {}

/** `TooMuch` is thrown as soon as it is known, so that nothing takes the square of what is in a text. */
function sanitiseBounded(html: string): string {
  let depth = 0;
  let takenOut = 0;
  return sanitize(emptyFigures(html), {
    ...RULES,
    onOpenTag: () => {
      if (++depth > DEEPEST) throw new TooMuch();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    exclusiveFilter: (frame) => {
      if (!isTakenOut(frame)) return false;
      if (++takenOut > MOST_TAKEN_OUT) throw new TooMuch();
      return true;
    },
  });
}

/** A rich text as it may be shown; null where it is made of more than is taken apart. */
function tryToSanitise(html: string): string | null {
  try {
    return sanitiseBounded(html);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/**
 * Rich text as it may be shown. Applied when it is written and again when it is read. Of what is too much the words are
 * left.
 */
export const sanitiseRichText = (html: string): string =>
  tryToSanitise(html) ?? `<p>${escapeHtml(words(html))}</p>`;

/** Whether tags stand deeper in one another, or more is to be taken out, than in any text. */
export const isTooTangled = (html: string): boolean => tryToSanitise(html) === null;

/** Ids of the pictures that a rich text shows. */
export function picturesIn(html: string): string[] {
  const found = sanitiseRichText(html).matchAll(/<img src="\/files\/([0-9a-f-]{36})\//g);
  return [...new Set([...found].map(([, id]) => id!))];
}

/** Whether a sanitised text shows anything: words, a picture or a video. */
export const isEmptyRichText = (clean: string): boolean =>
  !/<(?:img|figure)\b/.test(clean) && plainText(clean).trim() === '';

/** The words of a sanitised text, for counting and searching; what has a meaning in HTML stays escaped. */
export const plainText = (clean: string): string =>
  sanitize(clean.replaceAll(/<\/(p|li|h2|h3|td|th|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
