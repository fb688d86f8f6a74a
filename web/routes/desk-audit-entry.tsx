import { EntryPage } from '#web/features/audit/entry-page.tsx';
import { loadEntry } from '#web/features/audit/load-audit.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-audit-entry.ts';

export const handle = withTexts('audit');
export const clientMiddleware = [fetchTexts('audit')];

export const loader = ({ params, context }: Route.LoaderArgs) => loadEntry(params.id, context);

export default function DeskAuditEntry({ loaderData }: Route.ComponentProps) {
  return <EntryPage entry={loaderData} />;
}
