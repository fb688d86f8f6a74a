import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { readTaken as contract } from '#shared/contracts/desk.contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { assignCase } from '../../cases/assign-case.ts';
import type { AnyKind, CaseRow } from '../../cases/kind.ts';
import type { Queryable } from '../../database/client.ts';
import { claim } from '../../database/schema/claim.ts';
import { contact_message } from '../../database/schema/contact.ts';
import { correction } from '../../database/schema/correction.ts';
import { report } from '../../database/schema/report.ts';
import { submission } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { CLAIM } from '../claim/case.ts';
import { CONTACT } from '../contact/case.ts';
import { CORRECTION } from '../correction/case.ts';
import { REPORT } from '../report/case.ts';
import { SUBMISSION } from '../submission/case.ts';

interface Taken {
  kind: AnyKind<CaseRow>;
  table: PgTable;
  id: AnyPgColumn;
  state: AnyPgColumn;
  assignee_id: AnyPgColumn;
}

/** Where somebody of the desk can have taken something. */
const PLACES = {
  queue: { ...submission, table: submission, state: submission.status, kind: SUBMISSION },
  claims: { ...claim, table: claim, kind: CLAIM },
  reports: { ...report, table: report, kind: REPORT },
  corrections: { ...correction, table: correction, kind: CORRECTION },
  contact: { ...contact_message, table: contact_message, state: contact_message.status, kind: CONTACT },
} as unknown as Record<'queue' | 'claims' | 'reports' | 'corrections' | 'contact', Taken>;

/** What of it is open still and theirs. */
const theirs = ({ kind, state, assignee_id }: Taken, person: string) =>
  and(eq(assignee_id, person), inArray(state, [...kind.life.assigned]));

async function countTaken(db: Queryable, person: string) {
  const count = (place: keyof typeof PLACES) => db.$count(PLACES[place].table, theirs(PLACES[place], person));
  const [queue, claims, reports, corrections, contact] = await Promise.all([
    count('queue'),
    count('claims'),
    count('reports'),
    count('corrections'),
    count('contact'),
  ]);
  return { queue, claims, reports, corrections, contact };
}

/** How much somebody has taken and not closed. */
export const readTaken: Handler<typeof contract> = ({ params }, { services }) =>
  countTaken(services.database.db, params.id);

/** Gives back to everybody all that somebody has taken: they leave, or are away. Each step stands in the history of its case. */
export const giveBackTaken: Handler<typeof contract> = async ({ params }, context) => {
  const { db } = context.services.database;
  const before = await countTaken(db, params.id);
  for (const place of Object.values(PLACES)) {
    const rows = (await db.select({ id: place.id }).from(place.table).where(theirs(place, params.id))) as {
      id: string;
    }[];
    for (const { id } of rows)
      await inTransaction(context, async (work) => {
        const row = await place.kind.lock(work, id);
        // Decided or taken by somebody else meanwhile: it stays so.
        if (row?.assignee_id === params.id && place.kind.life.assigned.includes(place.kind.stateOf(row)))
          await assignCase(work, place.kind, row, 'release', null);
      });
  }
  await inTransaction(context, (work) =>
    recordAudit(work, { action: 'person.give-back', entity_id: params.id, detail: before }),
  );
  return countTaken(db, params.id);
};
