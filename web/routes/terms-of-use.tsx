import '#web/features/content/legal.css';
import { loadContentPage } from '#web/features/content/load-content-page.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/terms-of-use.ts';

const LegalPage = serverDrawn(() =>
  import('#web/features/content/legal-page.tsx').then((file) => file.LegalPage),
);

export const handle = { ...withTexts('content'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('content'), LegalPage.fetch];

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage(context, 'terms-of-use');

export default function TermsOfUse({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} name="terms" answers="email" />;
}
