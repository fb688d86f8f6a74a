import { entryChanges, listChanges, type TextPart, wordChanges } from '#shared/format/word-changes.ts';
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
    const isKhmer = KHMER_ANY.test(was.join('') + now.join(''));
    const whole = listChanges(was, now);
    const entries =
      awake || !isKhmer
        ? entryChanges(was, now)
        : { was: whole.was.map((one) => [one]), now: whole.now.map((one) => [one]) };
    return <Diff {...diff} was={entriesOf(entries.was)} now={entriesOf(entries.now)} />;
  }
  const [[old = ''], [fresh = '']] = [was, now];
  const marks = old && fresh && (awake || !KHMER_ANY.test(old + fresh)) ? wordChanges(old, fresh) : null;
  if (marks) return <Diff {...diff} was={wordsOf(marks.was)} now={wordsOf(marks.now)} />;
  return <Diff {...diff} was={old || null} now={fresh || null} />;
}

function wordsOf(parts: readonly TextPart[]) {
  return <span className="diff-marked">{marked(parts)}</span>;
}

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, changed }, at) => (changed ? <mark key={at}>{text}</mark> : text));

function entriesOf(entries: readonly (readonly TextPart[])[]) {
  if (entries.length === 0) return null;
  return (
    <span className="diff-marked">
      {entries.map((parts, at) => (
        <span key={at} className="block">
          {marked(parts)}
        </span>
      ))}
    </span>
  );
}
