import sanitize from 'sanitize-html';
import { parseVideo } from '#shared/rules/video.ts';
import { parseWebUrl } from '#shared/rules/web-address.ts';

/** A picture of our own store, in one of its sizes. Nothing is ever loaded from elsewhere. */
const OWN_PICTURE = /^\/files\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/(?:original|\d{2,4})$/;
const SIZE = /^[1-9]\d{0,3}$/;

/**
 * What rich text may hold: structure, links, pictures of our own store, and videos by the address of a recognised site
 * (5.030) as `<figure data-video="https://…"></figure>`, which the page turns into a frame once the reader asks for it.
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
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
    img: (tagName, { src = '', alt = '', width = '', height = '', lang = '' }) => {
      const sized = SIZE.test(width) && SIZE.test(height) ? { width, height } : {};
      return { tagName, attribs: { src, alt, ...sized, ...(lang ? { lang } : {}) } as sanitize.Attributes };
    },
    figure: (tagName, attribs) => ({
      tagName,
      attribs: { 'data-video': videoAddress(attribs['data-video'] ?? '') ?? '' } as sanitize.Attributes,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !OWN_PICTURE.test(attribs.src ?? '')) || (tag === 'figure' && !attribs['data-video']),
};

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
  const before = html.slice(0, end).replace(/(<figure\b[^>]*>)[\s\S]*?<\/figure>/gi, '$1</figure>');
  return before + html.slice(end);
}

/** Rich text as it may be shown. Applied when it is written and again when it is read. */
export const sanitiseRichText = (html: string): string => sanitize(emptyFigures(html), RULES);

/** Ids of the pictures that a rich text shows. */
export function picturesIn(html: string): string[] {
  const found = sanitiseRichText(html).matchAll(/<img src="\/files\/([0-9a-f-]{36})\//g);
  return [...new Set([...found].map(([, id]) => id!))];
}

/** Whether a rich text shows anything: words, a picture or a video. */
export const isEmptyRichText = (html: string): boolean =>
  !/<(?:img|figure)\b/.test(sanitiseRichText(html)) && plainText(html).trim() === '';

/** The words of a rich text, for counting and searching. */
export const plainText = (html: string): string =>
  sanitize(html.replaceAll(/<\/(p|li|h2|h3|td|th|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
