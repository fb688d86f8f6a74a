import type { NotificationKind } from './notification.ts';

/** What can wait for a person: others, or the desk, cannot continue before they act. The most pressing first. */
export const TASK_KINDS = [
  'returned',
  'dispute',
  'ownership',
  'claim',
  'team',
  'join',
  'round',
  'cohort',
  'connection',
  'matching',
  'message',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Tasks that one of two buttons answers, in the row itself; the others open the place where they are done. */
export const ANSWERED_KINDS = ['team', 'join', 'round', 'cohort', 'connection'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];
export const isAnswered = (kind: string): kind is AnsweredKind =>
  (ANSWERED_KINDS as readonly string[]).includes(kind);

/** The notices that ask for an answer, with the task they ask it for. */
export const TASK_OF_NOTICE: Readonly<Partial<Record<NotificationKind, AnsweredKind>>> = {
  connection_request: 'connection',
  team_invite: 'team',
  team_request: 'join',
  cohort_invite: 'cohort',
  round_named: 'round',
};

/** How a page says which task a button answers, and how. */
export const taskName = ({ kind, object_id, page_id }: TaskRef): string =>
  [kind, object_id, page_id ?? ''].join(':');

/** Which task it is: of which kind, about what, and for which page of one's own. */
export interface TaskRef {
  kind: TaskKind;
  object_id: string;
  page_id: string | null;
}
