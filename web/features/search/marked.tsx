import { highlightRanges } from '#shared/khmer/highlight.ts';

/** A text with what was searched marked, never inside a letter. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = [];
  let at = 0;
  for (const [start, end] of highlightRanges(text, words)) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
