import { ConfirmPage } from '#web/features/listing/confirm/confirm-page.tsx';
import { loadConfirm, postConfirm } from '#web/features/listing/load/load-confirm.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-confirm.ts';

export const handle = withTexts('listing', 'fields', 'rules');
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules')];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadConfirm(args);
}

export function action(args: Route.ActionArgs) {
  return postConfirm(args);
}

export default function GetListedConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage key={loaderData.reference} data={loaderData} answer={actionData} />;
}
