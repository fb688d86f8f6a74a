import { TextPage } from '#web/features/content/text-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';

export const handle = withTexts('content');
export const clientMiddleware = [fetchTexts('content')];

export default function ProgramSharing() {
  return <TextPage name="sharing" hero />;
}
