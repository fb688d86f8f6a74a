/** Paragraphs with nothing in them: they only make room, and that is the page's own business. */
const EMPTY = /<p(?: lang="\w+")?>(?:\s|<br>)*<\/p>/g;

/** The editor's HTML as it is stored: no empty paragraphs, nothing for an empty text. */
export const tidyHtml = (html: string): string => html.replace(EMPTY, '');

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
