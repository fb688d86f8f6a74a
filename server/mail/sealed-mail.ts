import type { Keys } from '../key-ring.ts';
import { seal, unseal } from '../sealed.ts';
import type { MailContent } from './mail-content.ts';

/** What a mail says, with its links and codes. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string;
}

/** Stands before what is sealed; a text without it is of the time before and in the clear. */
const MARK = 'sealed:';
const HIDDEN = '••••••';

/**
 * The words of a mail as the outbox keeps them: whoever reads the database, or a copy of it, finds no link or code that
 * works. The subject stays readable without its code, so that mails can be distinguished.
 */
export function sealMail(secret: Uint8Array, words: MailWords, { blocks }: MailContent): MailWords {
  const codes = blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : []));
  const subject = codes.reduce((said, code) => said.replaceAll(code, HIDDEN), words.subject);
  return { subject, text: MARK + seal(secret, 'mail', JSON.stringify(words)), html: '', unsubscribe_url: '' };
}

/** A row of the outbox with the words as they are or were sent. */
export function openMail<Row extends MailWords>(keys: Keys, row: Row): Row {
  if (!row.text.startsWith(MARK)) return row;
  return { ...row, ...(JSON.parse(unseal(keys, 'mail', row.text.slice(MARK.length))) as MailWords) };
}
