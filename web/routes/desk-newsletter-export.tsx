import { loadSubscribersFile } from '#web/features/newsletter/desk/load-subscribers.ts';
import type { Route } from './+types/desk-newsletter-export.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadSubscribersFile(url, context);
