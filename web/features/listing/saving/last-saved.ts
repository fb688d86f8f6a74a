import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Draft } from './draft-api.ts';

const last = new Map<SubjectKind, { secret: string | null; draft: Draft }>();

/** Remembers, for this tab, what the server has taken of a draft. */
export function noteSaved(kind: SubjectKind, secret: string | null, draft: Draft): void {
  last.set(kind, { secret, draft });
}

/**
 * A draft as the page loaded it, or as it was saved since: on a slow line the page of the next step may leave the server
 * before the answers of the last one reach it, and come when they are no longer kept on the device.
 */
export function newestDraft(kind: SubjectKind, secret: string | null, loaded: Draft): Draft {
  const known = last.get(kind);
  return known && known.secret === secret && known.draft.saved_at > loaded.saved_at ? known.draft : loaded;
}
