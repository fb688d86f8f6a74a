/**
 * The words of a rich text as far as its length and its language matter: what stands between tags. The server sanitises
 * on its own (server/areas/publication/rich-text.ts); this runs in browsers too.
 */
export function richWords(html: string): string {
  return withoutTags(html)
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether it shows anything: words, a picture or a video. */
export function showsSomething(html: string): boolean {
  return richWords(html) !== '' || /<img\s[^<>]*src=|<figure\s[^<>]*data-video=/i.test(html);
}

/** Every tag becomes a space. Behind the last `>` none can end, and looking for its end from every `<` takes for ever. */
function withoutTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end);
}
