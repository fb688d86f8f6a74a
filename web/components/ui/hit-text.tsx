import { createContext, use } from 'react';

/**
 * Where the words that were searched stand in the texts of a list, by text: from and up to which sign. The loader works
 * it out.
 */
export type Hits = Readonly<Record<string, readonly (readonly [start: number, end: number])[]>>;

/** The hits of the list within. */
export const ListHits = createContext<Hits>({});

/** A text of a record, alone or within a line, with what was searched marked: never inside a letter. */
export function HitText({ text }: { text: string }) {
  const hits = use(ListHits);
  const own = Object.keys(hits).find((one) => text.includes(one));
  if (!own) return text;
  const before = text.indexOf(own);
  let at = 0;
  const parts = hits[own]!.flatMap(([start, end]) => {
    const plain = text.slice(at, before + start);
    at = before + end;
    return [plain, <mark key={start}>{text.slice(before + start, at)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
