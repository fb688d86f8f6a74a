import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { bySources, showPageFaults } from './page-faults.ts';

/** Line 3, column 5 of what was sent is line 2, column 3 of the source. */
const map = {
  version: 3,
  file: 'a.js',
  sources: ['a.tsx'],
  sourcesContent: [],
  names: [],
  mappings: ';;IACE',
};
const sentAt = async (url: string) =>
  url.startsWith('/web/a.tsx') ? { file: '/project/web/a.tsx', map: map as never } : undefined;

it('a stack of a browser names the lines of the sources, and leaves what is not ours', async () => {
  const stack = [
    'Error: The kiln is cold',
    '    at Kiln (http://localhost:3000/web/a.tsx?t=1:3:5)',
    '    at http://localhost:3000/node_modules/react.js:9:1',
    'draw@http://localhost:3000/web/a.tsx:3:5',
  ].join('\n');
  expect((await bySources(stack, sentAt)).split('\n')).toEqual([
    'Error: The kiln is cold',
    '    at Kiln (/project/web/a.tsx:2:3)',
    '    at http://localhost:3000/node_modules/react.js:9:1',
    'draw@/project/web/a.tsx:2:3',
  ]);
});

it('what a page tells is shown above that page, with its source and what helps', async () => {
  const ws = new EventEmitter();
  const getModuleByUrl = async (url: string) => ({ file: `/project${url}`, transformResult: { map } });
  showPageFaults({
    ws,
    environments: { client: { moduleGraph: { getModuleByUrl } } },
  } as unknown as ViteDevServer);
  const send = vi.fn();
  const stack = 'Error: No en text for "a:b"\n    at Kiln (http://localhost:3000/web/a.tsx:3:5)';
  ws.emit('phum:fault', { message: 'No en text for "a:b"', stack }, { send });
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      [
        {
          type: 'error',
          err: {
            message: expect.stringMatching(/^Texts stand in shared\/i18n\/en.*\n\nNo en text for "a:b"$/),
            stack: '    at Kiln (/project/web/a.tsx:2:3)',
          },
        },
      ],
    ]);
});
