import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { queueQuery, readQueueState } from '../queue/queue-state.ts';

export const VIEWS = ['changed', 'all', 'history'] as const;
export type RecordView = (typeof VIEWS)[number];
export const DECISIONS = ['approve', 'return', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];

export const isDecision = (value: unknown): value is Decision =>
  (DECISIONS as readonly unknown[]).includes(value);

/** What the page of a request shows, read from its address. */
export interface RecordState {
  view: RecordView;
  /** The decision chosen in the address; null when none is. */
  mode: Decision | null;
  /** The query of the queue one comes from. */
  queue: string;
  done: string | null;
}

/** Changed fields first where something changed: since the round before, or against the page; otherwise everything. */
export function readRecordState(
  params: URLSearchParams,
  record: Pick<SubmissionRecord, 'changed_count'>,
): RecordState {
  const asked = VIEWS.find((view) => view === params.get('view'));
  const mode = params.get('mode');
  return {
    view: asked ?? (record.changed_count > 0 ? 'changed' : 'all'),
    mode: isDecision(mode) ? mode : null,
    queue: queueQuery(readQueueState(new URLSearchParams(params.get('queue') ?? ''))),
    done: params.get('done'),
  };
}
