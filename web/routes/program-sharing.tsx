import { privateHeaders } from '#web/features/listing/load/private-headers.ts';
import { fetchExamples, LandingPage } from '#web/features/suggestion/landing/landing-page.tsx';
import { loadLanding } from '#web/features/suggestion/load/load-landing.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/program-sharing.ts';

export const handle = { ...withTexts('listing', 'suggestion', 'program'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('listing', 'suggestion', 'program'), fetchExamples];
export const headers = privateHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) => loadLanding(request, context, 'program');

export default function ProgramSharing({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />;
}
