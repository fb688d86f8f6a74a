import { describe, expect, it } from 'vitest';
import { checkGlibc } from './binaries.ts';

const codeOf = (version: string | undefined) => {
  try {
    checkGlibc(version);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('checkGlibc', () => {
  it.each([
    [undefined, 'musl'],
    ['2.17', 'old-glibc'],
    ['2.26', 'old-glibc'],
    ['2.27', 'accepted'],
    ['2.41', 'accepted'],
    ['3.0', 'accepted'],
  ])('%s is %s', (version, expected) => {
    expect(codeOf(version)).toBe(expected);
  });

  it('tells what to do', () => {
    expect(() => checkGlibc(undefined)).toThrow(/bookworm.*DATABASE_URL/s);
  });
});
