import { expect, it } from 'vitest';
import { type CutModule, cut, type Entry } from './cut.ts';

const page = (id: string, requestBytes = 500): Entry => ({ ids: [id], weight: 1, requestBytes });
const module = (id: string, bytes: number, ...imports: string[]): CutModule => ({ id, bytes, imports });

/** Three pages; what `a` and `b` share is small, what `b` and `c` share is large. */
const PAGES = [
  module('a', 10, 'button', 'icon'),
  module('b', 10, 'button', 'icon', 'editor'),
  module('c', 10, 'icon', 'editor'),
  module('button', 100),
  module('icon', 20),
  module('editor', 30_000),
];

const filesOf = (modules: readonly CutModule[], entries: readonly Entry[]) =>
  cut(modules, entries).map((file) => file.toSorted());

it('leaves what one page alone needs with that page', () => {
  expect(filesOf([module('a', 10, 'own'), module('own', 10)], [page('a'), page('b')])).toEqual([]);
});

it('makes one file of small things, and never of what is large for those who do not need it', () => {
  const entries = [page('a'), page('b'), page('c')];
  expect(filesOf(PAGES, entries)).toEqual([['button', 'icon'], ['editor']]);
});

it('loads nothing in vain where a request is worth nothing', () => {
  const entries = [page('a', 0), page('b', 0), page('c', 0)];
  expect(filesOf(PAGES, entries)).toEqual([['icon'], ['button'], ['editor']]);
});

it('sees a page together with the page that it stands in', () => {
  const modules = [
    module('frame', 10, 'menu'),
    module('a', 10, 'table'),
    module('b', 10, 'table'),
    module('menu', 200),
    module('table', 200),
  ];
  const within = (id: string): Entry => ({ ids: [id, 'frame'], weight: 1, requestBytes: 500 });
  expect(filesOf(modules, [within('a'), within('b')])).toEqual([['menu', 'table']]);
});

it('counts what a file would bring along', () => {
  // Together `menu` and `icon` save requests, but page `a` would load the editor for the menu's sake.
  const modules = [
    module('a', 10, 'icon'),
    module('b', 10, 'icon', 'menu'),
    module('c', 10, 'icon', 'menu'),
    module('icon', 20),
    module('menu', 20, 'editor'),
    module('editor', 30_000),
    module('d', 10, 'editor'),
  ];
  const files = filesOf(modules, [page('a'), page('b'), page('c'), page('d')]);
  expect(files.find((file) => file.includes('icon'))).toEqual(['icon']);
});

it('puts first what most pages load, so that a file never takes along what others need', () => {
  const modules = [
    module('a', 10, 'card'),
    module('b', 10, 'card'),
    module('c', 10, 'icon'),
    module('card', 9_000, 'icon'),
    module('icon', 9_000),
  ];
  expect(filesOf(modules, [page('a'), page('b'), page('c')])).toEqual([['icon'], ['card']]);
});
