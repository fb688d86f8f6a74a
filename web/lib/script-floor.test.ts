import { expect, it } from 'vitest';
import { FAULT_WATCH } from './fault-watch.ts';
import { FLOOR_TEST, withScriptFloor } from './script-floor.ts';
import { PLAIN_KEY } from './scripts-awake.ts';

interface Around {
  /** Run in place of the waiting. */
  waited?: boolean;
  lacks?: string;
  still?: string | null;
  path?: string;
  /** What the page says of itself when the waiting is over. */
  awake?: boolean;
}

/** Runs the test as a browser would and answers whether the page is then one with scripts. */
function run({ waited = false, lacks, still = null, path = '/about', awake = false }: Around): boolean {
  const attributes = new Map<string, string>();
  const page = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => attributes.delete(name),
  };
  let later = () => {};
  const list = { findLast: true, at: true } as Record<string, unknown>;
  if (lacks) delete list[lacks];
  const code = FLOOR_TEST.replaceAll('[].', 'list.');
  new Function('document', 'window', 'location', 'sessionStorage', 'setTimeout', 'list', 'Object', code)(
    { documentElement: page },
    { structuredClone: lacks !== 'structuredClone', addEventListener: () => {} },
    { pathname: path },
    { getItem: (key: string) => (key === PLAIN_KEY ? still : null) },
    (go: () => void) => {
      later = go;
    },
    list,
    { hasOwn: lacks !== 'hasOwn' },
  );
  if (awake) attributes.set('data-scripts', 'awake');
  if (waited) later();
  return attributes.has('data-scripts');
}

it('marks a page whose scripts will run, in a browser that knows what they use', () => {
  expect(run({})).toBe(true);
  for (const lacks of ['findLast', 'at', 'hasOwn', 'structuredClone']) expect(run({ lacks })).toBe(false);
});

it('takes the mark away from a page whose scripts did not come, and leaves it to one that is awake', () => {
  expect(run({ waited: true })).toBe(false);
  expect(run({ waited: true, awake: true })).toBe(true);
});

it('starts no scripts where they broke the page before, and elsewhere again', () => {
  expect(run({ still: '/about' })).toBe(false);
  expect(run({ still: '/event' })).toBe(true);
});

it('stands in the head behind what says the letters of the page alone, and bears the mark of our own scripts', () => {
  const code = `${FAULT_WATCH};${FLOOR_TEST}`;
  const html = '<html><head><meta charSet="utf-8"/><title>A</title></head></html>';
  expect(withScriptFloor(html, 'm')).toContain(
    `<head><meta charSet="utf-8"/><script nonce="m">${code}</script><title>`,
  );
  expect(withScriptFloor('<head><title>A</title></head>')).toContain(`<head><script>${code}</script><title>`);
});

it('is written so that browsers of 2009 can read it', () => {
  for (const code of [FLOOR_TEST, FAULT_WATCH]) expect(code).not.toMatch(/=>|`|\bconst\b|\blet\b|\?\.|\?\?/);
});
