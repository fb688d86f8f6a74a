import type { LucideIcon } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export interface ViewOption {
  to: string;
  label: string;
  icon: LucideIcon;
  current?: boolean;
}

/** Cards or table, as links: the view is part of the address. */
export function ViewSwitch({ label, options }: { label: string; options: readonly ViewOption[] }) {
  return (
    <nav className="seg" aria-label={label}>
      {options.map((option) => (
        <AppLink
          key={option.to}
          to={option.to}
          aria-label={option.label}
          title={option.label}
          aria-current={option.current ? 'true' : undefined}
          keepScroll
        >
          <Icon of={option.icon} />
        </AppLink>
      ))}
    </nav>
  );
}
