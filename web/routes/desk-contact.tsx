import { actOnMessages } from '#web/features/contact/desk/act-on-messages.ts';
import { InboxPage } from '#web/features/contact/desk/contact-inbox-page.tsx';
import { loadInbox } from '#web/features/contact/desk/load-contact-inbox.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-contact.ts';

export const handle = withTexts('contact', 'contact-desk');
export const clientMiddleware = [fetchTexts('contact', 'contact-desk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadInbox(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnMessages(await request.formData(), context);

export default function DeskContact({ loaderData, actionData }: Route.ComponentProps) {
  return <InboxPage inbox={loaderData} answer={actionData} />;
}
