import type { ReactNode } from 'react';

export interface TurnLineProps {
  /** "1 of 3" */
  figure: string;
  /** "fixed" */
  word: string;
  done: number;
  total: number;
  /** Whose turn it is and since when. */
  children: ReactNode;
}

/** How much of a returned item is done, and whose turn it is. */
export function TurnLine({ figure, word, done, total, children }: TurnLineProps) {
  return (
    <div className="turn">
      <p>
        <b className="turn-figure">{figure}</b>
        {word}
      </p>
      <div className="turn-threads" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <span key={i} className={i < done ? 'threads-on' : 'threads'} />
        ))}
      </div>
      <div className="t-small t-2">{children}</div>
    </div>
  );
}
