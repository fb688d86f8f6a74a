import { clusters, khmerWords } from '#shared/khmer/clusters.ts';
import { HOUSE_WORDS } from '#shared/khmer/house-words.ts';
import { lineWords } from '#shared/khmer/line-breaks.ts';
import { isKnownWord } from '#shared/khmer/word-starts.ts';

const KHMER_RUN = /[\u1780-\u17D3\u17DD]+/g;

/**
 * Markup of a text that is printed, whose lines end between Khmer words as on the site (ADR 19). Here elements say where:
 * marks would stay in what is copied from a PDF, searched in it and read out. Each element is one more in the structure of
 * the file, so only words that an engine cuts have one.
 */
export const inLines = (markup: string): string => markup.replace(KHMER_RUN, runInLines);

/** So many signs stand on the first line of every text, the largest heading included. */
const FIRST_LINE = 40;

function runInLines(run: string, start: number): string {
  let at = 0;
  const cuts = khmerWords(run).map((word) => (at += word.length));
  let end = 0;
  return lineWords(run)
    .map((word) => {
      const from = end;
      end += word.length;
      if (start + end < FIRST_LINE) return word;
      const isCut = cuts.some((cut) => cut > from && cut < end) || isCutElsewhere(word);
      const whole = isCut ? `<span>${word}</span>` : word;
      return from === 0 || cuts.includes(from) ? whole : `<wbr>${whole}`;
    })
    .join('');
}

/** Words of the house that are two others in a row: whether they are cut hangs on the dictionary of the engine. */
const isCutElsewhere = (word: string) =>
  HOUSE_WORDS.has(word) &&
  clusters(word).some((_, at, parts) => {
    const [before, after] = [parts.slice(0, at).join(''), parts.slice(at).join('')];
    return at > 0 && isKnownWord(before) && isKnownWord(after);
  });
