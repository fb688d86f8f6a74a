import { type PersonNames, personName } from '#shared/format/person-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Work } from '../database/work.ts';
import { type MailOrder, queueMail } from './queue-mail.ts';
import type { MailTemplate } from './templates.ts';

/** What a mail has to know of the person it goes to. */
interface Addressee {
  email: string | null;
  email_verified_at: Date | null;
  language: Language;
}

/** A mail to somebody who has an account, in their language. Whoever has no confirmed address gets none. */
export async function mailPerson<T extends MailTemplate>(
  work: Work,
  { email, email_verified_at, language }: Addressee,
  order: Omit<MailOrder<T>, 'language' | 'to'>,
): Promise<void> {
  if (email && email_verified_at) await queueMail<T>(work, { ...order, language, to: email });
}

/** How a mail addresses them: their name in their own language. */
export const nameFor = (who: PersonNames & Addressee): string => personName(who, who.language).text;
