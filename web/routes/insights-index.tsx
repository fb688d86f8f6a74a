import { redirect } from 'react-router';
import type { Route } from './+types/insights-index';

/** The figures of startups are the first; what they are narrowed to goes along. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`/insights/startup${new URL(request.url).search}`, 301);
}

/** Without a component the address would answer in JSON. */
export default function InsightsIndex() {
  return null;
}
