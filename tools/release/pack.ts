import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Assembled, assembleRelease } from './assemble.ts';
import { sha256 } from './checksums.ts';

export interface Packed extends Assembled {
  archive: string;
  bytes: number;
}

/** The largest a release may be. */
export const MOST_BYTES = 250 * 1024 * 1024;

/**
 * One archive of a release, and beside it its checksum. Owners and moments in it are those of nobody and of its commit. `quick`:
 * larger, for tests.
 */
export function packRelease(root: string, target: string, { quick = false } = {}): Packed {
  const assembled = assembleRelease(root, target);
  const { at } = JSON.parse(readFileSync(path.join(assembled.folder, 'release.json'), 'utf8'));
  const archive = path.join(target, `${assembled.name}.tar.gz`);
  const alike = ['--sort=name', `--mtime=${at}`, '--owner=0', '--group=0', '--numeric-owner'];
  const modes = '--mode=u+rwX,go+rX,go-w';
  execFileSync('tar', [
    ...alike,
    modes,
    '-C',
    target,
    '-I',
    quick ? 'gzip -n1' : 'gzip -n',
    '-cf',
    archive,
    assembled.name,
  ]);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${path.basename(archive)}\n`);
  const bytes = statSync(archive).size;
  if (bytes > MOST_BYTES) throw new Error(`${archive} has ${bytes} bytes: ${MOST_BYTES} are the most.`);
  return { ...assembled, archive, bytes };
}
