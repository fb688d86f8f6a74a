import { loadPageViewsExport } from '#web/features/page-view/load-page-views.ts';
import type { Route } from './+types/desk-page-views-export.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadPageViewsExport(url, context);
