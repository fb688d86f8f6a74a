import type { RouterContextProvider } from 'react-router';
import { getSubmission, listReviewers, type SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { savedReasons } from '../decide/saved-reasons.ts';
import { loadDone } from '../done/load-done.ts';
import { readQueueState } from '../queue/queue-state.ts';
import { loadNeighbours } from './neighbours.ts';
import { readRecordState } from './record-state.ts';

/** Everything the page of a request shows. */
export async function loadRecord(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  const now = new Date();
  const record = await callApi(context, getSubmission, { params: { id } });
  const state = readRecordState(url.searchParams, record);
  const queue = readQueueState(new URLSearchParams(state.queue));
  const [neighbours, last, colleagues] = await Promise.all([
    loadNeighbours(context, queue, id),
    loadDone(context, state.done, now),
    callApi(context, listReviewers),
  ]);
  const { actor } = pageApi(context).caller;
  return {
    record,
    state,
    neighbours: neighbours ?? { previous: null, next: record.next },
    last,
    colleagues: colleagues.data,
    now: now.toISOString(),
    viewer_id: actor.kind === 'person' ? actor.id : '',
    reasons: savedReasons({ en: translatorFor('en'), km: translatorFor('km') }),
    owner_labels: ownerLabels(record),
    /** "About the whole request", in the requester's language. */
    owner_whole: translatorFor(record.requester.language)('desk:record.whole'),
    /** Sent along with a decision: the same one twice is taken once. */
    send_key: crypto.randomUUID(),
  };
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>;

/** The labels of the fields as the requester reads them, for the preview of what they will read. */
function ownerLabels({ kind, fields, requester }: SubmissionRecord): Record<string, string> {
  const t = translatorFor(requester.language);
  return Object.fromEntries(
    fields.map(({ name, label }) => {
      const field = findField(kind, name);
      return [name, field ? t(field.labelKey) : label];
    }),
  );
}
