import type { signOut as contract } from '#shared/contracts/account.contract.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { ask, showError, showWait } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { forgetDevice } from './session/forget-device.ts';

/**
 * Asks, signs out, removes what this device keeps of the person, and loads the page again (2.103, 2.104, 4.005 to 4.007).
 * A failure stays and says so.
 */
export async function signOut(t: Translator): Promise<void> {
  const yes = await ask({
    title: t('shell:logout.question'),
    text: t('shell:logout.text'),
    confirm: t('shell:logout.confirm'),
    cancel: t('shell:logout.cancel'),
    calm: true,
  });
  if (!yes) return;
  const done = showWait();
  const result = await fetchApi<typeof contract>({ method: 'POST', path: '/api/v1/auth/logout/', body: {} });
  if (result.ok) {
    await forgetDevice();
    window.location.reload();
    return;
  }
  done();
  showError({ ...result.problem, message: problemTexts(t, result.problem).message });
}
