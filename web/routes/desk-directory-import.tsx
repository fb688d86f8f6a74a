import { checkDirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { DirectoryImportPage } from '#web/features/directory/import/directory-import-page.tsx';
import { loadDirectoryImport } from '#web/features/directory/import/load-directory-import.ts';
import { sendDirectoryImport } from '#web/features/directory/import/send-directory-import.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory-import.ts';

export const handle = withTexts('directory-desk', 'fields', 'profile-fields');
export const clientMiddleware = [fetchTexts('directory-desk', 'fields', 'profile-fields')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadDirectoryImport(url, context);

export const action = withFiles(
  ({ request, context }: Route.ActionArgs) => sendDirectoryImport(request, context),
  checkDirectoryImport,
);

export default function DeskDirectoryImport({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectoryImportPage data={loaderData} answer={actionData} />;
}
