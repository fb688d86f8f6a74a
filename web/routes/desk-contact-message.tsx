import { actOnCase } from '#web/features/case-desk/act-on-case.ts';
import { CaseError, readAgain } from '#web/features/case-desk/case-error.tsx';
import { INBOX_PATH } from '#web/features/contact/desk/inbox-state.ts';
import { loadMessage } from '#web/features/contact/desk/load-message.ts';
import { MessagePage } from '#web/features/contact/desk/message-page.tsx';
import { MESSAGE_STEPS } from '#web/features/contact/desk/message-steps.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-contact-message.ts';

export const handle = withTexts('contact', 'contact-desk');
export const clientMiddleware = [fetchTexts('contact', 'contact-desk')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadMessage(params.id, url, context);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  actOnCase(MESSAGE_STEPS, params.id, request, context);

export const shouldRevalidate = readAgain;

export default function DeskContactMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagePage key={loaderData.message.id} data={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const back = { to: INBOX_PATH, text: t('contact-desk:message.back') };
  const none = { title: t('contact-desk:not_found'), text: t('contact-desk:not_found_text'), back };
  return <CaseError error={error} none={none} />;
}
