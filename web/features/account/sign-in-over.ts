import type { getCurrentUser } from '#shared/contracts/account.contract.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';

/** Whether whoever signed in over a form is the person whose form it is; of anybody else's the page is left. */
export async function isStill(personId: string | undefined): Promise<boolean> {
  const me = await fetchApi<typeof getCurrentUser>({ method: 'GET', path: '/public/' });
  return me.ok && me.value.id === personId;
}
