import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#shared/contracts/proof.contract.ts';
import { PROOF_CODE_MINUTES } from '#shared/domain/proof.ts';
import { recordAudit } from '../../../audit/record.ts';
import { session } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { getPerson, type PersonRow } from '../account.queries.ts';
import { questionFor } from '../passkey/question.ts';
import { takePasskey } from '../passkey/verify.ts';
import { mayReceive } from '../password/account-mail.ts';
import { findFactors } from '../second-factor/factors.ts';
import { takeOneTimeCode } from '../second-factor/one-time-code.ts';
import { wrongCode } from '../second-factor/second-factor.ts';
import { checkOwnPassword, stepUp, WrongProof } from '../step-up.ts';
import { proofWays } from './proof-ways.ts';
import { provedUntil } from './require-proof.ts';
import { timedCode } from './timed-code.ts';

type Body = z.output<typeof contract.prove.body>;

/** What the session has shown, and what it can show. */
export const getProof: Handler<typeof contract.getProof> = async (_input, context) => {
  const who = await getPerson(context.services.database.db, signedIn(context).id);
  const until = await provedUntil(context);
  return { until: until?.toISOString() ?? null, ways: await proofWays(context, who), email: who.email ?? '' };
};

/** Judges a proof and writes it down in the session. */
export const prove: Handler<typeof contract.prove> = async ({ body }, context) => {
  const { id, session_id } = signedIn(context);
  const who = await getPerson(context.services.database.db, id);
  if (!(await proofWays(context, who)).includes(body.way))
    throw new Problem('conflict', { messageKey: 'account:proof.other_way' });
  await stepUp(context, () => judge(context, who, body));
  await inTransaction(context, async (work) => {
    await work.tx.update(session).set({ proved_at: sql`now()` }).where(eq(session.id, session_id));
    await recordAudit(work, { action: 'session.prove', entity_id: session_id, detail: { by: body.way } });
  });
  return { until: (await provedUntil(context))?.toISOString() ?? null };
};

/** Throws WrongProof unless it is the person. */
async function judge(context: CallContext, who: PersonRow, body: Body): Promise<void> {
  if (body.way === 'password') return checkOwnPassword(who.password_hash, body.password, 'password');
  if (body.way === 'mail') {
    if (!mailed(context).matches(body.code)) throw wrongCode();
    return;
  }
  const { way, code, passkey } = body;
  const holds = await inTransaction(context, async (work) => {
    if (way === 'code') return takeOneTimeCode(work, who.id, code);
    return passkey !== undefined && takePasskey(work, who.id, passkey, toProve(context));
  });
  // Outside: the challenge that was shown stays used up.
  if (!holds) throw way === 'code' ? wrongCode() : new WrongProof({ messageKey: 'account:passkey.refused' });
}

const toProve = (context: CallContext) => `prove ${signedIn(context).session_id}`;
const mailed = (context: CallContext) =>
  timedCode(context.services.secrets, `proof code ${signedIn(context).session_id}`, PROOF_CODE_MINUTES);

/** Asks for one of the person's passkeys as a proof. */
export const askForProofPasskey: Handler<typeof contract.askForProofPasskey> = async (_input, context) => {
  const { services } = context;
  const { passkeys } = await findFactors(services.database.db, signedIn(context).id);
  if (passkeys.length === 0) throw new Problem('conflict', { messageKey: 'account:passkey.none' });
  return questionFor(services, passkeys, toProve(context));
};

/** Sends a code to the address of the account; it is good in this session alone. */
export const sendProofCode: Handler<typeof contract.sendProofCode> = async (_input, context) => {
  const { services, language } = context;
  const who = await getPerson(services.database.db, signedIn(context).id);
  if (!(await proofWays(context, who)).includes('mail'))
    throw new Problem('conflict', { messageKey: 'account:proof.other_way' });
  if (await mayReceive(services, who.email!))
    await inTransaction(context, (work) =>
      queueMail(work, {
        template: 'account.proof_code',
        language,
        to: who.email!,
        params: {
          name: `${who.first_name} ${who.last_name}`.trim(),
          code: mailed(context).code,
          minutes: PROOF_CODE_MINUTES,
          url: `${services.config.publicUrl}/contact`,
        },
      }),
    );
  return { status: 202 as const };
};
