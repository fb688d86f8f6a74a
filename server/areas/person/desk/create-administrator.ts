import { HIGHEST_DESK_ROLE } from '#shared/domain/roles.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isEmail, normaliseEmail } from '#shared/rules/email.ts';
import { recordAudit } from '../../../audit/record.ts';
import { desk_grant } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { operator } from '../../../http/actor.ts';
import type { Services } from '../../../services.ts';
import { createAccountLink } from '../../account/account-link.ts';
import { openAccount } from './open-account.ts';

export interface NewAdministrator {
  email: string;
  first_name: string;
  last_name: string;
  language?: Language;
}

/** Why nobody was made an administrator. */
export class NoAdministrator extends Error {
  readonly why: 'email' | 'name' | 'suspended';
  constructor(why: NoAdministrator['why']) {
    super(`No administrator: ${why}.`);
    this.why = why;
  }
}

/**
 * An administrator made by whoever runs the machine: the first one of a new site, or one more when nobody at the desk can
 * sign in. A person who has an account keeps it and its password. `url`: where they choose a password, for `hours`; nobody
 * else ever knows it. The desk asks them for a second factor before it opens.
 */
export async function createAdministrator(
  services: Services,
  { email, first_name, last_name, language = 'en' }: NewAdministrator,
): Promise<{ id: string; isNew: boolean; url: string; hours: number }> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new NoAdministrator('email');
  const context = { services, actor: operator, requestId: 'operator', ipHash: '', language };
  return inTransaction(context, async (work) => {
    // Whoever runs the machine vouches for the address; the link that follows is given to them alone.
    const { who, isNew } = await openAccount(work, address, () => {
      if (!first_name.trim() || !last_name.trim()) throw new NoAdministrator('name');
      return { first_name, last_name, language };
    });
    if (who.status === 'suspended') throw new NoAdministrator('suspended');
    const { id } = who;
    const granted = await work.tx
      .insert(desk_grant)
      .values({ person_id: id, role: HIGHEST_DESK_ROLE, granted_by: null })
      .onConflictDoNothing()
      .returning({ role: desk_grant.role });
    const detail = { role: HIGHEST_DESK_ROLE };
    if (granted.length > 0) await recordAudit(work, { action: 'person.grant-role', entity_id: id, detail });
    // Whoever holds the link takes the account over: also where the role was there before.
    await recordAudit(work, { action: 'person.make-password-link', entity_id: id });
    const link = await createAccountLink(work, 'reset_password', { person_id: id, email: address });
    work.changes(`person:${id}`);
    return { id, isNew, ...link };
  });
}
