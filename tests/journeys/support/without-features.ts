/** Runs in the page before its own scripts: takes away what browsers of 2021 did not have. */
export function withoutFeatures(): void {
  const gone: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['hasOwn', 'groupBy']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [URLSearchParams.prototype, ['size']],
    [window, ['structuredClone', 'requestIdleCallback']],
  ];
  for (const [from, names] of gone) for (const name of names) Reflect.deleteProperty(from, name);
}
