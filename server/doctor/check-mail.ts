import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { readMailState } from '../mail/mail-state.ts';
import { tryMailServer } from '../mail/mail-transport.ts';
import { type Finding, finding, reasonIn } from './tell-findings.ts';

/** A mail that waits this long is no delay of a moment any more. */
const LATE_MINUTES = 15;

/** Whether mail leaves. `asks`: the mail server is asked as well, which may take its ten seconds. */
export async function checkMail(db: Queryable, config: Config, asks: boolean): Promise<Finding> {
  const { waiting, failed, refused, oldestSeconds, lastError } = await readMailState(db);
  const command = 'npx phum mail resend';
  if (failed > 0) return finding('mail_lost', { failed, reason: lastError, command });
  const minutes = Math.floor(oldestSeconds / 60);
  if (waiting > 0 && minutes >= LATE_MINUTES)
    return finding('mail_late', { waiting, minutes, reason: lastError || '–' });
  if (refused > 0) return finding('mail_refused', { refused, reason: lastError });
  if (!config.SMTP_URL) return finding('mail_kept');
  if (asks)
    try {
      await tryMailServer(config.SMTP_URL);
    } catch (error) {
      return finding('mail_silent', { reason: reasonIn(error) });
    }
  return finding('mail_well');
}
