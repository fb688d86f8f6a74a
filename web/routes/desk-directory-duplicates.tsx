import { deskMay } from '#shared/domain/roles.ts';
import { DuplicatesPage } from '#web/features/directory/duplicates/duplicates-page.tsx';
import { actOnDuplicates, loadDuplicates } from '#web/features/directory/duplicates/load-duplicates.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory-duplicates.ts';

export const handle = withTexts('directory-desk');
export const clientMiddleware = [fetchTexts('directory-desk')];

export const loader = ({ context }: Route.LoaderArgs) => loadDuplicates(context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnDuplicates(await request.formData(), context);

export default function DeskDirectoryDuplicates({ loaderData, actionData }: Route.ComponentProps) {
  const mayDecide = deskMay(useViewer()?.desk_roles ?? [], 'decide');
  return <DuplicatesPage data={loaderData} mayDecide={mayDecide} answer={actionData} />;
}
