import type { LocalText } from '#shared/i18n/local-name.ts';

/** Rich text without its first paragraph where that only repeats the summary the page shows above it. */
export function withoutLead(body: LocalText, summary: string): LocalText {
  const first = /^\s*<p>([\s\S]*?)<\/p>/.exec(body.text);
  if (!first || plain(first[1] ?? '') !== summary.trim()) return body;
  return { ...body, text: body.text.slice(first[0].length) };
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&quot;|&#34;/g, '"')
    .replaceAll(/&#39;|&#x27;|&apos;/gi, "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
