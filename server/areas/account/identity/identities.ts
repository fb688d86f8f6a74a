import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  listIdentities,
  unlinkIdentity as unlinkContract,
} from '#shared/contracts/identity.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { getPerson, type PersonRow } from '../account.queries.ts';

/** The identities linked to the person, and whether one can be linked here. */
export const identities: Handler<typeof listIdentities> = async (_input, context) => {
  const actor = signedIn(context);
  const { db } = context.services.database;
  const known = alias(person, 'known');
  const links = await db
    .select({ link: identity_link, other: known.email })
    .from(identity_link)
    .leftJoin(
      known,
      and(
        sql`lower(${known.email}) = lower(${identity_link.email})`,
        ne(known.id, actor.id),
        eq(known.status, 'active'),
        isNotNull(known.email_verified_at),
      ),
    )
    .where(eq(identity_link.person_id, actor.id));
  const who = await getPerson(db, actor.id);
  return {
    offered: context.services.identity !== null,
    data: links.map(({ link: { provider, created_at, used_at }, other }) => ({
      provider,
      linked_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      other_account: other,
      can: { unlink: hasPasswordWay(who) || links.length > 1 },
    })),
  };
};

/** Whether they can sign in by e-mail; a password alone, without an address to type before it, is no way. */
export const hasPasswordWay = ({ email, password_hash }: PersonRow) =>
  email !== null && password_hash !== null;

/** Ends signing in with an identity. Refused when it is the only way left to sign in. */
export const unlinkIdentity: Handler<typeof unlinkContract> = async ({ params }, context) => {
  const actor = signedIn(context);
  await inTransaction(context, async (work) => {
    const links = await work.tx
      .select()
      .from(identity_link)
      .where(eq(identity_link.person_id, actor.id))
      .for('update');
    if (!links.some(({ provider }) => provider === params.provider)) throw new Problem('not_found');
    const who = await getPerson(work.tx, actor.id);
    if (!hasPasswordWay(who) && links.every(({ provider }) => provider === params.provider))
      throw new Problem('conflict', { messageKey: 'account:identity.only_way' });
    await work.tx
      .delete(identity_link)
      .where(and(eq(identity_link.person_id, actor.id), eq(identity_link.provider, params.provider)));
    await recordAudit(work, {
      action: 'person.unlink-identity',
      entity_id: actor.id,
      detail: { provider: params.provider },
    });
  });
  return { status: 200 as const };
};
