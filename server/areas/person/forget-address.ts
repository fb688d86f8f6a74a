import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { correction } from '../../database/schema/correction.ts';
import { mail_outbox } from '../../database/schema/operations.ts';
import { report } from '../../database/schema/report.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';

/** Mails to these addresses, sent or not, and the jobs that would write more of them. */
export async function forgetMails(tx: Queryable, given: readonly (string | null)[]): Promise<void> {
  const addresses = plain(given);
  if (addresses.length === 0) return;
  await tx.delete(mail_outbox).where(inArray(sql`lower(${mail_outbox.to_email})`, addresses));
  await tx.execute(sql`delete from pgboss.job where ${inArray(sql`lower(data->>'email')`, addresses)}`);
}

/**
 * Forgets the addresses of somebody whose account is gone, wherever they stand beside it: mails, invitations nobody answered,
 * reports and corrections. docs/privacy.md says what stays and why.
 */
export async function forgetAddresses(tx: Queryable, given: readonly (string | null)[]): Promise<void> {
  const addresses = plain(given);
  if (addresses.length === 0) return;
  await forgetMails(tx, addresses);
  await tx
    .delete(stakeholder_member)
    .where(
      and(isNull(stakeholder_member.person_id), inArray(sql`lower(${stakeholder_member.email})`, addresses)),
    );
  await tx
    .update(correction)
    .set({ email: '' })
    .where(inArray(sql`lower(${correction.email})`, addresses));
  await tx
    .update(report)
    .set({ email: '' })
    .where(inArray(sql`lower(${report.email})`, addresses));
}

const plain = (given: readonly (string | null)[]) => given.flatMap((one) => (one ? [one.toLowerCase()] : []));
