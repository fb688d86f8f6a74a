import { loadTemplate } from '#web/features/directory/import/load-imports.ts';
import type { Route } from './+types/desk-directory-template.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadTemplate(url, context);
