import { requestClaim } from '#shared/contracts/claim.contract.ts';
import { recordIdIn } from '#shared/domain/addresses.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { stayWithForm } from '#web/features/account/session/stay-with-form.ts';
import { loadAsk, sendAsk } from '#web/features/claim/load-ask.ts';
import { AskPage } from '#web/features/claim/request-claim-page.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/stakeholder-claim.ts';

const AREAS = ['claim', 'team', 'profile'] as const;
export const handle = { ...withTexts(...AREAS), ...HYDRATES_ON_USE };
export const clientMiddleware = [stayWithForm, fetchTexts(...AREAS)];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadAsk(params, url, context);

export const action = withFiles(
  async ({ params, url, request, context }: Route.ActionArgs) =>
    sendAsk(recordIdIn(params.id), url.pathname, await request.formData(), context),
  requestClaim,
);

export default function StakeholderClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage data={loaderData} answer={actionData ?? null} />;
}
