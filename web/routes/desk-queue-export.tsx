import { loadQueueExport } from '#web/features/review/queue/load-queue.ts';
import type { Route } from './+types/desk-queue-export.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadQueueExport(url, context);
