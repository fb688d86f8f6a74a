import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listCorrections } from '#shared/contracts/correction.contract.ts';
import { CORRECTION_STATES } from '#shared/domain/cases/correction.ts';
import { findCases } from '../../cases/find-cases.ts';
import type { Queryable } from '../../database/client.ts';
import { correction } from '../../database/schema/correction.ts';
import { saying } from '../../search/saying.ts';

/** One page of the corrections, and how many there are of each state under the same search. */
export async function findCorrections(db: Queryable, query: z.output<typeof listCorrections.query>) {
  const { reference, name, name_kh, fact, correct, source } = correction;
  const texts = [reference, name, name_kh, fact, correct, source];
  const said = await saying(db, { from: sql`${correction}`, texts }, query.search);
  return findCases(db, { table: correction, ...correction }, CORRECTION_STATES, query, said);
}
