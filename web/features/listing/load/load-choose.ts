import { type RouterContextProvider, redirect } from 'react-router';
import { discardDraft } from '#shared/contracts/listing.contract.ts';
import { followPath, formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { tryApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { listDrafts } from './list-drafts.ts';
import { draftSecret } from './read-draft.ts';

interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The forms begun in this browser, and the choice of what to list. Addresses with a query lead to the page they mean. */
export async function loadChoose({ request, context }: PageRequest) {
  const { searchParams } = new URL(request.url);
  const elsewhere = meant(searchParams);
  if (elsewhere) throw redirect(elsewhere);
  return {
    drafts: await listDrafts(request, context),
    /** Asks before it is deleted, where no script can. */
    discard: SUBJECT_KINDS.find((kind) => kind === searchParams.get('discard')) ?? null,
    discarded: searchParams.has('discarded'),
    now: new Date().toISOString(),
  };
}
export type ChooseData = Awaited<ReturnType<typeof loadChoose>>;

/** `?follow=…` and `?kind=…&step=…` name a page of their own; null for this one. */
function meant(query: URLSearchParams): string | null {
  const follow = query.get('follow');
  if (follow) return followPath('startup', follow);
  const slug = query.get('kind');
  if (!slug) return null;
  const kind = kindFromSlug(slug);
  const type = query.get('type') ?? (kind === 'other' ? slug : '');
  return stepPath(kind, query.get('step') ?? 'basic') + (type ? `?type=${encodeURIComponent(type)}` : '');
}

/** Deletes a draft. */
export async function postChoose({ request, context }: PageRequest) {
  const form = await request.formData();
  const kind = SUBJECT_KINDS.find((one) => one === form.get('kind'));
  if (!kind) throw notFound();
  const secret = draftSecret(request, kind);
  if (secret) await tryApi(context, discardDraft, { params: { secret } });
  return redirect(`${formHome(kind)}?discarded`);
}
