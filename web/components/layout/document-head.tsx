import type { Language } from '#shared/i18n/languages.ts';
import { addressIn, alternates, type PageAddress } from '#web/features/shell/addresses.ts';

/** Colour of the browser's own frame: the bar's ink. */
const FRAME_COLOUR = '#0b0b0c';

export interface DocumentHeadProps {
  language: Language;
  /** The font file of the page's script, fetched before the style sheet asks for it. */
  font: string;
  page: PageAddress;
  publicUrl: string | null;
}

/** What stands in the head of every page, whatever it shows. */
export function DocumentHead({ language, font, page, publicUrl }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={FRAME_COLOUR} />
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
      {publicUrl !== null && (
        <>
          <link rel="canonical" href={addressIn(language, page, publicUrl)} />
          {alternates(page, publicUrl).map(({ lang, href }) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={href} />
          ))}
        </>
      )}
    </>
  );
}
