import { checkImport } from '#shared/contracts/collection-import.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { actOnImport } from '#web/features/collection/import/act-on-import.ts';
import { ImportPage } from '#web/features/collection/import/import-page.tsx';
import { loadImport } from '#web/features/collection/import/load-import.ts';
import type { Route } from './+types/desk-collection-import.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadImport(params.collection, url, context);

export const action = withFiles(
  ({ params, request, context }: Route.ActionArgs) => actOnImport(params.collection, request, context),
  checkImport,
);

export default function DeskCollectionImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage data={loaderData} answer={actionData} />;
}
