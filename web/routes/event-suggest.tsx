import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchExamples, LandingPage } from '#web/features/suggestion/landing/landing-page.tsx';
import { loadLanding } from '#web/features/suggestion/load/load-landing.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/event-suggest.ts';

export const handle = { ...withTexts('listing', 'suggestion', 'event'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('listing', 'suggestion', 'event'), fetchExamples];
export const headers = privateHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) => loadLanding(request, context, 'event');

export default function EventSuggest({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />;
}
