import { SAVED_PATH } from '#shared/domain/saved.ts';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { loadSaved } from '#web/features/save/load-saved.ts';
import { postSaved } from '#web/features/save/post-saved.ts';
import { SavedPage } from '#web/features/save/saved-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-save-list.ts';

export const handle = withTexts('save');
export const clientMiddleware = [fetchTexts('save')];

export const loader = ({ url, context }: Route.LoaderArgs) => loadSaved(url, context);

export const action = ({ request, context }: Route.ActionArgs) => postSaved(request, context);

export default function UserSaveList({ loaderData }: Route.ComponentProps) {
  return loaderData ? <SavedPage data={loaderData} /> : <SignedOut back={SAVED_PATH} />;
}
