import { loadContinue, postContinue } from '#web/features/listing/load/load-continue.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { ContinuePage } from '#web/features/listing/resume/continue-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-continue.ts';

export const handle = withTexts('listing');
export const clientMiddleware = [fetchTexts('listing')];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadContinue(args);
}

export function action(args: Route.ActionArgs) {
  return postContinue(args);
}

export default function GetListedContinue({ loaderData }: Route.ComponentProps) {
  return <ContinuePage data={loaderData} />;
}
