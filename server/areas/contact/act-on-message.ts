import { eq, sql } from 'drizzle-orm';
import { type ContactStatus, type ContactVerb, contactStep } from '#shared/domain/cases/contact.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { recordAudit } from '../../audit/record.ts';
import { contact_entry, contact_message } from '../../database/schema/contact.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { staffOf } from '../review/viewer.ts';
import { presentMessage } from './contact.present.ts';
import { findColleagues, lockMessage, type MessageRow } from './contact.queries.ts';
import { againUrl } from './send-message.ts';
import { tellColleague } from './tell-colleague.ts';

type Change = Partial<typeof contact_message.$inferInsert>;

export interface MessageStep {
  verb: ContactVerb;
  /** What was written, for a reply or a note. */
  body?: string;
  /** The colleague who gets the message, when it is assigned. */
  assignee_id?: string;
}

/**
 * Takes one step with a message: locks it, asks the table whether the step may be taken from here, then writes it, its
 * text, the audit entry and the mail together. A step that changes nothing (taking what one has) leaves no trace.
 */
export async function actOnMessage(context: CallContext, id: string, step: MessageStep) {
  const staff = staffOf(context.actor);
  if (!deskMay(staff.desk_roles, 'answer_contact')) throw new Problem('not_found');
  const { verb, body = '' } = step;
  const row = await inTransaction(context, async (work) => {
    if (step.assignee_id) await checkColleague(work, step.assignee_id);
    const locked = await lockMessage(work.tx, id);
    if (!locked) throw new Problem('not_found');
    const to = contactStep(locked.status as ContactStatus, verb);
    if (to === null) {
      const status = translate(context.language, `contact:status.${locked.status as ContactStatus}`);
      throw new Problem('conflict', { messageKey: 'contact:problem.not_from_here', params: { status } });
    }
    const change = changeOf(locked, step, staff.id);
    if (change === null) return locked;
    const entry_id = await writeEntry(work, locked, verb, body);
    const notice_id = step.assignee_id ? await tellColleague(work, locked, step.assignee_id) : null;
    const [changed] = await work.tx
      .update(contact_message)
      .set({ ...change, status: to, updated_at: sql`now()` })
      .where(eq(contact_message.id, locked.id))
      .returning();
    await recordAudit(work, {
      action: `contact.${verb}`,
      entity_id: locked.id,
      detail: {
        from: locked.status,
        to,
        was: locked.assignee_id,
        ...(entry_id ? { entry_id } : {}),
        ...(step.assignee_id ? { assignee_id: step.assignee_id, notice_id } : {}),
      },
    });
    return changed!;
  });
  return presentMessage(context, row);
}

/** What a step changes besides the status; null when it changes nothing at all. Whoever answers has taken it. */
function changeOf({ assignee_id }: MessageRow, step: MessageStep, me: string): Change | null {
  switch (step.verb) {
    case 'take':
    case 'assign': {
      const next = step.assignee_id ?? me;
      return assignee_id === next ? null : { assignee_id: next };
    }
    case 'release':
      return assignee_id === null ? null : { assignee_id: null };
    case 'reply':
      return { answered_at: new Date(), ...(assignee_id === null ? { assignee_id: me } : {}) };
    case 'note':
    case 'close':
    case 'reopen':
      return {};
  }
}

/** A message is given to somebody who may answer it, or to nobody. */
async function checkColleague({ tx }: Work, id: string): Promise<void> {
  const colleagues = await findColleagues(tx);
  if (!colleagues.some((one) => one.id === id))
    throw new Problem('invalid', { fields: { assignee_id: [{ key: 'invalid' }] } });
}

async function writeEntry(
  work: Work,
  message: MessageRow,
  verb: ContactVerb,
  body: string,
): Promise<string | null> {
  if (verb !== 'reply' && verb !== 'note') return null;
  const author_id = staffOf(work.context.actor).id;
  const [entry] = await work.tx
    .insert(contact_entry)
    .values({ message_id: message.id, kind: verb, body, author_id })
    .returning({ id: contact_entry.id });
  if (verb === 'reply') await mailReply(work, message, body);
  return entry!.id;
}

function mailReply(work: Work, message: MessageRow, body: string): Promise<string> {
  return queueMail(work, {
    template: 'contact.reply',
    language: message.language,
    to: message.email,
    about_id: message.id,
    params: {
      name: message.name,
      reference: message.reference,
      reply: body,
      text: message.description,
      url: againUrl(work, message),
    },
  });
}
