import { describe, expect, it } from 'vitest';
import { cleanInput } from './clean-input.ts';

describe('cleanInput', () => {
  it('takes out of texts at any depth what PostgreSQL does not take', () => {
    const input = { name: 'a\0b', list: ['\ud800x', { deep: '\0' }], count: 3, none: null };
    expect(cleanInput(input)).toEqual({ name: 'ab', list: ['\ufffdx', { deep: '' }], count: 3, none: null });
  });

  it('leaves every other letter alone', () => {
    const text = 'ភូមិ \u200b👩‍👩‍👧‍👦 e\u0301 \u202e\ufeff';
    expect(cleanInput(text)).toBe(text);
  });

  it('leaves the bytes of files alone', () => {
    const bytes = new Uint8Array([0, 1, 0]);
    expect((cleanInput({ logo: { bytes } }) as { logo: { bytes: Uint8Array } }).logo.bytes).toBe(bytes);
  });

  it('refuses what is nested too deep to be walked through', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(() => cleanInput({ deep })).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });
});
