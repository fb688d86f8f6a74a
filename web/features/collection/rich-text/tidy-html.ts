/** What the editor writes for nothing at all. */
const EMPTY = /^(?:<p(?: lang="\w+")?>(?:<br>)?<\/p>)*$/;
const LAST_EMPTY = /(?:<p(?: lang="\w+")?>(?:<br>)?<\/p>)+$/;

/** The editor's HTML as it is stored: no empty paragraphs at the end, nothing for an empty text. */
export function tidyHtml(html: string): string {
  return EMPTY.test(html) ? '' : html.replace(LAST_EMPTY, '');
}

/** A plain text, or what somebody typed without the editor, as paragraphs: it is HTML already when it has tags. */
export function asHtml(text: string): string {
  if (text.trim() === '' || /<[a-z][^>]*>/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
