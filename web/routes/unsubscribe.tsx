import {
  changeUnsubscribe,
  loadUnsubscribe,
} from '#web/features/notification/unsubscribe/load-unsubscribe.ts';
import { UnsubscribePage } from '#web/features/notification/unsubscribe/unsubscribe-page.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { ...withTexts('notification'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('notification')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadUnsubscribe(params.token, context);

/** The button of the page, and the one tap of a mail program (RFC 8058). */
export const action = async ({ params, request, context }: Route.ActionArgs) =>
  changeUnsubscribe(params.token, await request.formData(), context);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage subscription={actionData ?? loaderData} changed={actionData !== undefined} />;
}
