import type { signOut as contract } from '#shared/contracts/account.contract.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { ask, showError, showWait } from '#web/lib/popups.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';

/**
 * Asks, and says what goes with it that was typed and not saved; signs out, removes what this device keeps of the person,
 * and loads the page again.
 * A failure stays and says so.
 */
export async function signOut(t: Translator): Promise<void> {
  const device = await import('./session/forget-device.ts').catch(() => null);
  if (!device) return showProblem(t, bareProblem(0, 'offline'));
  const yes = await ask({
    title: t('shell:logout.question'),
    text: t(device.hasTyped() ? 'shell:logout.typed' : 'shell:logout.text'),
    confirm: t('shell:logout.confirm'),
    cancel: t('shell:logout.cancel'),
    calm: true,
  });
  if (!yes) return;
  const done = showWait();
  const result = await fetchApi<typeof contract>({ method: 'POST', path: '/api/v1/auth/logout/', body: {} });
  if (result.ok) {
    await device.forgetDevice();
    window.location.reload();
    return;
  }
  done();
  showProblem(t, result.problem);
}

const showProblem = (t: Translator, problem: ProblemBody) =>
  showError({ ...problem, message: problemTexts(t, problem).message });
