import { inArray } from 'drizzle-orm';
import { bulkOf } from '../../cases/bulk-of.ts';
import { report } from '../../database/schema/report.ts';
import { REPORT } from './case.ts';
import { dismissWithin } from './decide-report.ts';

/** Many reports dismissed with one reason. */
export const REPORTS_AT_ONCE = bulkOf(REPORT, {
  find: (db, ids) =>
    db
      .select()
      .from(report)
      .where(inArray(report.id, [...ids])),
  about: ({ reference, evidence, description }) => ({
    reference,
    name: evidence.name ?? '',
    name_kh: evidence.name_kh ?? '',
    said: description,
  }),
  decide: (work, row, _verb, words) => dismissWithin(work, row, words),
});
