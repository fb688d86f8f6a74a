/** Every reason for which the embedded PostgreSQL may refuse to start. */
export type SupervisorErrorCode =
  | 'unsupported-platform'
  | 'musl'
  | 'old-glibc'
  | 'binaries-missing'
  | 'binaries-broken'
  | 'unknown-user'
  | 'no-account'
  | 'data-dir-owner'
  | 'data-dir-unreachable'
  | 'data-dir-version'
  | 'socket-path'
  | 'lock-timeout'
  | 'init-failed'
  | 'start-failed'
  | 'start-timeout'
  | 'unresponsive';

/** A cause the operator can act on: `message` says what is wrong and what to do. */
export class SupervisorError extends Error {
  readonly code: SupervisorErrorCode;

  constructor(code: SupervisorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SupervisorError';
    this.code = code;
  }
}

/** The way out that exists for every cause: a PostgreSQL that somebody else runs. */
export const outsideHint =
  'Or set DATABASE_URL to a PostgreSQL 15 or newer and the embedded one is not used (docs/runbooks/database.md).';

/** The `code` of a Node system error (`ENOENT`, `EACCES`…), if it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
