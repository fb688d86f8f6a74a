import { inArray } from 'drizzle-orm';
import { bulkOf } from '../../cases/bulk-of.ts';
import { correction } from '../../database/schema/correction.ts';
import { answerWithin } from './answer-correction.ts';
import { CORRECTION } from './case.ts';

/** Many requests for corrections answered with one text. */
export const CORRECTIONS_AT_ONCE = bulkOf(CORRECTION, {
  find: (db, ids) =>
    db
      .select()
      .from(correction)
      .where(inArray(correction.id, [...ids])),
  about: ({ reference, name, name_kh, fact }) => ({ reference, name, name_kh, said: fact }),
  decide: (work, row, verb, words) =>
    answerWithin(work, row, verb === 'accept' ? 'accept' : 'decline', 'desk', words),
});
