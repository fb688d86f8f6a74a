const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of rich text, without tags, entities decoded; plain text comes back as it is, spaces reduced. */
export function plainText(text: string): string {
  return withoutTags(withoutElement(withoutElement(text, 'script'), 'style'))
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => decode(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : ' ';
}

/** Behind the last end of such an element none can end, and looking for it from every beginning takes for ever. */
function withoutElement(text: string, name: string): string {
  const end = [...text.matchAll(new RegExp(`</${name}\\s{0,9}>`, 'gi'))].at(-1);
  if (!end) return text;
  const whole = end.index + end[0].length;
  const element = new RegExp(`<${name}\\b[\\s\\S]*?</${name}\\s{0,9}>`, 'gi');
  return text.slice(0, whole).replace(element, ' ') + text.slice(whole);
}

function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[a-z/!][^>]*>/gi, ' ') + text.slice(end);
}
