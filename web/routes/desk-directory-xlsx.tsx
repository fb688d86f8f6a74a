import { loadDirectoryFile } from '#web/features/directory/load-desk-directory.ts';
import type { Route } from './+types/desk-directory-xlsx.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadDirectoryFile(url, context, 'xlsx');
