import type { ContactVerb } from '#shared/domain/cases/contact.ts';
import { assignCase } from '../../cases/assign-case.ts';
import { changeAtDesk } from '../../cases/at-desk.ts';
import { takeStep } from '../../cases/take-step.ts';
import { contact_reply } from '../../database/schema/contact.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CONTACT } from './case.ts';
import { presentMessage } from './contact.present.ts';
import { findColleagues, type MessageRow } from './contact.queries.ts';
import { againUrl } from './send-message.ts';
import { tellColleague } from './tell-colleague.ts';

const { assign, decide } = CONTACT.life.desk;

/** Gives a message to a colleague, who is told of it. */
export async function assignMessage(context: CallContext, id: string, colleague_id: string) {
  const row = await changeAtDesk(context, CONTACT, id, assign, async (work, locked) => {
    await checkColleague(work, colleague_id);
    return assignCase(work, CONTACT, locked, 'assign', colleague_id, async () => ({
      assignee_id: colleague_id,
      notice_id: await tellColleague(work, locked, colleague_id),
    }));
  });
  return presentMessage(context, row);
}

/** Answers a message, closes it or takes it up again. Whoever answers has taken it. */
export async function actOnMessage(
  context: CallContext,
  id: string,
  verb: Exclude<ContactVerb, 'take' | 'release' | 'assign'>,
  body = '',
) {
  const row = await changeAtDesk(context, CONTACT, id, decide, async (work, locked, me) => {
    const set = verb === 'reply' ? { answered_at: new Date(), assignee_id: locked.assignee_id ?? me.id } : {};
    const detail =
      verb === 'reply'
        ? { entry_id: await writeReply(work, { message_id: id, body, author_id: me.id }) }
        : {};
    const step = await takeStep(work, CONTACT, locked, { verb, by: 'desk', set, detail });
    if (verb === 'reply') await mailReply(work, locked, body);
    return step.row;
  });
  return presentMessage(context, row);
}

/** A message is given to somebody who may answer it, or to nobody. */
async function checkColleague({ tx }: Work, id: string): Promise<void> {
  const colleagues = await findColleagues(tx);
  if (!colleagues.some((one) => one.id === id))
    throw new Problem('invalid', { fields: { assignee_id: [{ key: 'invalid' }] } });
}

async function writeReply({ tx }: Work, values: typeof contact_reply.$inferInsert): Promise<string> {
  const [reply] = await tx.insert(contact_reply).values(values).returning({ id: contact_reply.id });
  return reply!.id;
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
