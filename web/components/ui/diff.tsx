import './diff.css';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface DiffProps {
  /** Null when there was nothing before. */
  was: ReactNode;
  /** Null when it was taken away. */
  now: ReactNode;
  texts: { was: string; now: string };
  /** Language of the values. */
  lang?: string;
  /** The message this change answers. */
  answer?: string;
}

/** An old and a new value, one under the other. Khmer is never struck through: the line would hide its marks. */
export function Diff({ was, now, texts, lang, answer }: DiffProps) {
  return (
    <div className="diff">
      {was !== null && (
        <del>
          <b className="diff-word">{texts.was}</b>
          <span lang={lang}>{was}</span>
        </del>
      )}
      {now !== null && (
        <ins>
          <b className="diff-word">{texts.now}</b>
          <span lang={lang}>{now}</span>
        </ins>
      )}
      {answer && (
        <p className="diff-answer">
          <Icon of={CornerDownRight} size="s" />
          <span>{answer}</span>
        </p>
      )}
    </div>
  );
}
