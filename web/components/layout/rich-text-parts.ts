export type RichTextPart = { html: string } | { film: string };

const FILM = /<figure data-video="([^"]*)"><\/figure>/;

/** A rich text as its parts in order: text, and the addresses of the films between. */
export function filmsOf(html: string): RichTextPart[] {
  return html
    .split(FILM)
    .map((part, i): RichTextPart => (i % 2 === 1 ? { film: part.replaceAll('&amp;', '&') } : { html: part }))
    .filter((part) => 'film' in part || part.html.trim() !== '');
}
