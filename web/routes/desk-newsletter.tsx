import { loadSubscribers, removeFromList } from '#web/features/newsletter/desk/load-subscribers.ts';
import { SubscribersPage } from '#web/features/newsletter/desk/subscribers-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-newsletter.ts';

export const handle = withTexts('newsletter');
export const clientMiddleware = [fetchTexts('newsletter')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadSubscribers(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  removeFromList(await request.formData(), context);

export default function DeskNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscribersPage data={loaderData} answer={actionData} />;
}
