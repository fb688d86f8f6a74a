import { listChanges, type TextPart, wordChanges } from '#shared/format/word-changes.ts';
import { KHMER_ANY } from '#shared/khmer/fold.ts';
import { Diff, type DiffProps } from './diff.tsx';
import { useHydrated } from './hydrated.ts';

export interface TextDiffProps extends Omit<DiffProps, 'was' | 'now'> {
  /** One text an entry, as people read it; empty when there was nothing. */
  was: readonly string[];
  now: readonly string[];
}

/**
 * An old and a new text with the words that changed marked, or two lists with the entries that came or went. Words of
 * Khmer are found by the engine, which may differ between server and browser: they are marked once the page is awake.
 */
export function TextDiff({ was, now, ...diff }: TextDiffProps) {
  const awake = useHydrated();
  if (was.length > 1 || now.length > 1) {
    const entries = listChanges(was, now);
    return <Diff {...diff} was={entriesOf(entries.was)} now={entriesOf(entries.now)} />;
  }
  const [[old = ''], [fresh = '']] = [was, now];
  const marks = old && fresh && (awake || !KHMER_ANY.test(old + fresh)) ? wordChanges(old, fresh) : null;
  if (marks) return <Diff {...diff} was={wordsOf(marks.was)} now={wordsOf(marks.now)} />;
  return <Diff {...diff} was={old || null} now={fresh || null} />;
}

function wordsOf(parts: readonly TextPart[]) {
  return (
    <span className="diff-marked">
      {parts.map(({ text, changed }, at) => (changed ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}

function entriesOf(entries: readonly TextPart[]) {
  if (entries.length === 0) return null;
  return (
    <span className="diff-marked">
      {entries.map(({ text, changed }, at) => (
        <span key={at} className="block">
          {changed ? <mark>{text}</mark> : text}
        </span>
      ))}
    </span>
  );
}
