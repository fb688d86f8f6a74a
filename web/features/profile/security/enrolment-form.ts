import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { beginSecondFactor } from '#shared/contracts/second-factor.contract.ts';

/** A second factor that is being set up: for typing, for scanning. */
export type Enrolment = ResponseOf<typeof beginSecondFactor>;

const FIELD = 'enrolment';

/** A wrong code must not begin anew: the page hands what the app has scanned to itself, in a hidden field. */
export const enrolmentField = (enrolment: Enrolment) => ({ name: FIELD, value: JSON.stringify(enrolment) });

/** What that field says; null when it is not what this page wrote. */
export function readEnrolment(form: FormData): Enrolment | null {
  try {
    const { secret, uri, qr } = JSON.parse(String(form.get(FIELD))) as Partial<Enrolment>;
    const whole =
      typeof secret === 'string' &&
      /^[A-Z2-7 ]{16,100}$/.test(secret) &&
      typeof uri === 'string' &&
      uri.startsWith('otpauth://totp/') &&
      Array.isArray(qr) &&
      qr.length < 200 &&
      qr.every((line) => typeof line === 'string' && /^[01]{1,200}$/.test(line));
    return whole ? { secret, uri, qr } : null;
  } catch {
    return null;
  }
}
