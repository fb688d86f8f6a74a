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

it('leaves apart what would take a page over its limit, whatever that saves for others (2.044)', () => {
  const modules = [
    module('full', 10, 'icon'),
    module('a', 10, 'icon', 'table'),
    module('b', 10, 'icon', 'table'),
    module('icon', 20),
    module('table', 200),
  ];
  const filesWithin = (scripts: number) => {
    const full: Entry = { ...page('full'), most: { scripts, styles: 0 } };
    return filesOf(modules, [full, page('a'), page('b')]);
  };
  expect(filesWithin(230)).toEqual([['icon', 'table']]);
  expect(filesWithin(229)).toEqual([['icon'], ['table']]);
});

it('counts towards a limit what earlier files brought, and what a file imports', () => {
  const modules = [
    module('full', 0, 'icon'),
    module('a', 0, 'icon', 'table', 'menu'),
    module('b', 0, 'icon', 'table', 'menu'),
    module('c', 0, 'menu'),
    module('icon', 20),
    module('table', 30, 'rows'),
    module('rows', 40),
    module('menu', 90),
  ];
  const entries = (scripts: number): Entry[] => [
    { ...page('full'), most: { scripts, styles: 0 } },
    page('a', 5_000),
    page('b', 5_000),
    page('c'),
  ];
  expect(filesOf(modules, entries(180))).toEqual([['icon', 'menu', 'rows', 'table']]);
  expect(filesOf(modules, entries(179))).toEqual([['icon', 'rows', 'table'], ['menu']]);
  expect(filesOf(modules, entries(89)).find((file) => file.includes('icon'))).toEqual(['icon']);
});

it('weighs style sheets by themselves', () => {
  const style = (id: string, bytes: number): CutModule => ({ ...module(id, bytes), isStyle: true });
  const modules = [
    module('full', 10, 'icon.css'),
    module('a', 10, 'icon.css', 'table', 'table.css'),
    module('b', 10, 'icon.css', 'table', 'table.css'),
    style('icon.css', 20),
    style('table.css', 40),
    module('table', 0),
  ];
  const filesWithin = (styles: number) =>
    filesOf(modules, [{ ...page('full'), most: { scripts: 10, styles } }, page('a'), page('b')]);
  expect(filesWithin(60)).toHaveLength(1);
  expect(filesWithin(59)).toEqual([['icon.css'], ['table', 'table.css']]);
});

it('sees what comes through a part that others import at once', () => {
  // `table` and `icon` are small, but page `a` would load the editor for the table's sake; the part stays by itself.
  const modules = [
    module('a', 0, 'icon'),
    module('b', 0, 'icon', 'table'),
    module('c', 0, 'icon', 'table'),
    module('d', 0, 'editor'),
    module('icon', 20),
    module('table', 30, 'part'),
    module('part', 10, 'editor'),
    module('editor', 30_000),
  ];
  const files = filesOf(modules, [page('a'), page('b'), page('c'), page('d'), page('part')]);
  expect(files.find((file) => file.includes('icon'))).toEqual(['icon']);
  expect(files.flat()).not.toContain('part');
});
