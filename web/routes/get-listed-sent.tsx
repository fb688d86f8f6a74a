import { SentPage } from '#web/features/listing/confirm/sent-page.tsx';
import { loadSent } from '#web/features/listing/load/load-sent.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-sent.ts';

export const handle = withTexts('listing', 'fields', 'rules');
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules')];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadSent(args);
}

export default function GetListedSent({ loaderData }: Route.ComponentProps) {
  return <SentPage data={loaderData} />;
}
