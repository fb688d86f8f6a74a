import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assembleRelease } from './release/assemble.ts';
import { packRelease } from './release/pack.ts';

// `npm run release` makes one archive that runs on a machine without compiler and network; `--tree` leaves it unpacked.
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { to: { type: 'string' }, tree: { type: 'boolean' } } });
const target = path.resolve(values.to ?? path.join(root, 'release'));
mkdirSync(target, { recursive: true });
if (values.tree) {
  console.log(assembleRelease(root, target).folder);
} else {
  const { archive, bytes, folder, packages } = packRelease(root, target);
  rmSync(folder, { recursive: true });
  console.log(`${archive}\n${Math.round(bytes / 1024 / 1024)} MB, ${packages} packages`);
}
