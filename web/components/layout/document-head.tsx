import type { Language } from '#shared/i18n/languages.ts';
import { addressIn, alternates, type PageAddress } from '#web/features/shell/addresses.ts';

export interface DocumentHeadProps {
  language: Language;
  /** The font file of the page's script, fetched before the style sheet asks for it. */
  font: string;
  page: PageAddress;
  publicUrl: string | null;
  /** Colour of the browser's own frame. */
  frame: string | undefined;
}

interface Address {
  /** None of the one true address. */
  lang: string;
  href: string;
}

/** What a browser was sent with its first page, as it was written. */
const readSent = () => ({
  pathname: location.pathname,
  addresses: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical],link[hreflang]')].map(
    ({ hreflang, href }): Address => ({ lang: hreflang, href }),
  ),
});
let sent: ReturnType<typeof readSent> | undefined;

/**
 * The true address of a page and those in each language, worked out on the server. A browser goes on with those it was sent
 * and leaves them out on other pages: who reads them asks for each page anew, and readers carry no rules for them.
 */
function addressesOf(language: Language, page: PageAddress, publicUrl: string | null): Address[] {
  if (import.meta.env.SSR) {
    if (publicUrl === null) return [];
    return [{ lang: '', href: addressIn(language, page, publicUrl) }, ...alternates(page, publicUrl)];
  }
  sent ??= readSent();
  return page.pathname === sent.pathname ? sent.addresses : [];
}

/** What stands in the head of every page, whatever it shows. */
export function DocumentHead({ language, font, page, publicUrl, frame }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {frame && <meta name="theme-color" content={frame} />}
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
      {addressesOf(language, page, publicUrl).map(({ lang, href }) =>
        lang ? (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ) : (
          <link key="canonical" rel="canonical" href={href} />
        ),
      )}
    </>
  );
}
