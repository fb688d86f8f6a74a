import type { LocalText } from '#shared/i18n/local-name.ts';

/** Rich text of a publication. The API has sanitised it: only structure and links are left in it. */
export function RichText({ content }: { content: LocalText }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write and on read
  return <div className="prose" lang={content.lang} dangerouslySetInnerHTML={{ __html: content.text }} />;
}
