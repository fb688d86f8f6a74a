import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../audit/record.ts';
import { passkey, second_factor } from '../../../database/schema/account.ts';
import type { Work } from '../../../database/work.ts';
import { signatory } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import { mailPerson, nameFor } from '../../../mail/mail-person.ts';
import { countFactors, forgetRecoveryCodes, lockFactors } from '../../account/second-factor/factors.ts';
import { endOtherSessions } from '../../account/session.ts';
import { lockPerson } from './desk-person.queries.ts';

/**
 * Takes the second factor off an account whose owner has lost it: codes, passkeys and recovery codes. Their sessions end, and
 * a letter says so, in case it was not them who asked. One's own is taken off where it was set up, with a code of it.
 */
export async function takeOffFactor(work: Work, id: string): Promise<void> {
  if (signatory(work.context.actor) === id)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.own_factor' });
  const who = await lockPerson(work.tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  const factors = await lockFactors(work, id);
  if (countFactors(factors) === 0)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.no_factor' });
  await work.tx.delete(second_factor).where(eq(second_factor.person_id, id));
  await work.tx.delete(passkey).where(eq(passkey.person_id, id));
  await forgetRecoveryCodes(work, id);
  await endOtherSessions(work, id, null);
  await recordAudit(work, {
    action: 'person.take-off-second-factor',
    entity_id: id,
    detail: { codes: factors.codes, passkeys: factors.passkeys.length },
  });
  await mailPerson(work, who, {
    template: 'account.factor_removed',
    params: {
      name: nameFor(who),
      url: `${work.context.services.config.publicUrl}/account/begin_password_reset`,
    },
  });
}
