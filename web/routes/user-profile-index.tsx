import { loadStart } from '#web/features/own-profile/start/load-start.ts';
import { StartPage } from '#web/features/own-profile/start/start-page.tsx';
import { SignedOut } from '#web/features/profile/signed-out.tsx';
import { answerTask } from '#web/features/task/answer-task.ts';
import { PROFILE_PATH } from '#web/lib/profile-paths.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/user-profile-index.ts';

export const handle = withTexts('own-profile', 'notification', 'connection');
export const clientMiddleware = [fetchTexts('own-profile', 'notification', 'connection')];

export const loader = ({ context }: Route.LoaderArgs) => loadStart(context);

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerTask(await request.formData(), context);

/** The start of a person's own area (2d): what waits for them first. */
export default function UserProfileIndex({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <StartPage data={loaderData} answer={actionData} /> : <SignedOut back={PROFILE_PATH} />;
}
