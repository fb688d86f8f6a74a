import { SECRET_SETTINGS } from '../config.ts';
import { settings } from '../environment-settings.ts';
import { fileSetting } from '../secret-files.ts';

/** Names of variables that were set, by where they stand. */
export interface SetNames {
  environment: readonly string[];
  /** In `.env`, which is the program's own. */
  file: readonly string[];
}

/** A name that the program does not read, and the one that was probably meant. */
export interface UnknownSetting {
  name: string;
  meant: string | null;
}

const KNOWN = [...Object.keys(settings), ...SECRET_SETTINGS.map(fileSetting)];
/** What Node, PostgreSQL's client and the system read themselves. */
const OF_OTHERS = /^(?:NODE_|PG[A-Z]|MALLOC_|UV_|LC_|SSL_CERT_)|^(?:TZ|LANG|PATH|HOME|TMPDIR)$/;
/** Nobody else's variables begin so. */
const OURS = /^(?:CAMDIGIKEY|S3|SMTP|PHUM|SESSION_SECRET|KEY_RING|METRICS_TOKEN)(?:_|$)/i;
const MOST_SLIPS = 2;
/** Shorter names of others are near to ours by chance. */
const LEAST_LETTERS = 5;

/** What was set and is not read: everything in `.env`, and of the environment what looks like a setting of ours. */
export function unknownSettings({ environment, file }: SetNames): UnknownSetting[] {
  const ofFile = new Set(file);
  return [...new Set([...file, ...environment])]
    .filter((name) => !KNOWN.includes(name) && !OF_OTHERS.test(name))
    .map((name) => ({ name, meant: nearest(name) }))
    .filter(({ name, meant }) => ofFile.has(name) || OURS.test(name) || meant !== null);
}

function nearest(name: string): string | null {
  if (name.length < LEAST_LETTERS) return null;
  const [best] = KNOWN.map((known) => ({ known, slips: slipsBetween(name.toUpperCase(), known) })).sort(
    (a, b) => a.slips - b.slips,
  );
  return best && best.slips <= MOST_SLIPS ? best.known : null;
}

/** How many letters must be put in, left out or changed (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row[b.length]!;
}
