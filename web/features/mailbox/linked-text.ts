export interface TextPart {
  text: string;
  /** An address to follow. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'«»“”]+/g;
/** Marks that end a sentence, not an address. */
const TRAILING = /[.,;:!?)\]។៖]+$/u;

/** A plain text with its web addresses distinguished, so that they can be links. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const href = match[0].replace(TRAILING, '');
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: href, href });
    at = match.index + href.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
