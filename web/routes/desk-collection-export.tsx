import { loadExport } from '#web/features/collection/load-export.ts';
import type { Route } from './+types/desk-collection-export.ts';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadExport(params.collection, url, context);
