import { z } from 'zod';
import { VISIBLE_FIELD_NAMES } from '../domain/person.ts';
import { TASK_KINDS } from '../domain/task.ts';
import { party } from './connection.contract.ts';
import type { ResponseOf } from './contract.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';

const named = z.object({ name: z.string(), name_kh: z.string() });

/** One thing that waits for a person: what, who asks, for which page of theirs, and where it is done. */
const task = z.object({
  kind: z.enum(TASK_KINDS),
  object_id: uuid,
  /** The page of the caller it is about. */
  page_id: uuid.nullable(),
  page: named.nullable(),
  /** What it is about, where that is neither the page nor who asks: a cohort, a request, an address. */
  about: named.nullable(),
  /** Who asks; null: the desk, or nobody. */
  who: party.nullable(),
  /** The person who acts for the organisation that asks. */
  by: party.nullable(),
  purpose: z.string(),
  note: z.string(),
  /** What a yes shows to whoever asks, beyond what everybody sees. */
  reveals: z.array(z.enum(VISIBLE_FIELD_NAMES)),
  /** Messages that wait for an answer in what came back, or that were not read. */
  count: z.number().int(),
  since: isoMoment,
  /** Until when it can be done; null: no end. */
  until: isoMoment.nullable(),
  link: z.string(),
});
export type Task = z.infer<typeof task>;

export const listTasks = defineContract({
  id: 'notification.tasks',
  summary: 'What waits for the signed-in person, each thing once: the list behind every count of it',
  method: 'GET',
  path: '/base-api/me/tasks/',
  access: 'member',
  response: z.object({ data: z.array(task), total: z.number().int() }),
});
export type TaskList = ResponseOf<typeof listTasks>;
