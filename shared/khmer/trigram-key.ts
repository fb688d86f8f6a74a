import { fold } from './fold.ts';

/**
 * The key for trigram similarity. To PostgreSQL coeng, shifters and signs end a word, so stacked Khmer
 * would be compared in fragments: coeng becomes x, a shifter y, and the other breaking signs go.
 */
export function trigramKey(text: string): string {
  return fold(text)
    .replaceAll('\u17D2', 'x')
    .replace(/[\u17C9\u17CA]/g, 'y')
    .replace(/[\u17CB-\u17D1]/g, '');
}
