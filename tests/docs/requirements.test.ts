import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idsIn, titlesIn } from '#tools/check-coverage.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const known = new Set(
  globSync('docs/requirements/*.md').flatMap((file) =>
    [...read(file).matchAll(/^- (\d\.\d{3}) /gm)].map(([, id]) => id),
  ),
);
const sources = globSync('{server,shared,web,tools,tests}/**/*.{ts,tsx,css}', {
  exclude: (name) => name.includes('node_modules') || name.includes('/demo/'),
});

it('every requirement that a test names stands in docs/requirements', () => {
  const named = sources
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(read(file)).map(({ title }) => ({ file, ids: idsIn(title).written })));
  const unknown = named.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => [file, id]),
  );
  expect(known.size).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});

it('no comment of a source points to a number: what it says stands there in words', () => {
  const pointing = sources
    .filter((file) => !/^(tests|tools)\/|\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(?:\{?\/\*|\*|\/\/)/.test(line))
        .filter((line) => /\(?\b(?:\d\.\d{3}\b(?! \()|[BC]\.\d{1,2}\b|ux (?:rules? )?\d)/i.test(line))
        .filter((line) => !/\d\.\d{3} (?:times|of)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(pointing).toEqual([]);
});
