import { describe, expect, it } from 'vitest';
import { ABOUT_AS_MUCH, growth, PART } from './growth.ts';

/** Walks its input once, or once for every sign of it. */
function walk(text: string, everySign: boolean): number {
  let sum = 0;
  const rounds = everySign ? text.length : 1;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  }
  return sum;
}

const text = (length: number) => 'a'.repeat(length);
const parts = (length: number) => Array.from({ length: PART }, () => text(length));

describe('how the time grows', () => {
  it('is about as much for what looks at everything once', async () => {
    expect(await growth(parts(50_000), text(200_000), (one) => walk(one, false))).toBeLessThan(ABOUT_AS_MUCH);
  });

  it('is more than that for what takes the square of it', async () => {
    const ratio = await growth(parts(150), text(600), (one) => walk(one, true));
    expect(ratio).toBeGreaterThan(ABOUT_AS_MUCH);
  });
});
