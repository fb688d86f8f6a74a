import { changeViews } from '#web/features/collection/views/change-views.ts';
import type { Route } from './+types/desk-views.ts';

export const action = ({ request, context }: Route.ActionArgs) => changeViews(request, context);
