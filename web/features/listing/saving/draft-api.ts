import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { createDraft, getDraft, mailDraftLink, saveDraft } from '#shared/contracts/listing.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import { onceKey } from '#web/lib/once-key.ts';

export type Draft = ResponseOf<typeof getDraft>;

const DRAFTS = '/public/api/v1/listing-draft/';
export const draftPath = (secret: string) => `${DRAFTS}${encodeURIComponent(secret)}/`;
export const draftFilePath = (secret: string) => `${draftPath(secret)}file/`;

export interface DraftInPage {
  kind: SubjectKind;
  secret: string | null;
  /** The key under which this page begins a draft, by a post of its form as by a call. */
  key: string;
  onSecret: (secret: string) => void;
}

/** Drafts that were begun here and have nothing of what is known yet. */
const empty = new Set<string>();
/** Keys of pages under which a draft was begun: the next one is another. */
const used = new Set<string>();

/**
 * Saves answers of a draft from the browser. Without a draft, or when the server no longer has it, a new one begins, gets
 * everything that is known, and its secret is told.
 */
export async function sendDraft(
  about: DraftInPage,
  changed: ListingValues,
  all: ListingValues,
  steps_done: string[] | undefined,
): Promise<FetchResult<Draft>> {
  if (about.secret) {
    const saved = await save(about.secret, empty.has(about.secret) ? all : changed, steps_done);
    if (!isGone(saved)) return saved;
  }
  for (let again = true; ; again = false) {
    const begun = await begin(about);
    if (!begun.ok) return begun;
    const { secret } = begun.value;
    empty.add(secret);
    about.onSecret(secret);
    const saved = await save(secret, all, steps_done);
    // Begun under this page's key long ago, and sent or deleted since: now it is another one.
    if (!again || !isGone(saved)) return saved;
  }
}

/** It says nothing but the kind, so that it is the same however often, and by whatever way, it is sent until it is answered. */
async function begin({ kind, key }: DraftInPage) {
  const once = onceKey(`${DRAFTS}${kind}`, kind, used.has(key) ? undefined : key);
  const ask = (more: object) =>
    fetchApi<typeof createDraft>({
      method: 'POST',
      path: DRAFTS,
      background: true,
      body: { kind, ...more },
      idempotencyKey: once.key,
    });
  let begun = await ask({});
  // Whose address began another form today shows unseen that a browser is at work.
  if (!begun.ok && begun.problem.status === 422) {
    const { freshBotFields } = await import('../../bot-check/fresh-bot-fields.ts');
    begun = await ask((await freshBotFields()) ?? {});
  }
  if (begun.ok) used.add(once.key);
  if (begun.ok || isAnswer(begun.problem)) once.answered();
  return begun;
}

async function save(secret: string, values: ListingValues, steps_done: string[] | undefined) {
  const saved = await fetchApi<typeof saveDraft>({
    method: 'PATCH',
    path: draftPath(secret),
    background: true,
    body: { values, ...(steps_done ? { steps_done } : {}) },
  });
  if (saved.ok) empty.delete(secret);
  return saved;
}

const isAnswer = ({ status }: { status: number }) => status > 0 && status < 500;
const isGone = (saved: FetchResult<Draft>) => !saved.ok && [404, 410].includes(saved.problem.status);

/** Mails the link to go on with a draft to the address in it. */
export const mailLink = (secret: string) =>
  fetchApi<typeof mailDraftLink>({
    method: 'POST',
    path: `${draftPath(secret)}link/`,
    body: undefined,
    once: true,
  });
