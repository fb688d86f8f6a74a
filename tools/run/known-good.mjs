import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cachePath, inProject } from './paths.mjs';

/**
 * Remembers which files a check found nothing wrong with, by their contents, so that it need not look at them again. For
 * checks that look at each file by itself. `goesBy` are the files that say what the check wants (rules, versions): with one
 * of them changed nothing is known.
 */
export function knownGood(name, goesBy, place = cachePath(`good/${name}.json`)) {
  const rules = createHash('sha256');
  for (const file of goesBy) rules.update(`${file} ${hashOf(file)}\n`);
  const basis = rules.digest('hex');
  const kept = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
  const known = kept.basis === basis ? kept.files : {};
  const seen = {};
  return {
    /** Those that are other than when they were found good. */
    left(files) {
      for (const file of files) seen[file] = hashOf(file);
      return files.filter((file) => known[file] === undefined || known[file] !== seen[file]);
    },
    /** Keeps that what `left` was asked about is good, as it was then, beside what was known of others that are still there. */
    keep() {
      const others = Object.entries(known).filter(([file]) => existsSync(inProject(file)));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify({ basis, files: { ...Object.fromEntries(others), ...seen } }));
    },
  };
}

/** Nothing for a folder (a submodule, a link) or what is gone: that is never known. */
function hashOf(file) {
  try {
    return createHash('sha1')
      .update(readFileSync(inProject(file)))
      .digest('base64');
  } catch {
    return undefined;
  }
}
