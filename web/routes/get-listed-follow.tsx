import { withFiles } from '#shared/domain/files-form.ts';
import { FollowPage } from '#web/features/listing/follow/follow-page.tsx';
import { loadFollow, postFollow } from '#web/features/listing/load/load-follow.ts';
import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/get-listed-follow.ts';

export const handle = withTexts('listing', 'fields', 'rules');
export const clientMiddleware = [fetchTexts('listing', 'fields', 'rules')];
export const headers = privateHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadFollow(args);
}

export const action = withFiles(async (args: Route.ActionArgs) => {
  return postFollow(await args.request.formData(), args);
});

export default function GetListedFollow({ loaderData, actionData }: Route.ComponentProps) {
  return <FollowPage key={loaderData.token} data={loaderData} answer={actionData} />;
}
