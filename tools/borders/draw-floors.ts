import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Crossings } from './find-crossings.ts';
import { floorsOf } from './find-floors.ts';

const HOUSES = [
  ['server', 'server/areas'],
  ['web', 'web/features'],
] as const;

/** The page with the floors of both houses between its marks, the highest first. */
export function drawFloors(page: string, crossings: Crossings, root: string): string {
  return HOUSES.reduce((text, [mark, folder]) => {
    const areas = readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`);
    const floors = floorsOf(crossings, areas).map((floor, index) => {
      const names = floor.map((area) => `\`${path.posix.basename(area)}\``).join(' ');
      return `- **${index}** ${names}`;
    });
    const table = floors.reverse().join('\n');
    const [begin, end] = [`<!-- floors of ${mark}: begin -->`, `<!-- floors of ${mark}: end -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/architecture.md lost its mark "${begin}".`);
    return `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
  }, page);
}
