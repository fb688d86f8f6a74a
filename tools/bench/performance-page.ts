import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../../docs/performance.md', import.meta.url);
const BENCH = ['<!-- bench: begin -->', '<!-- bench: end -->'] as const;
export const PEERS = ['<!-- peers: begin -->', '<!-- peers: end -->'] as const;

/** Puts the tables of a run between the marks of docs/performance.md; what people wrote around them stays. */
export function writePerformancePage(tables: string, place: readonly [string, string] = BENCH): void {
  writeFileSync(page, between(readFileSync(page, 'utf8'), tables, place));
}

/** The text with what stands between the marks replaced. Throws when there are no marks. */
export function between(
  text: string,
  inner: string,
  [BEGIN, END]: readonly [string, string] = BENCH,
): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`docs/performance.md has lost its marks ${BEGIN} and ${END}.`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${inner}\n\n${text.slice(end)}`;
}
