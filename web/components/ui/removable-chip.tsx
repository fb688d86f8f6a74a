import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export interface RemovableChipProps {
  /** The address without this filter. */
  to: string;
  /** "Remove filter", read out before the name. */
  removeText: string;
  children: ReactNode;
  lang?: string;
}

/** A chosen filter; following it takes the filter away. */
export function RemovableChip({ to, removeText, children, lang }: RemovableChipProps) {
  return (
    <AppLink to={to} className="chip chip-x" keepScroll>
      <span className="sr-only">{removeText} </span>
      <span lang={lang}>{children}</span>
      <Icon of={X} size="s" />
    </AppLink>
  );
}
