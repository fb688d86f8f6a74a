import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { createDraft, getDraft, mailDraftLink, saveDraft } from '#shared/contracts/listing.contract.ts';
import type { ListingValues } from '#shared/domain/listing/field.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';

export type Draft = ResponseOf<typeof getDraft>;

const DRAFTS = '/public/api/v1/listing-draft/';
export const draftPath = (secret: string) => `${DRAFTS}${encodeURIComponent(secret)}/`;
export const draftFilePath = (secret: string) => `${draftPath(secret)}file/`;

/** What was sent to begin a draft of a kind and never answered. */
const beginnings = new Map<SubjectKind, { values: ListingValues; steps_done?: string[] }>();

/**
 * Saves answers of a draft from the browser. Without a draft, or when the server no longer has it, a new one begins with
 * everything that is known; its secret is told.
 */
export async function sendDraft(
  about: { kind: SubjectKind; secret: string | null; onSecret: (secret: string) => void },
  changed: ListingValues,
  all: ListingValues,
  steps_done: string[] | undefined,
): Promise<FetchResult<Draft>> {
  if (about.secret) {
    const saved = await fetchApi<typeof saveDraft>({
      method: 'PATCH',
      path: draftPath(about.secret),
      background: true,
      body: { values: changed, ...(steps_done ? { steps_done } : {}) },
    });
    if (saved.ok || saved.problem.status !== 404) return saved;
  }
  // Begun already, perhaps: until there is an answer the same is sent again, so that there is one draft.
  const first = beginnings.get(about.kind) ?? { values: all, ...(steps_done ? { steps_done } : {}) };
  beginnings.set(about.kind, first);
  const begin = (more: object) =>
    fetchApi<typeof createDraft>({
      method: 'POST',
      path: DRAFTS,
      background: true,
      body: { kind: about.kind, ...first, ...more },
      once: true,
    });
  let begun = await begin({});
  // Whose address began another form today shows unseen that a browser is at work.
  if (!begun.ok && begun.problem.status === 422) {
    const { freshBotFields } = await import('../../bot-check/fresh-bot-fields.ts');
    begun = await begin((await freshBotFields()) ?? {});
  }
  if (!begun.ok) {
    if (begun.problem.status > 0 && begun.problem.status < 500) beginnings.delete(about.kind);
    return begun;
  }
  beginnings.delete(about.kind);
  about.onSecret(begun.value.secret);
  if (first.values === all) return begun;
  return sendDraft({ ...about, secret: begun.value.secret }, all, all, steps_done);
}

/** Mails the link to go on with a draft to the address in it. */
export const mailLink = (secret: string) =>
  fetchApi<typeof mailDraftLink>({
    method: 'POST',
    path: `${draftPath(secret)}link/`,
    body: undefined,
    once: true,
  });
