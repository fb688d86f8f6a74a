import { CaseError, readAgain } from '#web/features/case-desk/case-error.tsx';
import { DESK_PATH } from '#web/features/desk/frame/desk-paths.ts';
import { actOnRecord } from '#web/features/review/record/act-on-record.ts';
import { loadRecord } from '#web/features/review/record/load-request.ts';
import { RecordPage } from '#web/features/review/record/request-page.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/desk-record.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadRecord(params.id, url, context);

export const action = ({ params, url, request, context }: Route.ActionArgs) =>
  actOnRecord(params.id, url, request, context);

export const shouldRevalidate = readAgain;

export default function DeskRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { id, round } = loaderData.record;
  return <RecordPage key={`${id} ${round}`} data={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const back = { to: DESK_PATH, text: t('desk:record.to_queue') };
  const none = { title: t('desk:record.not_found'), text: t('desk:record.not_found_text'), back };
  return <CaseError error={error} none={none} />;
}
