import { ChoosePage, fetchKinds } from '#web/features/listing/choose/choose-page.tsx';
import { loadChoose, postChoose } from '#web/features/listing/load/load-choose.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed.ts';

export const handle = { ...withTexts('listing', 'fields', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules'), fetchKinds];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadChoose(args);
}

export function action(args: Route.ActionArgs) {
  return postChoose(args);
}

export default function GetListed({ loaderData }: Route.ComponentProps) {
  return <ChoosePage data={loaderData} />;
}
