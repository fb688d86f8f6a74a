import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { LANGUAGES } from './languages.ts';

/** Cancelling loses nothing, discarding loses what was typed: nobody may take one for the other. */
describe('words of buttons', () => {
  it.each(LANGUAGES)('%s: what discards never says what cancels', (language) => {
    const texts = Object.entries(flat(catalog[language]));
    const cancel = texts.find(([key]) => key === 'common.action.cancel')?.[1] ?? '';
    expect(cancel).not.toBe('');
    const discards = texts.filter(([key]) => /\.discard(ed|_\w+)?$/.test(key));
    expect(discards.length).toBeGreaterThan(5);
    expect(discards.filter(([, text]) => text.includes(cancel))).toEqual([]);
  });
});

function flat(node: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flat(value as object, `${prefix}${key}.`)),
    ),
  );
}
