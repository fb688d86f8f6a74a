import { ApplyPage } from '#web/features/listing/apply/apply-page.tsx';
import { listDrafts } from '#web/features/listing/load/list-drafts.ts';
import { privateHeaders } from '#web/features/listing/load/private-page.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/apply.ts';

export const handle = withTexts('listing');
export const clientMiddleware = [fetchTexts('listing')];
export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  return { drafts: await listDrafts(request, context), now: new Date().toISOString() };
}

export default function Apply({ loaderData }: Route.ComponentProps) {
  return <ApplyPage {...loaderData} />;
}
