import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** "Menu", names the drawer. */
  title: string;
  closeLabel: string;
  /** Brand and language, left of the close button. */
  head: ReactNode;
  /** Who is signed in, then the navigation (`.drawer-me`, `.drawer-nav`). */
  children: ReactNode;
  /** Log out, or sign in. */
  foot?: ReactNode;
}

/** The navigation on small screens: full-height ink from the right. Heavy: load it when it is first opened. */
export function Drawer({ open, onClose, title, closeLabel, head, children, foot }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className="drawer on-ink">
          <Base.Title className="sr-only">{title}</Base.Title>
          <div className="drawer-head">
            {head}
            <Base.Close
              render={
                <IconButton label={closeLabel}>
                  <Icon of={X} size="l" />
                </IconButton>
              }
            />
          </div>
          {children}
          {foot && <div className="drawer-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
