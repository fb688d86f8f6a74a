import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface IconProps {
  /** Imported alone, so that only the icons in use are sent: `import Search from 'lucide-react/icons/search'`. */
  of: LucideIcon;
  /** `s` 16 px in text, `m` 20 px, `l` 24 px for menu and close. */
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A Lucide icon at the design's weight. Always beside a word, or inside a button that has a label; never read out. */
export function Icon({ of: Drawing, size = 'm', className }: IconProps) {
  return (
    <Drawing
      className={classNames('icon', size === 's' && 'icon-s', size === 'l' && 'icon-l', className)}
      aria-hidden="true"
      focusable="false"
    />
  );
}
