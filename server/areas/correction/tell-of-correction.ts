import { ownCorrectionPath } from '#shared/domain/correction.ts';
import { addressOfAsker } from '../../cases/asker.ts';
import { heldUntil } from '../../cases/hold.ts';
import type { Queryable } from '../../database/client.ts';
import type { Work } from '../../database/work.ts';
import { mailPerson, nameFor } from '../../mail/mail-person.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findOwners } from '../team/team.queries.ts';
import type { CorrectionRow } from './case.ts';

/** Asks the owners of a page whether it is right; pages nobody owns are the desk's. */
export async function tellOwners(work: Work, row: CorrectionRow): Promise<void> {
  if (row.subject_kind !== 'stakeholder') return;
  const { publicUrl } = work.context.services.config;
  for (const owner of await findOwners(work.tx, row.subject_id)) {
    if (owner.id === row.requester_id) continue;
    await mailPerson(work, owner, {
      template: 'correction.asked',
      params: {
        to: nameFor(owner),
        reference: row.reference,
        page: { name: row.name, name_kh: row.name_kh },
        correct: row.correct,
        // By way of the sign-in page, so that it also works for whoever is signed out.
        url: `${publicUrl}/account/sign-in?next=${encodeURIComponent(ownCorrectionPath(row.id))}`,
      },
    });
  }
}

/** Where the answer is told. */
export const addressOf = (db: Queryable, { requester_id, email, language }: CorrectionRow) =>
  addressOfAsker(db, { person_id: requester_id, email, language });

/** Writes to whoever asked what became of it; the mail waits as long as the answer can be undone. */
export async function tellRequester(work: Work, row: CorrectionRow): Promise<void> {
  const address = await addressOf(work.tx, row);
  if (!address || !row.letter_id) return;
  await queueMail(work, {
    template: 'correction.answered',
    language: address.language,
    to: address.to,
    about_id: row.letter_id,
    sendAfter: heldUntil(work.context),
    params: {
      to: address.name,
      reference: row.reference,
      page: { name: row.name, name_kh: row.name_kh },
      outcome: row.state === 'accepted' ? 'accepted' : 'declined',
      answer: row.answer,
      url: work.context.services.config.publicUrl + row.path,
    },
  });
}
