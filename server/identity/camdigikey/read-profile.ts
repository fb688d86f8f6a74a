import { IdentityError } from '../identity-error.ts';
import type { IdentityProfile } from '../provider.ts';

const ISSUER = 'CamDX-CamDigiKey';

/**
 * The person in the provider's status reply. Throws token_inactive, account_disabled, token_expired, provider_rejected
 * (token of somebody else's) or provider_protocol (what must be there is not).
 */
export function readProfile(data: unknown, domain: string, now: Date): IdentityProfile {
  if (typeof data !== 'object' || data === null) throw flaw('the status has no data');
  const fields = data as Record<string, unknown>;
  if ('user_status' in fields && fields.user_status !== null && Number(fields.user_status) !== 1)
    throw new IdentityError('account_disabled', `user status ${String(fields.user_status)}`);
  if (fields.status !== true) throw new IdentityError('token_inactive', 'the token is not active');
  if (fields.type !== 'USER' || fields.iss !== ISSUER)
    throw rejected('the token is not one of a person from this provider');
  if (fields.domain != null && fields.domain !== domain) throw rejected('the token is for another domain');
  const ends = readMoment(fields.exp);
  if (ends && ends <= now) throw new IdentityError('token_expired', 'the access token has ended');
  const subject = textOf(fields.camdigikey_id);
  if (!subject) throw flaw('the status names nobody');
  return {
    subject,
    first_name: textOf(fields.first_name_en) ?? '',
    last_name: textOf(fields.last_name_en) ?? '',
    first_name_kh: textOf(fields.first_name_kh) ?? '',
    last_name_kh: textOf(fields.last_name_kh) ?? '',
    gender: fields.gender === 'M' || fields.gender === 'F' ? fields.gender : null,
    date_of_birth: textOf(fields.dob),
    phone: textOf(fields.mobile_phone),
    email: textOf(fields.email)?.toLowerCase() ?? null,
    nationality: textOf(fields.nationality),
  };
}

/** A moment as the provider may write it: epoch milliseconds, epoch seconds, either as text, or ISO 8601. */
export function readMoment(value: unknown): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  const moment = new Date(
    Number.isFinite(number) ? (number >= 1e12 ? number : number * 1000) : String(value),
  );
  if (Number.isNaN(moment.getTime())) throw flaw('a moment cannot be read');
  return moment;
}

/** A text in NFC without outer blanks. Invisible characters inside stay: Khmer needs them. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.normalize('NFC').replace(/^\s+|\s+$/g, '') : '';
  return text === '' ? null : text;
}

const flaw = (message: string) => new IdentityError('provider_protocol', message);
const rejected = (message: string) => new IdentityError('provider_rejected', message);
