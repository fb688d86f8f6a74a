import '#web/features/content/legal.css';
import { loadContentPage } from '#web/features/content/load-content-page.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/privacy-policy.ts';

const PrivacyPage = serverDrawn(() =>
  import('#web/features/content/privacy-page.tsx').then((file) => file.PrivacyPage),
);

export const handle = { ...withTexts('content'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('content'), PrivacyPage.fetch];

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage(context, 'privacy-policy');

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage page={loaderData} />;
}
