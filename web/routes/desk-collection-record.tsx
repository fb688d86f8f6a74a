import { uploadFile } from '#shared/contracts/collection.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { RecordPage } from '#web/features/collection/form/collection-record-page.tsx';
import { loadForm } from '#web/features/collection/form/load-record-form.ts';
import { saveForm } from '#web/features/collection/form/save-form.ts';
import type { Route } from './+types/desk-collection-record.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadForm(params.collection, params.id, url, context);

export const action = withFiles(
  ({ params, url, request, context }: Route.ActionArgs) =>
    saveForm(params.collection, params.id, url, request, context),
  uploadFile,
);

export default function DeskCollectionRecord({ loaderData, actionData, params }: Route.ComponentProps) {
  return <RecordPage key={params.id} data={loaderData} answer={actionData} />;
}
