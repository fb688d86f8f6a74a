import { useState } from 'react';
import type { sendMessage } from '#shared/contracts/contact.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { useBotCheck } from '#web/features/bot-check/use-bot-check.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import type { ContactValues } from './contact-fields.ts';
import type { ContactData } from './load-contact.ts';

type Sent = ResponseOf<typeof sendMessage>;

/** Sends the form by the call everybody uses, once however often it is pressed. */
export function useSendMessage({ bot }: ContactData) {
  const [busy, setBusy] = useState(false);
  const check = useBotCheck(bot);

  async function send(
    values: ContactValues & { about: string; nickname: string },
  ): Promise<FetchResult<Sent>> {
    setBusy(true);
    const result = await fetchApi<typeof sendMessage>({
      method: 'POST',
      path: '/api/v1/contact/',
      body: { ...values, ...(await check.fields()) },
      once: true,
    });
    setBusy(result.ok);
    // What was refused without naming a field may be the check itself.
    if (!result.ok && !result.problem.errors) check.renew();
    return result;
  }

  return { busy, send };
}
