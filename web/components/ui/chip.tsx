import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

export interface ChipProps {
  children: ReactNode;
  /** A chip that chooses is a link; without it the chip is plain text. */
  to?: string;
  chosen?: boolean;
  count?: string;
  lang?: string;
}

/** A choice or a property in a pill. Chosen is ink. */
export function Chip({ children, to, chosen, count, lang }: ChipProps) {
  const content = (
    <>
      {children}
      {count !== undefined && <span className="n">{count}</span>}
    </>
  );
  if (!to) {
    return (
      <span className="chip" lang={lang}>
        {content}
      </span>
    );
  }
  return (
    <AppLink to={to} className="chip" aria-current={chosen ? 'true' : undefined} lang={lang} keepScroll>
      {content}
    </AppLink>
  );
}
