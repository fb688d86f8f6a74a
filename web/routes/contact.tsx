import { ContactPage } from '#web/features/content/contact-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';

export const handle = withTexts('content');
export const clientMiddleware = [fetchTexts('content')];

export default function Contact() {
  return <ContactPage />;
}
