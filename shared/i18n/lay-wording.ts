import type { Area, Texts } from './areas.ts';

/** Texts a desk has changed, by key (`contact:form.title`), of one language. */
export type Wording = Readonly<Record<string, string>>;

/** The texts with what a desk has changed laid over; areas without a change stay the same objects. */
export function layWording(texts: Texts, wording: Wording): Texts {
  const laid: Record<string, unknown> = { ...texts };
  const copied = new Set<string>();
  for (const [key, text] of Object.entries(wording)) {
    const colon = key.indexOf(':');
    const area = key.slice(0, colon) as Area;
    if (!texts[area]) continue;
    if (!copied.has(area)) laid[area] = JSON.parse(JSON.stringify(texts[area]));
    copied.add(area);
    put(laid[area] as Node, key.slice(colon + 1).split('.'), text);
  }
  return laid as Texts;
}

type Node = { [name: string]: Node | string };

/** A text that a release has renamed or dropped is not there any more, and stays so. */
function put(node: Node, path: readonly string[], text: string): void {
  const last = path.at(-1)!;
  let at = node;
  for (const name of path.slice(0, -1)) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    if (typeof next !== 'object') return;
    at = next;
  }
  if (Object.hasOwn(at, last) && typeof at[last] === 'string') at[last] = text;
}
