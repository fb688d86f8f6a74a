import type { RouterContextProvider } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { changeSubscription, getSubscription } from '#shared/contracts/notification.contract.ts';
import { tryApi } from '#web/lib/api.ts';

type Context = Readonly<RouterContextProvider>;

export type Subscription = ResponseOf<typeof getSubscription>;

/** What the link of a mail turns off; null for a link that was cut off. */
export async function loadUnsubscribe(token: string, context: Context): Promise<Subscription | null> {
  const found = await tryApi(context, getSubscription, { params: { token } });
  return found.ok ? found.value : null;
}

/** Turns it off, or on again where the form says so. */
export async function changeUnsubscribe(
  token: string,
  form: FormData,
  context: Context,
): Promise<Subscription | null> {
  const changed = await tryApi(context, changeSubscription, {
    params: { token },
    body: { subscribed: form.get('do') === 'subscribe' },
  });
  return changed.ok ? changed.value : null;
}
