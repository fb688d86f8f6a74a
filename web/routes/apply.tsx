import { ApplyPage } from '#web/features/listing/apply/apply-page.tsx';
import { listDrafts } from '#web/features/listing/load/list-drafts.ts';
import { listOwnDrafts } from '#web/features/listing/load/list-own-drafts.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/apply.ts';

export const handle = withTexts('listing');
export const clientMiddleware = [fetchTexts('listing')];
export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const [drafts, own] = await Promise.all([listDrafts(request, context), listOwnDrafts(context)]);
  return { drafts, own, now: new Date().toISOString() };
}

export default function Apply({ loaderData }: Route.ComponentProps) {
  return <ApplyPage {...loaderData} />;
}
