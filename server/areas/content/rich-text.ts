import sanitize from 'sanitize-html';

/** What rich text may hold: structure and links, nothing that runs, loads or styles. */
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
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], '*': ['lang'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
};
RULES.allowedAttributes = { ...RULES.allowedAttributes, a: ['href', 'rel'] };

/** Rich text as it may be shown. Applied when it is written and again when it is read. */
export const sanitiseRichText = (html: string): string => sanitize(html, RULES);

/** The words of a rich text, for counting and searching. */
export const plainText = (html: string): string =>
  sanitize(html.replaceAll(/<\/(p|li|h2|h3|td|th|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
