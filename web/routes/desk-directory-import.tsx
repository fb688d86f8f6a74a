import { actOnImport } from '#web/features/directory/import/act-on-directory-import.ts';
import { ImportPage } from '#web/features/directory/import/directory-import-page.tsx';
import { loadImport } from '#web/features/directory/import/load-imports.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory-import.ts';

export const handle = withTexts('directory-desk', 'directory-import', 'directory', 'fields');
export const clientMiddleware = [fetchTexts('directory-desk', 'directory-import', 'directory', 'fields')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadImport(params.id, url, context);

export const action = async ({ params, url, request, context }: Route.ActionArgs) =>
  actOnImport(params.id, url, await request.formData(), context);

export default function DeskDirectoryImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage data={loaderData} answer={actionData} />;
}
