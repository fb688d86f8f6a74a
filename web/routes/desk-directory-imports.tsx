import { startDirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { sendFile } from '#web/features/directory/import/act-on-directory-import.ts';
import { ImportsPage } from '#web/features/directory/import/imports-page.tsx';
import { loadImports } from '#web/features/directory/import/load-imports.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory-imports.ts';

export const handle = withTexts('directory-desk', 'directory-import', 'directory');
export const clientMiddleware = [fetchTexts('directory-desk', 'directory-import', 'directory')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadImports(url, context);

export const action = withFiles(
  ({ request, context }: Route.ActionArgs) => sendFile(request, context),
  startDirectoryImport,
);

export default function DeskDirectoryImports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage data={loaderData} answer={actionData} />;
}
