import { CONTACT_STATUSES, CONTACT_UNDOABLE, type ContactStatus } from '#shared/domain/contact-life.ts';
import type { Services } from '../../services.ts';
import type { findHistory } from './contact.queries.ts';

interface Undoable {
  verb: string;
  /** How the message was before. */
  status: ContactStatus;
  assignee_id: string | null;
  /** What the colleague was told of, where it was given to one. */
  notice_id: string | null;
  until: Date;
}

/** When the present step can no longer be taken back. */
export const heldUntil = ({ config }: Pick<Services, 'config'>): Date =>
  new Date(Date.now() + config.DECISION_HOLD_SECONDS * 1000);

type History = Awaited<ReturnType<typeof findHistory>>;

/** The last step of a message, when it is the viewer's own and so fresh that it can be taken back. */
export function undoable(
  { config }: Pick<Services, 'config'>,
  me: string,
  history: History,
): Undoable | null {
  const last = history.at(-1);
  if (!last || last.actor_id !== me || !CONTACT_UNDOABLE.includes(last.verb)) return null;
  const status = CONTACT_STATUSES.find((one) => one === last.detail.from);
  const until = new Date(last.at.getTime() + config.DECISION_HOLD_SECONDS * 1000);
  if (!status || until <= new Date()) return null;
  return {
    verb: last.verb,
    status,
    assignee_id: typeof last.detail.was === 'string' ? last.detail.was : null,
    notice_id: typeof last.detail.notice_id === 'string' ? last.detail.notice_id : null,
    until,
  };
}
