import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Observer } from './embedded.ts';
import { NEVER_OF_DECISIONS } from './never/decisions.ts';
import { NEVER_OF_MAILS } from './never/mails.ts';
import { NEVER_OF_MESSAGES } from './never/messages.ts';
import { NEVER_OF_REQUESTS } from './never/requests.ts';

const NEVER = { ...NEVER_OF_REQUESTS, ...NEVER_OF_DECISIONS, ...NEVER_OF_MESSAGES, ...NEVER_OF_MAILS };

/** Everything that is there in part only: empty when all is well. */
export async function findHalfWritten(database: Observer, dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const rows = await database.read(query);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const files = await database.read<{ key: string; bytes: number; sha256: string }>(
    'select key, bytes, sha256 from file',
  );
  for (const { key, bytes, sha256 } of files) {
    const stored = await readFile(join(dataDir, 'files', key)).catch(() => undefined);
    const whole =
      stored?.byteLength === bytes && createHash('sha256').update(stored).digest('hex') === sha256;
    if (!whole) found.push(`a file that is not whole: ${key}`);
  }
  return found;
}
