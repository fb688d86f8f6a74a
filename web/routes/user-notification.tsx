import { changeNotifications } from '#web/features/notification/change-notifications.ts';
import { loadNotifications } from '#web/features/notification/load-notifications.ts';
import { NotificationsPage } from '#web/features/notification/notifications-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-notification.ts';

const AREAS = ['notification', 'connection', 'profile'] as const;
export const handle = withTexts(...AREAS);
export const clientMiddleware = [fetchTexts(...AREAS)];

export const loader = ({ url, context }: Route.LoaderArgs) => loadNotifications(url, context);

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  changeNotifications(await request.formData(), url, context);

export default function UserNotification({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationsPage data={loaderData} answer={actionData} />;
}
