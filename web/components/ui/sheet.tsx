import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight: clear, and "Show 169 startups". */
  foot?: ReactNode;
}

/** A full-height sheet on phones, for filters. Heavy: load it when it is first opened. */
export function Sheet({ open, onClose, title, closeLabel, children, foot }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className="sheet">
          <div className="sheet-head">
            <Base.Title className="t-h3">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={closeLabel}>
                  <Icon of={X} size="l" />
                </IconButton>
              }
            />
          </div>
          <div className="sheet-body">{children}</div>
          {foot && <div className="sheet-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
