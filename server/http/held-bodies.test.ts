import { expect, it } from 'vitest';
import { createHeldBodies, SMALL_BODY } from './held-bodies.ts';

const MOST = 100 * SMALL_BODY;
const PIECE = SMALL_BODY - 1_000;

/** How many such pieces of one body are kept. */
function fill(bodies: ReturnType<typeof createHeldBodies>, address: string): number {
  const hold = bodies.hold(address);
  let taken = 0;
  while (hold.take(PIECE)) taken += 1;
  return taken;
}

it('one address holds half of everything at most, and whoever comes next as much as is left for the others', () => {
  const bodies = createHeldBodies(MOST);
  const first = fill(bodies, '198.51.100.7');
  expect(first / 100).toBeCloseTo(0.5, 1);
  expect(fill(bodies, '198.51.100.7')).toBe(1);
  const next = fill(bodies, '203.0.113.9');
  expect(next / first).toBeCloseTo(0.5, 1);
});

it('all addresses of an IPv6 network are one', () => {
  const bodies = createHeldBodies(MOST);
  fill(bodies, '2001:db8::1');
  expect(fill(bodies, '2001:db8::2')).toBe(1);
});

it('what is given back is there again, small bodies always come through, and letters sent one by one count as what they take', () => {
  const bodies = createHeldBodies(MOST);
  const held = bodies.hold('198.51.100.7');
  while (held.take(PIECE));
  expect(bodies.hold('198.51.100.7').take(SMALL_BODY / 2)).toBe(true);
  const slow = bodies.hold('198.51.100.7');
  let letters = 0;
  while (slow.take(1)) letters += 1;
  expect(letters).toBeLessThan(SMALL_BODY / 50);
  for (const one of [held, slow]) one.release();
  expect(bodies.hold('198.51.100.7').take(MOST / 4)).toBe(true);
});
