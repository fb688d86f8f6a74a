import type { DeskRole } from '#shared/domain/roles.ts';
import { formatFullDate } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { MailContent } from '../mail-content.ts';

interface ToPerson {
  name: string;
  url: string;
}

const mail = (
  t: Translator,
  kind:
    | 'verify'
    | 'exists'
    | 'reset'
    | 'password_changed'
    | 'change_email'
    | 'email_changed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'factor_removed'
    | 'session_locked',
  { name, url }: ToPerson,
  hours = 0,
): MailContent => ({
  subject: t(`mail:account_${kind}.subject`),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    { kind: 'text', text: t(`mail:account_${kind}.intro`) },
    { kind: 'button', label: t(`mail:account_${kind}.button`), url },
    ...(hours > 0 ? [{ kind: 'text' as const, text: t('mail:account_valid', { count: hours }) }] : []),
    { kind: 'small', text: t(`mail:account_${kind}.not_you`) },
  ],
});

/** The link that confirms an address after registration. */
export const accountVerify = (t: Translator, params: ToPerson & { hours: number }) =>
  mail(t, 'verify', params, params.hours);
/** For somebody who registers an address that has an account. */
export const accountExists = (t: Translator, params: ToPerson) => mail(t, 'exists', params);
/** The link to set a new password. */
export const accountReset = (t: Translator, params: ToPerson & { hours: number }) =>
  mail(t, 'reset', params, params.hours);
/** After every change of a password. */
export const accountPasswordChanged = (t: Translator, params: ToPerson) =>
  mail(t, 'password_changed', params);
/** The link that changes the address of an account, to the new one. */
export const accountChangeEmail = (t: Translator, params: ToPerson & { hours: number }) =>
  mail(t, 'change_email', params, params.hours);
/** To the old address, after the change. */
export const accountEmailChanged = (t: Translator, params: ToPerson) => mail(t, 'email_changed', params);
/** After a passkey was added to the account. */
export const accountPasskeyAdded = (t: Translator, params: ToPerson) => mail(t, 'passkey_added', params);
/** After one was removed. */
export const accountPasskeyRemoved = (t: Translator, params: ToPerson) => mail(t, 'passkey_removed', params);
/** After an administrator took the second factor off. */
export const accountFactorRemoved = (t: Translator, params: ToPerson) => mail(t, 'factor_removed', params);
/** A role at the desk, given to somebody who may have no account yet; `hours` is 0 for who has a password. */
export const accountStaffInvited = (
  t: Translator,
  { name, url, by, role, hours }: ToPerson & { by: string; role: DeskRole; hours: number },
): MailContent => ({
  subject: t('mail:account_staff_invited.subject'),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    {
      kind: 'text',
      text: t('mail:account_staff_invited.intro', { by, role: t(`person-desk:role.${role}`) }),
    },
    {
      kind: 'button',
      label: t(hours > 0 ? 'mail:account_staff_invited.set_password' : 'mail:account_staff_invited.open'),
      url,
    },
    ...(hours > 0 ? [{ kind: 'text' as const, text: t('mail:account_valid', { count: hours }) }] : []),
    { kind: 'text', text: t('mail:account_staff_invited.factor') },
    { kind: 'small', text: t('mail:account_staff_invited.not_you') },
  ],
});
/** A session ended because of too many wrong passwords or codes. */
export const accountSessionLocked = (t: Translator, params: ToPerson) => mail(t, 'session_locked', params);
/** The code by which somebody without a password shows that it is them. */
export const accountProofCode = (
  t: Translator,
  { name, url, code, minutes }: ToPerson & { code: string; minutes: number },
): MailContent => ({
  subject: t('mail:account_proof_code.subject'),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    { kind: 'text', text: t('mail:account_proof_code.intro') },
    { kind: 'code', label: t('mail:account_proof_code.code'), code },
    { kind: 'text', text: t('mail:account_proof_code.valid', { minutes }) },
    { kind: 'small', text: t('mail:account_proof_code.not_you') },
    { kind: 'button', label: t('mail:account_proof_code.button'), url },
  ],
});
/** An administrator has closed the account; `reason` is theirs. */
export const accountSuspended = (
  t: Translator,
  { name, url, reason }: ToPerson & { reason: string },
): MailContent => ({
  subject: t('mail:account_suspended.subject'),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    { kind: 'text', text: t('mail:account_suspended.intro') },
    { kind: 'quote', label: t('mail:account_suspended.reason'), text: reason },
    { kind: 'button', label: t('mail:account_suspended.button'), url },
    { kind: 'small', text: t('mail:account_suspended.not_you') },
  ],
});
/** The account can be used again. */
export const accountLifted = (t: Translator, { name, url }: ToPerson): MailContent => ({
  subject: t('mail:account_lifted.subject'),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    { kind: 'text', text: t('mail:account_lifted.intro') },
    { kind: 'button', label: t('mail:account_lifted.button'), url },
  ],
});
/** After the request to have the account deleted; `date` is the moment it goes. */
export const accountDeletion = (
  t: Translator,
  { name, url, date }: ToPerson & { date: string },
): MailContent => ({
  subject: t('mail:account_deletion.subject'),
  blocks: [
    { kind: 'text', text: t('mail:greeting', { name }) },
    { kind: 'text', text: t('mail:account_deletion.intro', { date: formatFullDate(t.language, date) }) },
    { kind: 'button', label: t('mail:account_deletion.button'), url },
    { kind: 'small', text: t('mail:account_deletion.not_you') },
  ],
});
