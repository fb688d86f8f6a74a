import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawFloors } from './borders/draw-floors.ts';
import { findCircles } from './borders/find-circles.ts';
import { type Crossings, changedCrossings, crossingsOf, forbidden } from './borders/find-crossings.ts';
import { circlesOfAreas } from './borders/find-floors.ts';
import { type Import, readImports } from './borders/read-imports.ts';

/**
 * Holds the borders of the house: who may import whom, no file that needs itself, no areas that ask one another, and no area that
 * asks another it did not ask before (`borders/crossings.generated.json` lists today's; `--write` writes it and the picture of
 * docs/architecture.md anew).
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const list = path.join(root, 'tools/borders/crossings.generated.json');
const picture = path.join(root, 'docs/architecture.md');

/** What crosses a border, a sentence each. */
export function checkBorders(imports: readonly Import[], listed: Crossings): string[] {
  return [
    ...forbidden(imports),
    ...findCircles(imports).map(
      (files) =>
        `These files need one another before they can be loaded: ${files.join(', ')}. Move what they share into a file of its own.`,
    ),
    ...circlesOfAreas(crossingsOf(imports)),
    ...changedCrossings(imports, listed),
  ];
}

if (import.meta.main) {
  const imports = readImports(root);
  const page = readFileSync(picture, 'utf8');
  const drawn = drawFloors(page, crossingsOf(imports), root);
  if (process.argv.includes('--write')) {
    writeFileSync(list, `${JSON.stringify(crossingsOf(imports), null, 2)}\n`);
    writeFileSync(picture, drawn);
  }
  const found = checkBorders(imports, JSON.parse(readFileSync(list, 'utf8')));
  if (readFileSync(picture, 'utf8') !== drawn)
    found.push('docs/architecture.md shows other floors than there are: run npm run borders -- --write.');
  for (const sentence of found) console.log(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
