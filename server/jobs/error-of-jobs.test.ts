import { describe, expect, it } from 'vitest';
import { lostInDatabase } from '../database/lost.ts';
import { errorOfJobs } from './error-of-jobs.ts';

/** As pg-boss hands it on from one of its workers. */
const copied = (code: string, message: string) => ({ code, message, stack: `Error: ${message}`, queue: 'x' });

describe('what goes wrong with the jobs', () => {
  it.each([
    copied('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432 (Queue: x)'),
    copied('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
    copied('57P01', 'terminating connection due to administrator command'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  ])('is an outage of the database, where it is lost: $message', (told) => {
    const error = errorOfJobs(told);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe(told.message);
    expect(error.stack).toBe(told.stack);
    expect(lostInDatabase(error)).toEqual({ kind: 'database', away: true });
  });

  it('is a fault of its own otherwise', () => {
    expect(lostInDatabase(errorOfJobs(new Error('no such queue')))).toBeNull();
    expect(errorOfJobs('odd').message).toBe('odd');
  });
});
