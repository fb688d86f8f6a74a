import {
  SHARE_PICTURE,
  type SharePicture,
  SITE_PICTURE,
  sharePicturePath,
} from '#shared/domain/share-picture.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { addressIn } from '#web/features/shell/addresses.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useTrueAddress } from '#web/features/shell/true-address.ts';
import { useT } from '#web/lib/texts.tsx';

export interface PageHeadProps {
  /** The page's own name; " – Phum" is added unless `whole`. */
  title: string;
  whole?: boolean;
  /** One or two sentences in the page's language. */
  description?: string;
  /** The record whose picture stands beside links shared elsewhere; that of the site without one. */
  picture?: SharePicture;
  type?: 'website' | 'article' | 'profile';
  /** `noindex` keeps a page out of search engines. */
  robots?: string;
}

const OG_LOCALE = { en: 'en_GB', km: 'km_KH' } as const;

/** Title and description of a page, for the tab, for search engines and for shared links. React moves it to the head. */
export function PageHead(props: PageHeadProps) {
  const t = useT();
  const { title, whole, description, robots } = props;
  return (
    <>
      <title>{whole ? title : t('shell:page_title', { page: title })}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {/* Who draws links to a page asks for it anew: readers do not carry what is for those alone. */}
      {import.meta.env.SSR && <LinkHead {...props} />}
    </>
  );
}

function LinkHead({ title, description, type = 'website', picture = SITE_PICTURE }: PageHeadProps) {
  const t = useT();
  const page = useTrueAddress();
  const shell = useShell();
  const origin = shell?.public_url ?? '';
  const look = shell?.content?.site.look ?? '';
  return (
    <>
      <meta property="og:site_name" content={t('shell:product.name')} />
      <meta property="og:type" content={type} />
      {/* What a shared link leads to: it names English too, which a browser may have another language in place of. */}
      {origin && (
        <meta property="og:url" content={inLanguage(addressIn(t.language, page, origin), t.language)} />
      )}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + sharePicturePath(picture, t.language, look)} />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={OG_LOCALE[t.language]} />
      <meta property="og:locale:alternate" content={OG_LOCALE[otherLanguage(t.language)]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
