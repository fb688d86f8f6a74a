import { useT } from './texts.tsx';

export interface PageHeadProps {
  /** Without it the product's name and line are the title (home). */
  title?: string;
  description?: string;
  noindex?: boolean;
  /** JSON-LD: public fields only (UX rule 56). */
  data?: Record<string, unknown>;
}

/** Title, description and structured data of a page. React moves them into the head. */
export function PageHead({ title, description, noindex, data }: PageHeadProps) {
  const t = useT();
  const full = title
    ? t('shell:page_title', { page: title })
    : `${t('shell:product.name')} – ${t('shell:product.tagline')}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title ?? full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {data && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped, so that no text can close the script
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
