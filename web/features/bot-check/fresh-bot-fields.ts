import type { botCheck } from '#shared/contracts/listing.contract.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { type BotFields, begin, provenFields } from './use-bot-check.ts';

/** Fields of a check of its own, for what the server asks about while a form is filled in; null without a line. */
export async function freshBotFields(): Promise<BotFields | null> {
  const fresh = await fetchApi<typeof botCheck>({ method: 'GET', path: '/public/api/v1/bot-check/' });
  return fresh.ok ? provenFields(begin(fresh.value)) : null;
}
