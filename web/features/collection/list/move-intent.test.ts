import { describe, expect, it } from 'vitest';
import { moveIntent, readMove } from './move-intent.ts';

const [ONE, TWO] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002'] as const;

describe('what a button says that moves a record', () => {
  it('is read as it was written', () => {
    expect(readMove(moveIntent(ONE, TWO))).toEqual({ id: ONE, before: TWO });
    expect(readMove(moveIntent(ONE, null))).toEqual({ id: ONE, before: null });
  });

  it('is nothing else', () => {
    for (const other of ['', 'publish', `move:${ONE}`, `move:${ONE}:`, 'move:x:y'])
      expect(readMove(other)).toBeNull();
  });
});
