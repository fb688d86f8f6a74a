import type { RouterContextProvider } from 'react-router';
import { getSubmission } from '#shared/contracts/review.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { staffName } from '../../desk/staff-name.ts';

/**
 * Why a decision waits for a second press: a colleague has taken the request since its page was drawn, which nobody saw who
 * decides. Null where they saw it, or nobody has.
 */
export async function takenMeanwhile(
  context: Readonly<RouterContextProvider>,
  id: string,
  seen: string,
): Promise<ProblemBody | null> {
  const { actor, language } = pageApi(context).caller;
  const now = await tryApi(context, getSubmission, { params: { id } });
  const holder = now.ok ? now.value.assignee : null;
  if (!holder || holder.id === seen || (actor.kind === 'person' && actor.id === holder.id)) return null;
  const t = translatorFor(language);
  return {
    status: 409,
    code: 'conflict',
    title: t('desk:decide.taken', { name: staffName(holder, language).text }),
    message: t('desk:decide.taken_now'),
  };
}
