import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Where the reader turns such mails off; empty: they cannot. */
  unsubscribe_url: string;
  /** Who reads answers; absent: nobody, the mail says so. */
  replyTo?: string | undefined;
}

export type Transport = (mail: OutgoingMail) => Promise<void>;

/** Longer than this a mail server is not waited for; the row of the mail stays locked meanwhile. */
const PATIENCE_MS = 10_000;

/**
 * How mail leaves this installation: by SMTP_URL, or not at all (null), and then it is only kept for `/dev/mailbox`.
 * The message id is made from the mail's own, so that a mail sent twice by a crash is recognised as one.
 */
export function mailTransport({ SMTP_URL, MAIL_FROM, publicUrl }: Config): Transport | null {
  if (!SMTP_URL) return null;
  const { hostname } = new URL(publicUrl);
  return async ({ id, to, subject, text, html, language, unsubscribe_url, replyTo }) => {
    const transport = nodemailer.createTransport(SMTP_URL, { from: MAIL_FROM });
    const options = {
      to,
      subject,
      text,
      html,
      ...(replyTo ? { replyTo } : {}),
      messageId: `<${id}@${hostname}>`,
      headers: {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        ...unsubscribeHeaders(unsubscribe_url),
      },
    };
    await inTime(transport.sendMail(options)).finally(() => transport.close());
  };
}

/** Asks a mail server whether it is there and lets us in, without a mail. Throws what it says. */
export async function tryMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport(url);
  await inTime(transport.verify()).finally(() => transport.close());
}

async function inTime(asked: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time.')), PATIENCE_MS);
  });
  try {
    await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One tap in the mail program turns such mails off (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
