import { eq } from 'drizzle-orm';
import type { TextKey } from '#shared/i18n/keys.ts';
import { mail_outbox } from '../database/schema/operations.ts';
import type { Work } from '../database/work.ts';
import { Problem } from '../http/problem.ts';
import { cancelMail } from '../mail/queue-mail.ts';
import { takeBackNotices } from '../notify/notify.ts';

interface Told {
  /** What the letters are about: the step that wrote them. */
  about_id: string;
  /** What the notices are about, and since when. */
  object_id: string;
  since: Date;
}

/**
 * Takes back what a step told, as if nobody had ever been told. Problem `conflict` with `overKey` where one of its letters
 * has left: it may have been picked up since it was looked at, so its row tells for certain.
 */
export async function takeBackLetters(work: Work, told: Told, overKey: TextKey): Promise<void> {
  const { about_id, object_id, since } = told;
  const letters = await work.tx.$count(mail_outbox, eq(mail_outbox.about_id, about_id));
  if (letters > 0 && (await cancelMail(work, about_id)) < letters)
    throw new Problem('conflict', { messageKey: overKey });
  await takeBackNotices(work, { object_id, since });
}
