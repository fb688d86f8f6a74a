import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router';
import { actOnRecord } from '#web/features/review/record/act-on-record.ts';
import { loadRecord } from '#web/features/review/record/load-record.ts';
import { NoRecord, SignInAgain } from '#web/features/review/record/record-errors.tsx';
import { RecordPage } from '#web/features/review/record/request-page.tsx';
import type { Route } from './+types/desk-record.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadRecord(params.id, url, context);

export const action = ({ params, url, request, context }: Route.ActionArgs) =>
  actOnRecord(params.id, url, request, context);

/** After a conflict the request is read again: it is another one now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function DeskRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { id, round } = loaderData.record;
  return <RecordPage key={`${id} ${round}`} data={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = useActionData<typeof action>();
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInAgain texts={answer?.texts ?? {}} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NoRecord />;
  throw error;
}
