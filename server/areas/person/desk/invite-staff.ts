import type { z } from 'zod';
import type { inviteStaff as contract } from '#shared/contracts/desk-person.contract.ts';
import { personName } from '#shared/format/person-name.ts';
import { recordAudit } from '../../../audit/record.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { getPerson } from '../../account/account.queries.ts';
import { createAccountLink } from '../../account/account-link.ts';
import { grantRole } from './change-roles.ts';
import { openAccount } from './open-account.ts';

/** An invitation is read the next working day, not within the hour. */
const INVITED_HOURS = 72;

/**
 * Gives somebody a role at the desk by their address, whether or not they have an account, and writes to them. Who has no
 * password sets one by the link, which nobody else ever sees; the desk asks for a second factor before it opens.
 */
export async function inviteStaff(
  work: Work,
  { email, role, language, ...names }: z.output<typeof contract.body>,
): Promise<string> {
  const { who } = await openAccount(work, email, () => {
    requireNames(names);
    return { ...names, language };
  });
  await grantRole(work, who.id, role);
  await recordAudit(work, { action: 'person.invite-staff', entity_id: who.id, detail: { role } });
  const { publicUrl } = work.context.services.config;
  const by = await getPerson(work.tx, signedIn(work.context).id);
  const link =
    who.password_hash === null
      ? await createAccountLink(work, 'reset_password', { person_id: who.id, email }, INVITED_HOURS)
      : { url: `${publicUrl}/desk`, hours: 0 };
  await queueMail(work, {
    template: 'account.staff_invited',
    language: who.language,
    to: email,
    params: {
      name: personName(who, who.language).text,
      by: personName(by, who.language).text,
      role,
      ...link,
    },
  });
  work.changes(`person:${who.id}`);
  return who.id;
}

type Names = Pick<
  z.output<typeof contract.body>,
  'first_name' | 'last_name' | 'first_name_kh' | 'last_name_kh'
>;

/** A new account has a name in one script at least. */
function requireNames({ first_name, last_name, first_name_kh, last_name_kh }: Names): void {
  if ((first_name && last_name) || (first_name_kh && last_name_kh)) return;
  const missing = [{ key: 'required' as const }];
  throw new Problem('invalid', { fields: { first_name: missing, last_name: missing } });
}
