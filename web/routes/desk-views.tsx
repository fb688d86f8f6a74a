import { redirect } from 'react-router';
import { changeViews } from '#web/features/collection/views/change-views.ts';
import { DESK_PATH } from '#web/features/review/frame/desk-paths.ts';
import type { Route } from './+types/desk-views.ts';

export const action = ({ request, context }: Route.ActionArgs) => changeViews(request, context);

/** Takes forms only: whoever opens it by hand goes to the desk. */
export function loader() {
  throw redirect(DESK_PATH);
}
