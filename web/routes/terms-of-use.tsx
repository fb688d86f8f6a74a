import { CONTACT } from '#web/features/content/addresses.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';

export const handle = withTexts('content');
export const clientMiddleware = [fetchTexts('content')];

export default function TermsOfUse() {
  return <LegalPage name="terms" email={CONTACT.hello} />;
}
