import type { MailServer } from '#tests/setup/mail-server.ts';
import type { Observer } from './embedded.ts';

interface Arrival {
  id: string;
  to: string;
  /** Number of the server's life in which it was sent. */
  life: number;
  /** Whether nothing was sent after it in that life, which was then ended by a kill. */
  wasLast: boolean;
}

/**
 * Mails of the outbox that did not arrive, and those that arrived somewhere else or twice. What the mail server took is noted
 * before anything else is waited for; only a mail whose "yes" was on its way when the process died goes out again, under
 * the same Message-ID. A process sends one mail at a time, so that can only be the very last of its life.
 * `mailboxes`: what each life of the server sent, in order; all lives but the last were killed.
 */
export async function findMailFaults(
  database: Observer,
  mailboxes: readonly MailServer[],
): Promise<string[]> {
  const rows = await database.read<{ id: string; template: string; to_email: string }>(
    'select id, template, to_email from mail_outbox',
  );
  const arrivals = Map.groupBy(mailboxes.flatMap(arrivalsOf), ({ id }) => id);
  const faults: string[] = [];
  for (const { id, template, to_email } of rows) {
    const copies = arrivals.get(id) ?? [];
    if (copies.length === 0) faults.push(`${template}: never arrived`);
    if (copies.some(({ to }) => to !== to_email)) faults.push(`${template}: arrived somewhere else`);
    if (!copies.slice(0, -1).every(({ wasLast }) => wasLast)) {
      faults.push(`${template}: arrived in lives ${copies.map(({ life }) => life).join(', ')}`);
    }
    arrivals.delete(id);
  }
  return [...faults, ...[...arrivals.keys()].map((id) => `${id}: nobody wrote it`)];
}

function arrivalsOf(
  { messages }: MailServer,
  life: number,
  { length: lives }: readonly MailServer[],
): Arrival[] {
  return messages.map((mail, n) => ({
    id: /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? '',
    to: /^To: (.*)$/im.exec(mail)?.[1] ?? '',
    life,
    wasLast: n === messages.length - 1 && life < lives - 1,
  }));
}
