import type { RouterContextProvider } from 'react-router';
import { getSubmission } from '#shared/contracts/review.contract.ts';
import { tryApi } from '#web/lib/api.ts';

/** The viewer's last decision, while it is news. */
export interface LastDecision {
  id: string;
  name: string;
  name_kh: string;
  status: 'approved' | 'returned' | 'rejected';
  version: number;
  /** Until when it can be undone; null when its mail has left. */
  undo_until: string | null;
}

const NEWS_MS = 60_000;

/** Reads the decision that an address names; null when there is none, it was undone, or it is old. */
export async function loadDone(
  context: Readonly<RouterContextProvider>,
  id: string | null,
  now: Date,
): Promise<LastDecision | null> {
  if (!id) return null;
  const result = await tryApi(context, getSubmission, { params: { id } });
  if (!result.ok) return null;
  const { status, decided_at, undo_until, can, name, name_kh, version } = result.value;
  if (status !== 'approved' && status !== 'returned' && status !== 'rejected') return null;
  const until = can.verbs.includes('undo') ? undo_until : null;
  const age = decided_at ? now.getTime() - new Date(decided_at).getTime() : Number.POSITIVE_INFINITY;
  return until || age < NEWS_MS ? { id, name, name_kh, status, version, undo_until: until } : null;
}
