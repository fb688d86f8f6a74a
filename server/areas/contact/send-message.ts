import { and, eq, gt, sql } from 'drizzle-orm';
import type { sendMessage as contract } from '#shared/contracts/contact.contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import { withReference } from '../../cases/reference.ts';
import { contact_message } from '../../database/schema/contact.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockSender, type MessageRow } from './contact.queries.ts';

/** How much a message without proof of work weighs against the limit of its sender. */
const WEIGHT_WITHOUT_PROOF = 4;
/** The same words from the same address within this time are one message. */
const TWIN_MINUTES = 10;
/**
 * Takes in a message of the contact form: checks that a person sent it, keeps it for the desk and mails a copy to
 * the sender in their language. Sent twice it stays one message.
 */
export const sendMessage: Handler<typeof contract> = async ({ body }, context) => {
  const { services, ipHash } = context;
  const passed = await checkSender(context, body);
  const row = await inTransaction(context, async (work) => {
    await lockSender(work.tx, body.email);
    const twin = await findTwin(work, body);
    if (twin) return twin;
    await services.limits.spend('mail:contact', `to:${body.email.toLowerCase()}`);
    await passed.use(work);
    // What is refused does not count.
    for (let left = passed.proven ? 0 : WEIGHT_WITHOUT_PROOF; left > 0; left -= 1)
      await services.limits.spend('mail:contact', `without-proof:${ipHash}`);
    const written = await write(work, body);
    await recordAudit(work, {
      action: 'contact.create',
      entity_id: written.id,
      detail: { reference: written.reference, category: written.category, proven: passed.proven },
    });
    await mailCopy(work, written);
    return written;
  });
  return { reference: row.reference, status: 'open', email: row.email };
};

type Sent = Parameters<typeof sendMessage>[0]['body'];

async function findTwin(
  { tx }: Work,
  { email, description, category }: Sent,
): Promise<MessageRow | undefined> {
  const [twin] = await tx
    .select()
    .from(contact_message)
    .where(
      and(
        eq(contact_message.email, email),
        eq(contact_message.category, category),
        eq(contact_message.description, description),
        gt(contact_message.created_at, sql`now() - make_interval(mins => ${TWIN_MINUTES})`),
      ),
    )
    .limit(1);
  return twin;
}

async function write(
  { tx, context: { actor, language } }: Work,
  { name, email, category, description, about }: Sent,
): Promise<MessageRow> {
  const values = {
    name,
    email,
    category,
    description,
    about,
    language,
    person_id: actor.kind === 'person' ? actor.id : null,
  };
  return withReference('C', (reference) =>
    tx
      .insert(contact_message)
      .values({ ...values, reference })
      .onConflictDoNothing({ target: contact_message.reference })
      .returning(),
  );
}

function mailCopy(work: Work, row: MessageRow): Promise<string> {
  return queueMail(work, {
    template: 'contact.received',
    language: row.language,
    to: row.email,
    about_id: row.id,
    params: {
      name: row.name,
      reference: row.reference,
      category: row.category,
      text: row.description,
      url: againUrl(work, row),
    },
  });
}

/** The form, with the subject chosen and the earlier message named. */
export function againUrl({ context }: Work, { category, reference }: MessageRow): string {
  return `${context.services.config.publicUrl}/contact?${new URLSearchParams({ category, re: reference })}`;
}
