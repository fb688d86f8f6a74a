import { expect, it } from 'vitest';
import { FAULT_PATH } from '#shared/domain/browser-fault.ts';
import { FAULT_WATCH } from './fault-watch.ts';

type Told = { name: string; place: string };

/** Runs the watch as a page would, lets these events happen, and answers what was told. */
async function told(...events: object[]): Promise<Told[]> {
  const sent: [string, Blob][] = [];
  const listeners: ((event: object) => void)[] = [];
  new Function('window', 'navigator', FAULT_WATCH)(
    { addEventListener: (_: string, listen: (event: object) => void) => listeners.push(listen) },
    { sendBeacon: (path: string, body: Blob) => sent.push([path, body]) },
  );
  for (const event of events) listeners[0]?.(event);
  return Promise.all(
    sent.map(async ([path, body]) => {
      expect([path, body.type]).toEqual([FAULT_PATH, 'application/json']);
      return JSON.parse(await body.text()) as Told;
    }),
  );
}

const fault = (name: string, message: string, stack = '') => ({ name, message, stack });
const CHROMIUM =
  'TypeError: x.toReversed is not a function\n    at f (https://phum.example/assets/ab-C_1.js:1:2345)\n    at g (https://phum.example/assets/zz.js:1:1)';
const SAFARI = 'f@https://phum.example/assets/ab-C_1.js:1:2345\n@https://phum.example/assets/zz.js:2:2';

it.each([CHROMIUM, SAFARI])('tells what failed, and where in a file of ours', async (stack) => {
  const place = 'ab-C_1.js:1:2345';
  expect(await told({ error: fault('TypeError', 'x.toReversed is not a function', stack) })).toEqual([
    { name: 'TypeError', place },
  ]);
  expect(await told({ reason: fault('TypeError', 'x is undefined', stack) })).toEqual([
    { name: 'TypeError', place },
  ]);
});

it('tells of a script that a browser cannot read, by its file or by the name of the fault alone', async () => {
  const error = fault('SyntaxError', 'Invalid regular expression: invalid group specifier name');
  const filename = 'https://phum.example/assets/ab.js';
  expect(await told({ error, filename, lineno: 1, colno: 9 })).toEqual([
    { name: 'SyntaxError', place: 'ab.js:1:9' },
  ]);
  expect(await told({ reason: error })).toEqual([{ name: 'SyntaxError', place: '' }]);
});

it('tells the first of a page alone', async () => {
  const event = { error: fault('RangeError', 'a', CHROMIUM) };
  expect(await told(event, event, event)).toHaveLength(1);
});

it.each([
  ['a lost line', { reason: fault('TypeError', 'Failed to fetch', CHROMIUM) }],
  ['a file that did not come', { error: fault('TypeError', 'Importing a module script failed.', SAFARI) }],
  ['what was given up', { reason: fault('AbortError', 'signal is aborted', CHROMIUM) }],
  ['other programs', { error: fault('TypeError', 'x', 'at chrome-extension://abc/content.js:1:2') }],
  ['answers of the API', { reason: { status: 404, code: 'not_found' } }],
  ['nothing', { reason: undefined }],
])('does not tell of %s', async (_what, event) => {
  expect(await told(event)).toEqual([]);
});
