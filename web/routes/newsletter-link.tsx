import { NewsletterLinkPage } from '#web/features/newsletter/link-page.tsx';
import { answerLink, loadLink } from '#web/features/newsletter/load-link.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/newsletter-link.ts';

export const handle = { ...withTexts('newsletter'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('newsletter')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadLink(params.token, context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  answerLink(params.token, await request.formData(), context);

export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterLinkPage subscription={actionData === undefined ? loaderData : actionData} />;
}
