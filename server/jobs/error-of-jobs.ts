/**
 * What pg-boss says went wrong, as an error that names its question: its workers hand on a copy that is no error any more,
 * and all that it asks, it asks the database. Without this a lost database would be told by every worker, each time it looks.
 */
export function errorOfJobs(told: unknown): Error {
  const { message, stack, code } = (told ?? {}) as Partial<Error & { code: unknown }>;
  const error = new Error(message ?? String(told), { cause: told });
  return Object.assign(error, { code, query: 'jobs', stack: stack ?? error.stack });
}
