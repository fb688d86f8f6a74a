import { AuditPage } from '#web/features/audit/audit-page.tsx';
import { checkChain, loadAudit } from '#web/features/audit/load-audit.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-audit.ts';

export const handle = withTexts('audit');
export const clientMiddleware = [fetchTexts('audit')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadAudit(url, context);

export const action = ({ context }: Route.ActionArgs) => checkChain(context);

export default function DeskAudit({ loaderData, actionData }: Route.ComponentProps) {
  return <AuditPage audit={loaderData} answer={actionData} />;
}
