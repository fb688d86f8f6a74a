import { plainText } from '../../search/plain-text.ts';

/** A rich text as lines of plain text: what two versions of it are compared by. Pictures and videos stand as their address. */
export function richLines(html: string): string {
  return html
    .replace(/<img\s[^<>]*?src="([^"<>]*)"[^<>]*?alt="([^"<>]*)"[^<>]*>/g, '[$1 $2]\n')
    .replace(/<figure\s[^<>]*?data-video="([^"<>]*)"[^<>]*><\/figure>/g, '[$1]\n')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)')
    .replace(/<br\s*\/?>|<\/(?:p|h2|h3|li|tr|blockquote)>/g, '$&\n')
    .split('\n')
    .map((line) => plainText(line))
    .filter((line) => line !== '')
    .join('\n');
}
