import { useState } from 'react';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { requestListing } from '#shared/contracts/listing.contract.ts';
import type { suggest } from '#shared/contracts/suggestion.contract.ts';
import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import type { BotCheck } from '../../bot-check/prove.ts';
import { useBotCheck } from '../../bot-check/use-bot-check.ts';
import type { StepData } from '../load/load-step.ts';

/** The last step: its page comes with a check of its own. */
export type CheckData = StepData & { bot: BotCheck };
/** What the answers of both calls have in common. */
type Sent = Pick<ResponseOf<typeof requestListing>, 'reference' | 'resend_after'> & {
  /** Where a suggestion is followed whose address was confirmed already. */
  follow_path?: string | null;
};

/** Sends the whole form by the call everybody uses, as multipart, once however often it is pressed. */
export function useSendRequest({ kind, secret, bot }: CheckData) {
  const [busy, setBusy] = useState(false);
  const check = useBotCheck(bot);

  async function send(declaration: string, nickname: string): Promise<FetchResult<Sent>> {
    setBusy(true);
    const body = new FormData();
    body.set('draft', secret ?? '');
    body.set('declaration', declaration);
    body.set('nickname', nickname);
    for (const [name, value] of Object.entries(await check.fields())) if (value) body.set(name, value);
    const result = await fetchApi<typeof requestListing | typeof suggest>({
      method: 'POST',
      path: `/public/api/v1/${isSuggestionKind(kind) ? 'suggestion' : 'request-get-list'}/${kind}/`,
      body,
      once: true,
    });
    // What was refused without naming a field may be the check itself: the next try brings a new one.
    if (!result.ok && !result.problem.errors) check.renew();
    setBusy(false);
    return result;
  }

  return { busy, send };
}
