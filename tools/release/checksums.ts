import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the checksums of a release stand in it: `sha256sum --check --quiet SHA256SUMS` reads them. */
export const CHECKSUMS = 'SHA256SUMS';

/** Writes the checksum of every file of a folder into it. */
export function writeChecksums(folder: string): void {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => `${sha256(path.join(folder, file))}  ${file}`);
  writeFileSync(path.join(folder, CHECKSUMS), `${lines.join('\n')}\n`);
}

/** The checksum of a file. */
export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
