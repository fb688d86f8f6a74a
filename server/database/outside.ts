import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Why a PostgreSQL given by DATABASE_URL cannot be used. */
export type OutsideDatabaseErrorCode =
  | 'database-url'
  | 'database-unreachable'
  | 'database-refused'
  | 'database-missing'
  | 'database-too-old'
  | 'database-locale';

/** A cause the operator can act on; `message` never holds the password. */
export class OutsideDatabaseError extends Error {
  readonly code: OutsideDatabaseErrorCode;

  constructor(code: OutsideDatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutsideDatabaseError';
    this.code = code;
  }
}

/** What the checks look at, as PostgreSQL reports it. */
export interface DatabaseFacts {
  /** `server_version_num`, such as 150018. */
  version: number;
  ctype: string;
  encoding: string;
}

const createCommand =
  "create database phum template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';";

/** Refuses a server before 15, an encoding other than UTF8, and a character type for which Khmer has no letters. */
export function checkFacts({ version, ctype, encoding }: DatabaseFacts): void {
  if (version < 150_000) {
    throw new OutsideDatabaseError(
      'database-too-old',
      `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}; Phum needs 15 or newer. Upgrade it, or unset ` +
        'DATABASE_URL to use the embedded PostgreSQL.',
    );
  }
  if (encoding === 'UTF8' && !['C', 'POSIX'].includes(ctype)) return;
  throw new OutsideDatabaseError(
    'database-locale',
    `The database has encoding ${encoding} and LC_CTYPE ${ctype}, in which Khmer cannot be searched. Make one with a ` +
      `UTF-8 character type: ${createCommand}`,
  );
}

/**
 * Connects to an outside PostgreSQL once and checks that Phum can live in it. One that is not up yet is waited for, at
 * most `waitMs`. Throws OutsideDatabaseError.
 */
export async function checkOutsideDatabase(url: string, waitMs = 15_000): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new OutsideDatabaseError(
      'database-url',
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/phum.',
    );
  }
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      return checkFacts(await readFacts(url));
    } catch (error) {
      const cause = error instanceof OutsideDatabaseError ? error : explain(error, url);
      if (cause.code !== 'database-unreachable' || Date.now() > deadline) throw cause;
      await sleep(250);
    }
  }
}

async function readFacts(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<DatabaseFacts>(
      `select current_setting('server_version_num')::int as version, datctype as ctype,
         pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('the database does not list itself');
    return facts;
  } finally {
    await client.end().catch(() => {});
  }
}

/** 28xxx: not let in. 3D000: no such database. 42501: not permitted. Everything else counts as not reachable (yet). */
function explain(error: unknown, url: string): OutsideDatabaseError {
  const { username, pathname, host: named, searchParams } = new URL(url);
  // Over a socket it stands behind the question mark.
  const host = named || searchParams.get('host') || 'this machine';
  const code = String((error as { code?: unknown } | undefined)?.code ?? '');
  const detail = (error instanceof Error && error.message) || code || 'no answer';
  if (/^28|^42501/.test(code) || /password|no pg_hba.conf entry/i.test(detail)) {
    return new OutsideDatabaseError(
      'database-refused',
      `PostgreSQL at ${host} does not let user ${username || '(none)'} in: ${detail}. Check the user and password in ` +
        'DATABASE_URL.',
      { cause: error },
    );
  }
  if (code === '3D000') {
    return new OutsideDatabaseError(
      'database-missing',
      `PostgreSQL at ${host} has no database "${pathname.slice(1)}". Make it: ${createCommand}`,
      { cause: error },
    );
  }
  return new OutsideDatabaseError(
    'database-unreachable',
    `No PostgreSQL answers at ${host} (DATABASE_URL): ${detail}. Start it, correct the address, or unset DATABASE_URL to use ` +
      'the embedded PostgreSQL.',
    { cause: error },
  );
}
