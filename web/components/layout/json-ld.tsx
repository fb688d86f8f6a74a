import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** Structured data for search engines: public fields only. `<` is escaped, so that no text can close the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const __html = withoutLineBreaks(JSON.stringify(data)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
