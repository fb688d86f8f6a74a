import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { lockPerson } from './desk-person.queries.ts';

/** Lets somebody try to sign in again at once, whom wrong passwords locked out for a while. */
export async function unlockPerson(work: Work, id: string): Promise<void> {
  const who = await lockPerson(work.tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  await work.tx.update(person).set({ failed_sign_ins: 0, locked_until: null }).where(eq(person.id, id));
  await recordAudit(work, { action: 'person.unlock', entity_id: id });
}
