import { expect, it } from 'vitest';
import { asksOwnParts } from './page-data.ts';

const own = ['root', 'routes/frame', 'routes/events'];
const asks = (query: string) => asksOwnParts(new URL(`http://localhost/event.data${query}`), () => own);

it('data of a page is asked for whole, or by parts of the page in their order, its own among them', () => {
  for (const query of [
    '',
    '?page=2',
    '?_routes=routes/events',
    '?_routes=root,routes/events',
    `?_routes=${own}`,
  ])
    expect([query, asks(query)]).toEqual([query, true]);
});

it('what no browser of ours asks is told from it: foreign parts, another order, one twice, the frame alone', () => {
  for (const parts of [
    'routes/about',
    'root',
    'root,routes/frame',
    'root,nothing',
    'routes/events,root',
    'root,root',
    '',
    'root&_routes=',
  ])
    expect([parts, asks(`?_routes=${parts}`)]).toEqual([parts, false]);
});
