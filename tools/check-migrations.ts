import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../server/database/migrations/', import.meta.url));
/** What each migration was when it was written, by its file. */
export const LIST = path.join(folder, 'written.json');

type Written = Readonly<Record<string, string>>;

/** The migrations of a folder with the hash of what they say; ends of lines do not count. */
export function migrationsIn(place = folder): Written {
  const files = readdirSync(place).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    files.sort().map((name) => {
      const text = readFileSync(path.join(place, name), 'utf8').replaceAll('\r\n', '\n');
      return [name, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

/** What is wrong with the migrations, a sentence each: databases that have run one never hear that it was changed. */
export function checkMigrations(now: Written, written: Written): string[] {
  const changed = Object.keys(written).filter((name) => now[name] !== written[name]);
  const added = Object.keys(now).filter((name) => !written[name]);
  return [
    ...changed.map(
      (name) =>
        `server/database/migrations/${name} is other than when it was written: databases that ran it never hear of that. Put it back (git checkout) and write another one: npm run generate -- <what>. One of your own that nobody has yet: delete it with its snapshot and its line in written.json and generate it again.`,
    ),
    ...added.map(
      (name) => `server/database/migrations/${name} is not in written.json: run npm run generate.`,
    ),
  ];
}

export const readWritten = (): Written => (existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {});

// `npm run generate`: notes the new ones; those that are there stay as they were.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const now = migrationsIn();
  const written = { ...now, ...readWritten() };
  if (process.argv.includes('--write')) writeFileSync(LIST, `${JSON.stringify(written, null, 2)}\n`);
  const found = checkMigrations(now, readWritten());
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
