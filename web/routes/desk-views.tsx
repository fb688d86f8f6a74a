import { redirect } from 'react-router';
import { collectionPath } from '#web/features/collection/collection-paths.ts';
import { DESK_PATH } from '#web/features/desk/frame/desk-paths.ts';
import { changeViews } from '#web/features/review/views/change-views.ts';
import type { Route } from './+types/desk-views.ts';

const listPath = (list: string) => (list === 'review' ? DESK_PATH : collectionPath(list));

export const action = ({ request, context }: Route.ActionArgs) => changeViews(request, context, listPath);

/** Takes forms only: whoever opens it by hand goes to the desk. */
export function loader() {
  throw redirect(DESK_PATH);
}
