import { redirect } from 'react-router';
import { DIRECTORY_PATH } from '#shared/domain/directory.ts';
import { collectionPath } from '#web/features/collection/collection-paths.ts';
import { DESK_PATH } from '#web/features/desk/frame/desk-paths.ts';
import { changeViews } from '#web/features/review/views/change-views.ts';
import type { Route } from './+types/desk-views.ts';

const OWN_PATHS: Readonly<Record<string, string>> = { review: DESK_PATH, directory: DIRECTORY_PATH };
const listPath = (list: string) => OWN_PATHS[list] ?? collectionPath(list);

export const action = ({ request, context }: Route.ActionArgs) => changeViews(request, context, listPath);

/** Takes forms only: whoever opens it by hand goes to the desk. */
export function loader() {
  throw redirect(DESK_PATH);
}
