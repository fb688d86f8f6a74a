import type { ReactNode } from 'react';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Loom } from '../krama/loom.tsx';

export interface EmptyStateProps {
  /** What happened, in one line. */
  title: string;
  text?: string;
  /** The nearest ways out, as buttons; the first is the main one. */
  actions?: ReactNode;
  category?: KramaCategory;
  /** 1 where it is the whole page, 2 in a page, 3 in a section. */
  level?: 1 | 2 | 3;
  /** In a panel of its own. */
  boxed?: boolean;
}

/** Nothing here yet: a loom with its first rows, one line, the nearest way out. */
export function EmptyState({
  title,
  text,
  actions,
  category = 'neutral',
  level = 2,
  boxed,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={boxed ? 'panel empty' : 'empty'}>
      <Loom seed={title} category={category} />
      <Title className="t-h3">{title}</Title>
      {text && <p>{text}</p>}
      {actions && <div className="btn-row">{actions}</div>}
    </div>
  );
}
