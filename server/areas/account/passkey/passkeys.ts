import { and, eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/passkey.contract.ts';
import { MOST_PASSKEYS } from '#shared/domain/passkey.ts';
import { siteName } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../../audit/record.ts';
import { passkey } from '../../../database/schema/account.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { mailPerson, nameFor } from '../../../mail/mail-person.ts';
import { getPerson } from '../account.queries.ts';
import {
  checkMayAdd,
  countFactors,
  findFactors,
  forgetRecoveryCodes,
  giveRecoveryCodes,
  lockFactors,
  mustHaveFactor,
  strengthen,
} from '../second-factor/factors.ts';
import { takeOneTimeCode } from '../second-factor/one-time-code.ts';
import { wrongCode } from '../second-factor/second-factor.ts';
import { stepUp, WrongProof } from '../step-up.ts';
import { CHALLENGE_SECONDS, newChallenge } from './challenge.ts';
import { descriptor, questionFor, relyingParty } from './question.ts';
import { ALGORITHMS, readNewPasskey, takePasskey } from './verify.ts';

const toAdd = (sessionId: string) => `add ${sessionId}`;
const toRemove = (sessionId: string) => `remove ${sessionId}`;

/** The passkeys of the person. */
export const listPasskeys: Handler<typeof contract.listPasskeys> = async (_input, context) => {
  const factors = await findFactors(context.services.database.db, signedIn(context).id);
  const remove = countFactors(factors) > 1 || !(await mustHaveFactor(context));
  return {
    data: factors.passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
      can: { remove },
    })),
  };
};

/** Says how a passkey for this site and this person is made. */
export const beginPasskey: Handler<typeof contract.beginPasskey> = async (_input, context) => {
  const { id, email, session_id } = signedIn(context);
  const { services } = context;
  const { passkeys } = await inTransaction(context, async (work) => {
    const factors = await lockFactors(work, id);
    await checkMayAdd(work, session_id, factors);
    if (factors.passkeys.length >= MOST_PASSKEYS) throw tooMany();
    return factors;
  });
  return {
    challenge: newChallenge(services.secret, toAdd(session_id)),
    rp: { id: relyingParty(services.config).id, name: siteName() },
    user: {
      id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: email || id,
      displayName: email || id,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: passkeys.map(descriptor),
    // It only confirms a password, so it need not know whose it is.
    authenticatorSelection: {
      residentKey: 'discouraged',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
    attestation: 'none',
    timeout: CHALLENGE_SECONDS * 1000,
  };
};

/** Keeps a new passkey. The session at hand counts as strong from then on. */
export const addPasskey: Handler<typeof contract.addPasskey> = async ({ body }, context) => {
  const { id, session_id } = signedIn(context);
  const added = await inTransaction(context, async (work) => {
    const factors = await lockFactors(work, id);
    await checkMayAdd(work, session_id, factors);
    if (factors.passkeys.length >= MOST_PASSKEYS) throw tooMany();
    const made = await readNewPasskey(work, body.passkey, toAdd(session_id));
    if (!made) return null;
    const [row] = await work.tx
      .insert(passkey)
      .values({ person_id: id, name: body.name, ...made })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (!row) throw new Problem('conflict', { messageKey: 'account:passkey.known' });
    const recovery_codes = countFactors(factors) === 0 ? await giveRecoveryCodes(work, id) : [];
    await strengthen(work, session_id);
    await recordAudit(work, { action: 'person.passkey-add', entity_id: id, detail: { passkey: row.id } });
    await tellOwner(work, id, 'account.passkey_added');
    return { id: row.id, recovery_codes };
  });
  if (!added) throw refused();
  return added;
};

/** Gives a passkey of the person another name; the one it has is no change. */
export const renamePasskey: Handler<typeof contract.renamePasskey> = ({ params, body: { name } }, context) =>
  inTransaction(context, async (work) => {
    const { id: person_id } = signedIn(context);
    const own = and(eq(passkey.id, params.id), eq(passkey.person_id, person_id));
    const [row] = await work.tx.select().from(passkey).where(own).for('update');
    if (!row) throw new Problem('not_found');
    if (row.name !== name) {
      await work.tx.update(passkey).set({ name }).where(eq(passkey.id, row.id));
      await recordAudit(work, {
        action: 'person.passkey-rename',
        entity_id: person_id,
        detail: { passkey: row.id },
      });
    }
    return { id: row.id, name };
  });

/** Asks for one of the person's passkeys, in this session. */
export const askForPasskey: Handler<typeof contract.askForPasskey> = async (_input, context) => {
  const { id, session_id } = signedIn(context);
  const { passkeys } = await findFactors(context.services.database.db, id);
  if (passkeys.length === 0) throw new Problem('conflict', { messageKey: 'account:passkey.none' });
  return questionFor(context.services, passkeys, toRemove(session_id));
};

/** Removes a passkey, by a code or by any passkey of the person. */
export const removePasskey: Handler<typeof contract.removePasskey> = async ({ params, body }, context) => {
  const { id, session_id } = signedIn(context);
  const must = await mustHaveFactor(context);
  await stepUp(context, async () => {
    const outcome = await inTransaction(context, async (work) => {
      const factors = await lockFactors(work, id);
      const row = factors.passkeys.find((one) => one.id === params.id);
      if (!row) throw new Problem('not_found');
      if (must && countFactors(factors) === 1)
        throw new Problem('conflict', { messageKey: 'account:second_factor.needed' });
      if (body.passkey) {
        if (!(await takePasskey(work, id, body.passkey, toRemove(session_id)))) return 'refused';
      } else if (!(await takeOneTimeCode(work, id, body.code ?? ''))) return 'wrong';
      await work.tx.delete(passkey).where(eq(passkey.id, row.id));
      if (countFactors(factors) === 1) await forgetRecoveryCodes(work, id);
      await recordAudit(work, {
        action: 'person.passkey-remove',
        entity_id: id,
        detail: { passkey: row.id },
      });
      await tellOwner(work, id, 'account.passkey_removed');
      return 'removed';
    });
    // Outside: the challenge that was shown stays used up.
    if (outcome === 'wrong') throw wrongCode();
    if (outcome === 'refused') throw refused();
  });
  return { status: 200 as const };
};

const refused = () => new WrongProof({ messageKey: 'account:passkey.refused' });
const tooMany = () =>
  new Problem('conflict', { messageKey: 'account:passkey.too_many', params: { n: MOST_PASSKEYS } });

/** Tells the owner of an account, so that a change that was not theirs does not stay unnoticed. */
async function tellOwner(
  work: Work,
  personId: string,
  template: 'account.passkey_added' | 'account.passkey_removed',
): Promise<void> {
  const who = await getPerson(work.tx, personId);
  await mailPerson(work, who, {
    template,
    params: {
      name: nameFor(who),
      url: `${work.context.services.config.publicUrl}/account/begin_password_reset`,
    },
  });
}
