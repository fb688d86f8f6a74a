import { PageBand } from '#web/components/layout/page-band.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What the page is for, on its pattern. */
export function ContactHead() {
  const t = useT();
  return (
    <PageBand seed="contact">
      <h1 className="t-d1">{t('contact:title')}</h1>
      <p className="page-band-lead">{t('contact:lead')}</p>
    </PageBand>
  );
}
