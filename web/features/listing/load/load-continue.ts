import { type RouterContextProvider, redirect } from 'react-router';
import { getDraft, openDraft } from '#shared/contracts/listing.contract.ts';
import { goOnPath } from '#shared/domain/listing/listing-paths.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { tryApi } from '#web/lib/api.ts';
import { placeOf } from './list-drafts.ts';
import { privateData } from './private-headers.ts';
import { draftSecret } from './read-draft.ts';

interface LinkRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { secret: string };
}

/**
 * The form a mailed link belongs to. The browser that holds it already goes straight on; any other is asked first, since
 * its own draft of that kind would make room. Programs that only look into mail change nothing.
 */
export async function loadContinue({ request, context, params: { secret } }: LinkRequest) {
  const found = await tryApi(context, getDraft, { params: { secret } });
  if (!found.ok) return privateData({ gone: 'unknown' as const, draft: null }, 404);
  const { value: draft } = found;
  if (draft.status !== null && draft.status !== 'draft') {
    return privateData({ gone: 'sent' as const, draft: null });
  }
  const own = draftSecret(request, draft.kind);
  if (own === secret) throw redirect(placeOf(draft));
  const { kind, values, saved_at } = draft;
  return privateData({
    gone: null,
    draft: {
      kind,
      ...shownName(kind, values),
      saved_at,
      replaces: own !== null,
      now: new Date().toISOString(),
    },
  });
}
export type ContinueData = Awaited<ReturnType<typeof loadContinue>>['data'];

/** Takes the form into this browser. */
export async function postContinue({ context, params }: LinkRequest) {
  const opened = await tryApi(context, openDraft, { params });
  if (opened.ok) return redirect(placeOf(opened.value));
  // What became of it meanwhile, the page says.
  return redirect(goOnPath(params.secret));
}
