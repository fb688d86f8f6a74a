import { uploadFile } from '#shared/contracts/collection.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { RecordPage } from '#web/features/collection/form/collection-record-page.tsx';
import { loadForm } from '#web/features/collection/form/load-record-form.ts';
import { saveForm } from '#web/features/collection/form/save-form.ts';
import type { Route } from './+types/desk-collection-new.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadForm(params.collection, null, url, context);

export const action = withFiles(
  ({ params, url, request, context }: Route.ActionArgs) =>
    saveForm(params.collection, null, url, request, context),
  uploadFile,
);

export default function DeskCollectionNew({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordPage key={loaderData.collection} data={loaderData} answer={actionData} />;
}
