import type { RouterContextProvider } from 'react-router';
import { getDraft } from '#shared/contracts/listing.contract.ts';
import { draftCookieName } from '#shared/domain/listing/listing-paths.ts';
import { SUBJECT_KINDS, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { tryApi } from '#web/lib/api.ts';
import type { Draft } from '../saving/draft-api.ts';

export interface FoundDraft {
  secret: string;
  draft: Draft;
}

/** The secret of the form of a kind that was begun in this browser; null without one. */
export function draftSecret(request: Request, kind: SubjectKind): string | null {
  const name = draftCookieName(kind, request.url.startsWith('https:'));
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    // A secret is plain letters: a value that needs decoding is none of ours.
    if (key === name && value) return value;
  }
  return null;
}

/** The draft of a kind in this browser. One whose request has gone to review, by whatever device, is none any more. */
export async function readDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: SubjectKind,
): Promise<FoundDraft | null> {
  const secret = draftSecret(request, kind);
  if (!secret) return null;
  const result = await tryApi(context, getDraft, { params: { secret } });
  if (!result.ok || (result.value.status !== null && result.value.status !== 'draft')) return null;
  return { secret, draft: result.value };
}

/** All drafts of this browser, the one touched last first. */
export async function readDrafts(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FoundDraft[]> {
  const found = await Promise.all(SUBJECT_KINDS.map((kind) => readDraft(request, context, kind)));
  return found.filter((one) => one !== null).sort((a, b) => b.draft.saved_at.localeCompare(a.draft.saved_at));
}
