import { eq } from 'drizzle-orm';
import { personName } from '#shared/format/names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { heldUntil } from '../../cases/hold.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { ReportRow } from './report.queries.ts';

interface Address {
  to: string;
  language: Language;
  /** What the reporter is called; empty for visitors. */
  name: string;
}

/** Where the outcome of a report is told: the address they left, else the confirmed one of their account. */
export async function addressOf(db: Queryable, row: ReportRow): Promise<Address | null> {
  if (row.by_visitor) return row.email ? { to: row.email, language: row.language, name: '' } : null;
  if (!row.reporter_id) return null;
  const [who] = await db.select().from(person).where(eq(person.id, row.reporter_id));
  if (who?.status !== 'active') return null;
  const to = row.email || (who.email_verified_at ? who.email : null);
  return to ? { to, language: who.language, name: personName(who, who.language).text } : null;
}

/** Writes how a report ended to whoever sent it; the mail waits as long as the decision can be undone. */
export async function tellReporter(
  work: Work,
  row: ReportRow,
  outcome: 'upheld' | 'hidden' | 'dismissed',
): Promise<void> {
  const address = await addressOf(work.tx, row);
  if (!address) return;
  const { publicUrl } = work.context.services.config;
  await queueMail(work, {
    template: 'report.decided',
    language: address.language,
    to: address.to,
    about_id: row.id,
    sendAfter: heldUntil(work.context),
    params: {
      to: address.name,
      reference: row.reference,
      outcome,
      page: { name: row.evidence.name ?? '', name_kh: row.evidence.name_kh ?? '' },
      url: `${publicUrl}/contact`,
    },
  });
}
