/** A piece of text as it stands on a page, and the language its nearest element names for it. */
export interface PageText {
  text: string;
  lang: string;
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** What is no text of the page, or is one that cannot be marked (its title, what scripts read). */
const UNSEEN = new Set(['head', 'template', 'noscript']);
/** Attributes that are read out; one that quotes a name within a sentence has but one language. */
const SPOKEN = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s<>"=/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[\s\S]*?-->|<![^>]*>/g;
/** Only looked at by programs, and no HTML. */
const CODE = /<(script|style)\b[\s\S]*?<\/\1>/g;

const plain = (text: string) =>
  text
    .replace(/[\u00AD\u200B-\u200D\u2060]/g, '')
    .replace(/&#x27;|&quot;|&amp;|&lt;|&gt;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every text of a page as the server sends it, break opportunities left out. */
export function textsOfPage(page: string): PageText[] {
  const html = page.replace(CODE, '');
  const texts: PageText[] = [];
  const open: { name: string; lang: string }[] = [{ name: '', lang: '' }];
  const top = () => open.at(-1)!;
  const add = (text: string, lang: string) => {
    if (plain(text) && !open.some(({ name }) => UNSEEN.has(name))) texts.push({ text: plain(text), lang });
  };
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    add(html.slice(end, match.index), top().lang);
    end = match.index + match[0].length;
    const [, closes, tag, attributes = '', empty] = match;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (closes) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open.splice(at);
      continue;
    }
    const lang = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? top().lang;
    for (const [, spoken] of attributes.matchAll(SPOKEN)) if (!/[“”«»]/.test(spoken!)) add(spoken!, lang);
    if (!VOID.has(name) && !empty) open.push({ name, lang });
  }
  return texts;
}
