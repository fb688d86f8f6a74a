import { AREAS, type Area, type Texts } from '#shared/i18n/areas.ts';
import { released } from '#shared/i18n/catalog.ts';

/** A text of the release in both languages; Khmer has one form where English has two, so one may be missing. */
export interface ReleasedText {
  key: string;
  area: Area;
  en: string | null;
  km: string | null;
}

type Node = { readonly [name: string]: Node | string };

function flatten(texts: Texts): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: Node, path: string) => {
    for (const [name, child] of Object.entries(node))
      if (typeof child === 'string') found.set(`${path}${name}`, child);
      else walk(child, `${path}${name}.`);
  };
  for (const area of AREAS) walk(texts[area] as Node, `${area}:`);
  return found;
}

const [en, km] = [flatten(released.en), flatten(released.km)];

/** Every text of the interface as it was released, by key. */
export const releasedTexts: ReadonlyMap<string, ReleasedText> = new Map(
  [...new Set([...en.keys(), ...km.keys()])].map((key) => [
    key,
    { key, area: key.slice(0, key.indexOf(':')) as Area, en: en.get(key) ?? null, km: km.get(key) ?? null },
  ]),
);
