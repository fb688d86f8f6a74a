import {
  loadNewsletter,
  newsletterHeaders,
  postNewsletter,
} from '#web/features/newsletter/load-newsletter.ts';
import { NewsletterPage } from '#web/features/newsletter/newsletter-page.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/newsletter.ts';

export const handle = { ...withTexts('newsletter'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('newsletter')];
export const headers = newsletterHeaders;

export const loader = ({ url, context }: Route.LoaderArgs) => loadNewsletter(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  postNewsletter(await request.formData(), context);

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage data={loaderData} answer={actionData} />;
}
