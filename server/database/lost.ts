/** What a server that goes, or comes, says to its connections, and a lost connection itself. */
const CONNECTION_CODES = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '08P01']);
/** What the system says of a connection to anything. */
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** A database that is there and cannot do this now. */
const BUSY_CODES = new Set(['53300', '57014', '40001', '40P01', '25P03']);
const CONNECTION_TEXT =
  /Connection terminated|encountered a connection error|Client was closed|Query read timeout/;

interface Lost {
  kind: 'database' | 'pool';
  /** Whether the database itself is away, and not only what was asked of it too much for it. */
  away: boolean;
}

/** What a lost or overloaded database looks like from `pg`: nothing was written. Null: the error means something else. */
export function lostInDatabase(error: unknown): Lost | null {
  let asked = false;
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 6;
    current = current.cause, depth += 1
  ) {
    // Drizzle names the statement.
    asked ||= 'query' in current;
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') {
      if (CONNECTION_CODES.has(code)) return { kind: 'database', away: true };
      if (SOCKET_CODES.has(code)) return { kind: 'database', away: asked };
      if (BUSY_CODES.has(code)) return { kind: 'database', away: false };
    }
    // All connections are in use: passes by itself.
    if (/timeout exceeded when trying to connect/.test(current.message)) return { kind: 'pool', away: false };
    if (CONNECTION_TEXT.test(current.message)) return { kind: 'database', away: true };
  }
  return null;
}
