import { InboxPage } from '#web/features/contact/desk/inbox-page.tsx';
import { loadInbox } from '#web/features/contact/desk/load-inbox.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-contact.ts';

export const handle = withTexts('contact', 'contact-desk');
export const clientMiddleware = [fetchTexts('contact', 'contact-desk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadInbox(url, context);

export default function DeskContact({ loaderData }: Route.ComponentProps) {
  return <InboxPage inbox={loaderData} />;
}
