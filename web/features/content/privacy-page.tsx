import { useT } from '#web/lib/texts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LegalPage } from './legal-page.tsx';
import type { ContentPage } from './sections.ts';

/** What the program itself promises, as figures: they are kept by it, whatever the text below says. */
const FIGURES = [
  ['0', 'trackers'],
  ['4', 'cookies'],
  ['14', 'unconfirmed'],
  ['30', 'drafts'],
] as const;

/** The privacy policy. */
export function PrivacyPage({ page }: { page: ContentPage }) {
  const t = useT();
  return (
    <LegalPage page={page} name="privacy" answers="privacy_email">
      <KeyFigures
        label={t('content:privacy.in_short')}
        items={FIGURES.map(([figure, name]) => ({ figure, text: t(`content:privacy.figure.${name}`) }))}
      />
    </LegalPage>
  );
}
