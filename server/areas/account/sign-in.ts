import { eq, sql } from 'drizzle-orm';
import type { signIn as contract } from '#shared/contracts/account.contract.ts';
import type { PasskeyProof, PasskeyQuestion } from '#shared/contracts/passkey.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { presentCurrentUser } from './account.present.ts';
import { findPersonByLogin, listDeskRoles, type PersonRow } from './account.queries.ts';
import { answeredTokens, attemptCookie, type SessionTokens, sessionCookies } from './cookies.ts';
import { questionFor } from './passkey/question.ts';
import { takePasskey } from './passkey/verify.ts';
import { queueAccountMail } from './password/account-mail.ts';
import { checkPassword } from './password.ts';
import { countFactors, findFactors } from './second-factor/factors.ts';
import { takeOneTimeCode } from './second-factor/one-time-code.ts';
import { openSession } from './session.ts';
import { newSecret } from './session-tokens.ts';

const TRIES = 8;
const LOCK_MINUTES = 15;

/** A row that no person has, so that for an unknown address the same statements run as for a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What was sent besides the password. */
interface Second {
  code: string | undefined;
  passkey: PasskeyProof | undefined;
}

type Outcome =
  | { kind: 'open'; who: PersonRow; tokens: SessionTokens }
  | { kind: 'refused' | 'unverified' | 'code_wrong' }
  | { kind: 'second_needed' | 'passkey_wrong'; passkey: PasskeyQuestion | undefined };

/**
 * Signs in by e-mail or username and password, and a one-time code or a passkey where the account has them. Wrong address, wrong
 * password, locked and suspended accounts get the same answer after the same work, so that nobody learns who has an account.
 */
export const signIn: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  const found = await findPersonByLogin(services.database.db, body.email);
  const matches = await checkPassword(found?.password_hash, body.password.normalize('NFC'));
  const attempt = context.attempt || newSecret();
  const outcome = await inTransaction(context, (work) =>
    decide(work, { ...context, attempt }, { found, matches, code: body.code, passkey: body.passkey }),
  );
  if (outcome.kind === 'second_needed' || outcome.kind === 'passkey_wrong')
    context.setCookie(attemptCookie(services.config, attempt));
  if (outcome.kind !== 'open') throw problemOf(outcome);
  const { who, tokens } = outcome;
  for (const cookie of sessionCookies(services.config, tokens)) context.setCookie(cookie);
  if (context.attempt) context.setCookie(attemptCookie(services.config, null));
  const roles = (await listDeskRoles(services.database.db, who.id)) as DeskRole[];
  return { ...answeredTokens(context, tokens), data: presentCurrentUser(who, roles) };
};

function problemOf(outcome: Exclude<Outcome, { kind: 'open' }>): Problem {
  switch (outcome.kind) {
    case 'refused':
      return new Problem('invalid', { messageKey: 'common:problems.wrong_credentials.message' });
    case 'unverified':
      return new Problem('invalid', { messageKey: 'account:sign_in.unverified' });
    case 'code_wrong':
      return new Problem('invalid', { fields: { code: [{ key: 'code_wrong' }] } });
    case 'second_needed':
      return new Problem('second_factor_needed', { passkey: outcome.passkey });
    case 'passkey_wrong':
      return new Problem('invalid', { messageKey: 'account:passkey.refused', passkey: outcome.passkey });
  }
}

/**
 * One try after another for each person: what was read before the password was checked may have changed since, by a
 * lock, a suspension or another password, and of many tries at once no more count than of as many in a row.
 */
async function decide(
  work: Work,
  { services, userAgent, refreshCookie, attempt }: CallContext & { attempt: string },
  { found, matches, ...second }: { found: PersonRow | undefined; matches: boolean } & Second,
): Promise<Outcome> {
  const [who] = await work.tx
    .select()
    .from(person)
    .where(eq(person.id, found?.id ?? NOBODY))
    .for('update');
  const locked = who?.locked_until != null && who.locked_until > new Date();
  const right = matches && who?.password_hash === found?.password_hash;
  if (!who || !right || locked || who.status !== 'active') {
    await noteFailure(work, who, !locked);
    return { kind: 'refused' };
  }
  if (!who.email_verified_at) {
    // Whoever knows the password of an unconfirmed address may know that it is unconfirmed, and gets the mail again.
    await queueAccountMail(work, 'registration', who.email ?? '');
    return { kind: 'unverified' };
  }
  const factors = await findFactors(work.tx, who.id);
  const asked = countFactors(factors) > 0;
  const ask = () =>
    factors.passkeys.length > 0
      ? questionFor(services, factors.passkeys, boundTo(who.id, attempt))
      : undefined;
  if (asked && !second.code && !second.passkey) return { kind: 'second_needed', passkey: ask() };
  if (asked && !(await takeSecond(work, who.id, second, attempt))) {
    await noteFailure(work, who, true);
    return second.passkey ? { kind: 'passkey_wrong', passkey: ask() } : { kind: 'code_wrong' };
  }
  await work.tx
    .update(person)
    .set({ failed_sign_ins: 0, locked_until: null, delete_after: null })
    .where(eq(person.id, who.id));
  await recordAudit(work, {
    action: 'person.sign-in',
    entity_id: who.id,
    detail: { by: 'password' },
    by: who.id,
  });
  const tokens = await openSession(work, who.id, { userAgent, strong: asked, brought: refreshCookie });
  return { kind: 'open', who, tokens };
}

const takeSecond = (work: Work, personId: string, { code, passkey }: Second, attempt: string) =>
  passkey
    ? takePasskey(work, personId, passkey, boundTo(personId, attempt))
    : takeOneTimeCode(work, personId, code ?? '', attempt);

/** What a question for a passkey belongs to. */
const boundTo = (personId: string, attempt: string) => `sign in ${personId} ${attempt}`;

/** Records a failure; if it counts, each eighth one locks the account for a while. */
async function noteFailure(work: Work, who: PersonRow | undefined, counts: boolean): Promise<void> {
  const failed = sql`${person.failed_sign_ins} + 1`;
  await work.tx
    .update(person)
    .set({
      failed_sign_ins: failed,
      locked_until: sql`case when (${failed}) % ${TRIES} = 0
        then now() + make_interval(mins => ${LOCK_MINUTES}) else ${person.locked_until} end`,
    })
    .where(eq(person.id, who && counts ? who.id : NOBODY));
  await recordAudit(work, { action: 'person.sign-in-failed', entity_id: who?.id ?? null });
}
