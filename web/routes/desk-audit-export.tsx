import { loadAuditExport } from '#web/features/audit/load-audit.ts';
import type { Route } from './+types/desk-audit-export.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadAuditExport(url, context);
