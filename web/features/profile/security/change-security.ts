import { data, type RouterContextProvider } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { changeEmail, withdrawEmailChange } from '#shared/contracts/email.contract.ts';
import { requestIdentityLogin, unlinkIdentity } from '#shared/contracts/identity.contract.ts';
import { addPasskey, removePasskey, renamePasskey } from '#shared/contracts/passkey.contract.ts';
import { changePassword } from '#shared/contracts/password.contract.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '#shared/contracts/second-factor.contract.ts';
import { endOtherSessions, endSessionThere } from '#shared/contracts/session.contract.ts';
import { wayBackCookie } from '#web/features/account/identity/way-back-cookie.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { type Enrolment, readEnrolment } from './enrolment-form.ts';

/** The part of the page a form belongs to: there its answer is shown. */
export type SecurityPart = 'email' | 'password' | 'sessions' | 'identity' | 'factor' | 'passkey';

export interface SecurityAnswer {
  part: SecurityPart;
  problem?: ProblemBody;
  /** What was done. */
  done?:
    | 'password'
    | 'email-kept'
    | 'session'
    | 'others'
    | 'unlinked'
    | 'factor-off'
    | 'passkey-added'
    | 'passkey-renamed'
    | 'passkey-removed';
  /** Where the link went that changes the address. */
  sent_to?: string;
  /** What was typed as the new address. */
  email?: string;
  /** The provider's page, where an identity is linked. */
  leave?: string;
  /** A second factor that is being set up. */
  enrolment?: Enrolment;
  /** The passkey that was to be removed or renamed. */
  passkey?: string;
  /** What was typed as its new name. */
  name?: string;
  /** Shown once. */
  recovery_codes?: string[];
}

type Context = Readonly<RouterContextProvider>;
type Intent = (context: Context, form: FormData) => Promise<SecurityAnswer>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** What a script put into a field; undefined where there was none. The contract says what of it is fine. */
function json(form: FormData, name: string): unknown {
  try {
    return JSON.parse(text(form, name));
  } catch {
    return undefined;
  }
}

/** What each button of the page does. */
const INTENTS: Record<string, Intent> = {
  async email(context, form) {
    const current = text(form, 'current_password');
    const email = text(form, 'email');
    const typedTwice = form.has('email_confirmation');
    const email_confirmation = typedTwice ? text(form, 'email_confirmation') : undefined;
    const body = { email, email_confirmation, ...(current ? { current_password: current } : {}) };
    const result = await tryApi(context, changeEmail, { body });
    return result.ok ? { part: 'email', sent_to: email } : { part: 'email', problem: result.problem, email };
  },
  async 'keep-email'(context) {
    const result = await tryApi(context, withdrawEmailChange);
    return result.ok ? { part: 'email', done: 'email-kept' } : { part: 'email', problem: result.problem };
  },
  async password(context, form) {
    const current = text(form, 'current_password');
    const result = await tryApi(context, changePassword, {
      body: {
        ...(current ? { current_password: current } : {}),
        password: text(form, 'password'),
        password_confirmation: text(form, 'password_confirmation'),
      },
    });
    return result.ok ? { part: 'password', done: 'password' } : { part: 'password', problem: result.problem };
  },
  async 'end-session'(context, form) {
    const result = await tryApi(context, endSessionThere, { params: { id: text(form, 'id') } });
    // Ended already, by whoever: that is what was wanted.
    const ended = result.ok || result.problem.status === 404;
    return ended ? { part: 'sessions', done: 'session' } : { part: 'sessions', problem: result.problem };
  },
  async 'end-others'(context) {
    const result = await tryApi(context, endOtherSessions);
    return result.ok ? { part: 'sessions', done: 'others' } : { part: 'sessions', problem: result.problem };
  },
  async link(context) {
    const result = await tryApi(context, requestIdentityLogin, { query: { link: '1' } });
    // No redirect: forms of our pages may end on our own site only.
    return result.ok
      ? { part: 'identity', leave: result.value.login_url }
      : { part: 'identity', problem: result.problem };
  },
  async unlink(context, form) {
    const result = await tryApi(context, unlinkIdentity, { params: { provider: text(form, 'provider') } });
    return result.ok ? { part: 'identity', done: 'unlinked' } : { part: 'identity', problem: result.problem };
  },
  async 'begin-factor'(context) {
    const result = await tryApi(context, beginSecondFactor);
    return result.ok
      ? { part: 'factor', enrolment: result.value }
      : { part: 'factor', problem: result.problem };
  },
  async 'confirm-factor'(context, form) {
    const result = await tryApi(context, confirmSecondFactor, { body: { code: text(form, 'code') } });
    if (result.ok) return { part: 'factor', ...(result.value as ResponseOf<typeof confirmSecondFactor>) };
    // The secret stays the one the app has scanned.
    const enrolment = readEnrolment(form);
    return { part: 'factor', problem: result.problem, ...(enrolment ? { enrolment } : {}) };
  },
  async 'remove-factor'(context, form) {
    const result = await tryApi(context, removeSecondFactor, { body: { code: text(form, 'code') } });
    return result.ok ? { part: 'factor', done: 'factor-off' } : { part: 'factor', problem: result.problem };
  },
  async 'add-passkey'(context, form) {
    const result = await tryApi(context, addPasskey, {
      body: { name: text(form, 'name'), passkey: json(form, 'passkey') as never },
    });
    if (!result.ok) return { part: 'passkey', problem: result.problem };
    const { recovery_codes } = result.value as ResponseOf<typeof addPasskey>;
    return { part: 'passkey', done: 'passkey-added', ...(recovery_codes.length > 0 && { recovery_codes }) };
  },
  async 'rename-passkey'(context, form) {
    const [id, name] = [text(form, 'id'), text(form, 'name')];
    const result = await tryApi(context, renamePasskey, { params: { id }, body: { name } });
    return result.ok
      ? { part: 'passkey', done: 'passkey-renamed' }
      : { part: 'passkey', problem: result.problem, passkey: id, name };
  },
  async 'remove-passkey'(context, form) {
    const id = text(form, 'id');
    const proof = json(form, 'passkey');
    const result = await tryApi(context, removePasskey, {
      params: { id },
      body: proof ? { passkey: proof as never } : { code: text(form, 'code') },
    });
    return result.ok
      ? { part: 'passkey', done: 'passkey-removed' }
      : { part: 'passkey', problem: result.problem, passkey: id };
  },
};

/** Carries out what a form of the page asks, with and without a script. */
export async function changeSecurity({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const work = INTENTS[text(form, 'intent')];
  if (!work) return data<SecurityAnswer | null>(null, { status: 400 });
  const answer = await work(context, form);
  const headers = new Headers();
  if (answer.leave) headers.set('set-cookie', wayBackCookie(SECURITY_PATH, pageApi(context).publicUrl));
  return data<SecurityAnswer | null>(answer, { status: answer.problem?.status ?? 200, headers });
}
