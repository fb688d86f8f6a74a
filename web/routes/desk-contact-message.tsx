import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { INBOX_PATH } from '#web/features/contact/desk/inbox-state.ts';
import { loadMessage } from '#web/features/contact/desk/load-message.ts';
import { MessagePage } from '#web/features/contact/desk/message-page.tsx';
import { actOnMessage } from '#web/features/contact/desk/send-message-step.ts';
import { SignInAgain } from '#web/features/review/record/record-errors.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-contact-message.ts';

export const handle = withTexts('contact', 'contact-desk');
export const clientMiddleware = [fetchTexts('contact', 'contact-desk')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadMessage(params.id, url, context);

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  actOnMessage(params.id, await request.formData(), context);

/** After a conflict the message is read again: it is another one now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskContactMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagePage key={loaderData.message.id} data={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = useActionData<typeof action>();
  if (isRouteErrorResponse(error) && error.status === 401)
    return <SignInAgain texts={{ ...answer?.texts }} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NoMessage />;
  throw error;
}

function NoMessage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('contact-desk:not_found')} robots="noindex" />
      <EmptyState
        level={1}
        title={t('contact-desk:not_found')}
        text={t('contact-desk:not_found_text')}
        actions={<ButtonLink to={INBOX_PATH}>{t('contact-desk:message.back')}</ButtonLink>}
      />
    </>
  );
}
