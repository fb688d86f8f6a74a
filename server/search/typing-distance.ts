/** How many typing errors lie between two short words: a letter wrong, too many, left out, or changed over with its neighbour. */
export function typingDistance(typed: string, meant: string): number {
  return rowOf(typed, meant).at(-1)!;
}

/** The same for a word and one in the plural, which may have been meant in the singular: the nearer of both. */
export function nearestNumber(typed: string, meant: string): { text: string; errors: number } {
  const errors = rowOf(typed, meant);
  const one = /[^s]s$/.test(meant) ? meant.length - 1 : meant.length;
  const length = errors[one]! < errors[meant.length]! ? one : meant.length;
  return { text: meant.slice(0, length), errors: errors[length]! };
}

/** Typing errors between a word and every beginning of the other, from none of its letters to all. */
function rowOf(typed: string, meant: string): number[] {
  let before: number[] = [];
  let last: number[] = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const same = typed[i - 1] === meant[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const crossed = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      if (crossed) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last;
}
