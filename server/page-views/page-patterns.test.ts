import { expect, it } from 'vitest';
import { countedPatterns, pagePatterns } from './page-patterns.ts';

const routes = [
  { id: 'root', path: '' },
  { id: 'home', parentId: 'root' },
  { id: 'programs', parentId: 'root', path: 'program' },
  { id: 'program', parentId: 'root', path: 'program/:id' },
  { id: 'categories', parentId: 'root', path: 'program/category' },
  { id: 'status', parentId: 'root', path: 'program/submission/:token?' },
  { id: 'own', parentId: 'root' },
  { id: 'bio', parentId: 'own', path: 'user/profile/bio' },
  { id: 'desk', parentId: 'root', path: 'desk/review/:id' },
  { id: 'rest', parentId: 'root', path: '*' },
];
const patternOf = countedPatterns(routes);

it.each([
  ['/', '/'],
  ['/program', '/program'],
  ['/program/', '/program'],
  ['/program/0190a000', '/program/:id'],
  ['/program/category', '/program/category'],
  ['/program/submission/secret', '/program/submission/:token?'],
  ['/program/submission', '/program/submission/:token?'],
  ['/user/profile/bio', '/user/profile/bio'],
  ['/desk/review/1', null],
  ['/nowhere/at/all', null],
  ['/PROGRAM/Submission/secret', '/program/submission/:token?'],
])('%s belongs to %s (7.161)', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

it('knows the pages that are not counted as well, where all are asked for', () => {
  expect(pagePatterns(routes)('/desk/review/1')).toBe('/desk/review/:id');
});
