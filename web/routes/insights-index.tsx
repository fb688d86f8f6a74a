import { redirect } from 'react-router';

/** The figures of startups are the first. */
export function loader() {
  throw redirect('/insights/startup', 301);
}

/** Without a component the address would answer in JSON. */
export default function InsightsIndex() {
  return null;
}
