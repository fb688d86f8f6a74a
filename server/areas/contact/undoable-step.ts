import { CONTACT_CASE, CONTACT_STATUSES, type ContactStatus } from '#shared/domain/cases/contact.ts';
import type { AuditedStep } from '../../cases/history.ts';
import type { Holding } from '../../cases/hold.ts';
import { undoableStep } from '../../cases/undo.ts';
import type { Queryable } from '../../database/client.ts';
import type { SignedIn } from '../../http/actor.ts';

interface Undoable {
  verb: string;
  /** How the message was before. */
  status: ContactStatus;
  assignee_id: string | null;
  /** What the colleague was told of, where it was given to one. */
  notice_id: string | null;
  until: Date;
}

type Detail = AuditedStep['detail'];

const idIn = (detail: Detail, name: string): string | null => {
  const id = detail[name];
  return typeof id === 'string' ? id : null;
};

/** The last step of a message, where the actor can undo it, with how the message was before. */
export async function undoable(
  db: Queryable,
  context: Holding,
  me: Pick<SignedIn, 'id'>,
  history: readonly AuditedStep[],
): Promise<Undoable | null> {
  const step = await undoableStep(db, context, me, history.at(-1), {
    verbs: CONTACT_CASE.undoable,
    aboutOf: ({ detail }) => idIn(detail, 'notice_id'),
  });
  const status = CONTACT_STATUSES.find((one) => one === step?.detail.from);
  if (!step || !status) return null;
  const { verb, detail, until } = step;
  return { verb, status, until, assignee_id: idIn(detail, 'was'), notice_id: idIn(detail, 'notice_id') };
}
