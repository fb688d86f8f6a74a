import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../server/database/migrations/', import.meta.url));
/** The list that drizzle-kit keeps of the migrations; what each was when it was written stands beside its name. */
const JOURNAL = path.join(folder, 'meta/_journal.json');

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
        `server/database/migrations/${name} is other than when it was written: databases that ran it never hear of that. Put it back (git checkout) and write another one: npm run generate -- <what>. One of your own that nobody has yet: delete it with its snapshot and its entry in meta/_journal.json and generate it again.`,
    ),
    ...added.map(
      (name) =>
        `server/database/migrations/${name} has no sha256 in meta/_journal.json: run npm run generate.`,
    ),
  ];
}

interface Journal {
  entries: { tag: string; sha256?: string }[];
}
const readJournal = (): Journal => JSON.parse(readFileSync(JOURNAL, 'utf8'));

export const readWritten = (): Written =>
  Object.fromEntries(
    readJournal().entries.flatMap(({ tag, sha256 }) => (sha256 ? [[`${tag}.sql`, sha256]] : [])),
  );

// `npm run generate`: notes the new ones; those that are there stay as they were.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const now = migrationsIn();
  if (process.argv.includes('--write')) {
    const journal = readJournal();
    for (const entry of journal.entries) entry.sha256 ??= now[`${entry.tag}.sql`];
    // As drizzle-kit writes it.
    writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
  }
  const found = checkMigrations(now, readWritten());
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
