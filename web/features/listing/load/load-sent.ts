import { type RouterContextProvider, redirect } from 'react-router';
import { followListing } from '#shared/contracts/listing.contract.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import { callApi } from '#web/lib/api.ts';

/** A request that has just arrived. Once it has been looked at, its own page has more to say. */
export async function loadSent({
  context,
  params,
}: {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
}) {
  const { token } = params;
  const request = await callApi(context, followListing, { params: { token } });
  const follow = followPath(request.kind, token);
  if (request.status !== 'reviewing') throw redirect(follow);
  const { reference, name, name_kh, waiting_since } = request;
  return { follow, reference, name, name_kh, answer_by: request.answer_by ?? answerBy(waiting_since) };
}
export type SentData = Awaited<ReturnType<typeof loadSent>>;
