import { deskMay } from '#shared/domain/roles.ts';
import { DirectoryPage } from '#web/features/directory/desk-directory-page.tsx';
import { loadDirectory } from '#web/features/directory/load-desk-directory.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-directory.ts';

export const handle = withTexts('directory-desk', 'directory', 'collection', 'desk');
export const clientMiddleware = [fetchTexts('directory-desk', 'directory', 'collection', 'desk')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadDirectory(url, context);

export default function DeskDirectory({ loaderData }: Route.ComponentProps) {
  const mayDecide = deskMay(useViewer()?.desk_roles ?? [], 'decide');
  return <DirectoryPage data={loaderData} mayDecide={mayDecide} />;
}
