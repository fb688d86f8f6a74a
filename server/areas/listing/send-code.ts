import { EMAIL_CODE_MINUTES } from '#shared/constants.ts';
import { confirmPath } from '#shared/domain/listing/paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { submission_token } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { SubmissionRow, TokenRow } from './listing.queries.ts';
import { hashCode, newCode } from './secrets.ts';

/** Codes one request may ask for in a day: together with the tries of each, guessing stays hopeless. */
export const CODES_PER_DAY = 10;

/**
 * Makes a new code, which replaces any earlier one, and mails it with a link that fills it in. Problem `too_many` when
 * an address gets more than its share, whoever asks.
 */
export async function sendCode(work: Work, row: SubmissionRow): Promise<TokenRow> {
  const { services } = work.context;
  await services.limits.spend('mail', `to:${row.requester_email.toLowerCase()}`);
  const code = newCode();
  const [token] = await work.tx
    .insert(submission_token)
    .values({
      submission_id: row.id,
      purpose: 'verify',
      secret_hash: hashCode(services.secret, row.id, code),
      expires_at: new Date(Date.now() + EMAIL_CODE_MINUTES * 60_000),
    })
    .returning();
  const language = requesterLanguage(row);
  await queueMail(work, {
    template: 'listing.code',
    language,
    to: row.requester_email,
    about_id: row.id,
    params: {
      ...mailAbout(row),
      code,
      url: services.config.publicUrl + confirmPath(row.reference, code),
      minutes: EMAIL_CODE_MINUTES,
    },
  });
  return token!;
}

export function requesterLanguage(row: Pick<SubmissionRow, 'requester_language'>): 'en' | 'km' {
  return row.requester_language === 'km' ? 'km' : 'en';
}

/** What every mail about a request names, in the requester's language. */
export function mailAbout(
  row: Pick<SubmissionRow, 'reference' | 'requester_name' | 'requester_language' | 'name' | 'name_kh'>,
) {
  return {
    reference: row.reference,
    requester: row.requester_name,
    name: localName(row, requesterLanguage(row)).text,
  };
}
