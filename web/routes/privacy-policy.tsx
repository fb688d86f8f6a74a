import { CONTACT } from '#web/features/content/addresses.ts';
import { KeyFigures } from '#web/features/content/key-figures.tsx';
import { LegalPage } from '#web/features/content/legal-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';

export const handle = withTexts('content');
export const clientMiddleware = [fetchTexts('content')];

/** The promises of the text below, as figures. */
const FIGURES = [
  ['0', 'trackers'],
  ['4', 'cookies'],
  ['14', 'unconfirmed'],
  ['30', 'drafts'],
] as const;

export default function PrivacyPolicy() {
  const t = useT();
  return (
    <LegalPage name="privacy" email={CONTACT.privacy}>
      <KeyFigures
        label={t('content:privacy.in_short')}
        items={FIGURES.map(([figure, name]) => ({ figure, text: t(`content:privacy.figure.${name}`) }))}
      />
    </LegalPage>
  );
}
