import type { RouterContextProvider } from 'react-router';
import { afterSendingPath, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { Draft } from '../saving/draft-api.ts';
import { openStep } from '../step/steps.ts';
import { readDrafts } from './read-draft.ts';

/** Where a draft is gone on with: its first open step, or the code once it was sent. */
export function placeOf({ kind, reference, steps_done }: Draft): string {
  return reference ? afterSendingPath(kind, reference) : stepPath(kind, openStep(kind, steps_done));
}

/** The forms begun in this browser, as lists of them show them. */
export async function listDrafts(request: Request, context: Readonly<RouterContextProvider>) {
  const drafts = await readDrafts(request, context);
  return drafts.map(({ draft }) => ({
    kind: draft.kind,
    ...shownName(draft.kind, draft.values),
    saved_at: draft.saved_at,
    /** Sent, and only the code is missing. */
    waits_for_code: draft.reference !== null,
    to: placeOf(draft),
  }));
}
export type ListedDraft = Awaited<ReturnType<typeof listDrafts>>[number];
