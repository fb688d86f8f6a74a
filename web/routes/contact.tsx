import { ContactPage, fetchParts } from '#web/features/contact/contact-page.tsx';
import { contactHeaders, loadContact, postContact } from '#web/features/contact/load-contact.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/contact.ts';

const AREAS = ['contact', 'rules'] as const;
export const handle = { ...withTexts(...AREAS), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts(...AREAS), ...fetchParts];
export const headers = contactHeaders;

export const loader = ({ url, context }: Route.LoaderArgs) => loadContact(url, context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  postContact(await request.formData(), context);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage key={loaderData.sent ?? ''} data={loaderData} answer={actionData} />;
}
