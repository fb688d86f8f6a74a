/** Where a source changes the state of a row: the table as its schema names it, and the column. */
export interface StateWrite {
  table: string;
  column: string;
}

const UPDATE = /\.update\((?:schema\.)?(\w+)\)\s*\.set\(\{/g;
const STATE = /(?:^|[{,\s])(status|state)\s*(?=[:,]|$)/;

/** Every state that a source text sets in an update. */
export function stateWritesIn(source: string): StateWrite[] {
  const text = source.replace(/`[^`]*`|\/\/.*/g, '``');
  return [...text.matchAll(UPDATE)].flatMap(({ 0: begin, 1: table, index }) => {
    const [, column] = STATE.exec(inBraces(text, index + begin.length)) ?? [];
    return column ? [{ table: table!, column }] : [];
  });
}

/** What stands between a brace that was opened before `from` and its end, without what stands in further ones. */
function inBraces(text: string, from: number): string {
  let depth = 1;
  let inside = '';
  for (const letter of text.slice(from)) {
    if ('})'.includes(letter)) depth -= 1;
    if (depth === 0) break;
    if (depth === 1) inside += letter;
    if ('{('.includes(letter)) depth += 1;
  }
  return inside.trim();
}
