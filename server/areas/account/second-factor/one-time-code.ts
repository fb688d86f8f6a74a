import { and, eq, gt, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { siteName } from '#shared/i18n/catalog.ts';
import { second_factor } from '../../../database/schema/account.ts';
import type { Work } from '../../../database/work.ts';
import { createUsedSecrets } from '../../../identity/used-secrets.ts';
import { seal, unseal } from '../../../sealed.ts';
import type { Services } from '../../../services.ts';
import { hashSecret } from '../session-tokens.ts';
import { takeRecoveryCode } from './recovery-code.ts';

const PERIOD_SECONDS = 30;
/** Steps that the clock of a phone may be off. */
const WINDOW = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: siteName(), label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/**
 * Uses up a code of the app (one step early or late is fine) or a recovery code. False when it is wrong or was used. `attempt`
 * is the secret of one browser's attempt to sign in, while its answer has not come: to that one the code of the app is worth
 * the same again, so that a line that loses the answer makes nobody wait for the next code.
 */
export async function takeOneTimeCode(
  work: Work,
  personId: string,
  code: string,
  attempt?: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(work, personId, code);
  if (await takeAppCode(work, personId, digits, 'on')) {
    if (attempt) await createUsedSecrets(work.tx).reserve(taken(personId, digits, attempt), VALID_SECONDS);
    return true;
  }
  return attempt !== undefined && createUsedSecrets(work.tx).isUsed(taken(personId, digits, attempt));
}

/** The seconds in which a code may be shown: its own step, and those before and after. */
const VALID_SECONDS = PERIOD_SECONDS * (2 * WINDOW + 1);
const taken = (personId: string, digits: string, attempt: string) =>
  `code ${hashSecret(`${personId} ${digits} ${attempt}`)}`;

/** Uses up six digits of the app whose secret counts already (`on`), or is just being set up (`begun`). */
export async function takeAppCode(
  { tx, context }: Work,
  personId: string,
  digits: string,
  state: 'on' | 'begun',
): Promise<boolean> {
  const [factor] = await tx
    .select()
    .from(second_factor)
    .where(eq(second_factor.person_id, personId))
    .for('update');
  if (!factor || (factor.confirmed_at !== null) !== (state === 'on')) return false;
  const secret = openSecret(context.services, factor);
  if (!secret) return false;
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: digits, window: WINDOW });
  if (delta === null) return false;
  const now = TOTP.counter({ period: PERIOD_SECONDS });
  const step = now + delta;
  const { last_step } = second_factor;
  // A step that lies ahead was written while our clock was wrong: it must not refuse codes until then.
  const accepted = await tx
    .update(second_factor)
    // Sealed anew with each code: by and by nobody needs the older keys.
    .set({ last_step: step, sealed_secret: seal(context.services.secret, 'second factor', secret) })
    .where(and(eq(second_factor.person_id, personId), or(lt(last_step, step), gt(last_step, now + WINDOW))))
    .returning({ person_id: second_factor.person_id });
  return accepted.length === 1;
}

/** The secret of an app; null when no key of ours opens it: then recovery codes and passkeys still do. */
function openSecret(
  { log, secrets }: Services,
  { person_id, sealed_secret }: typeof second_factor.$inferSelect,
): string | null {
  try {
    return unseal(secrets, 'second factor', sealed_secret);
  } catch {
    log.error({ person: person_id }, 'no key of KEY_RING opens the secret of an authenticator app');
    return null;
  }
}
