import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { PopupContent } from './popup-content.tsx';

export interface PopupProps {
  open: boolean;
  /** Absent: nothing but the work itself ends the popup. */
  onClose?: () => void;
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** The shell of the four popups: icon, title, one sentence, actions, left-aligned. The veil does not close it. */
export function Popup({ open, onClose, icon, title, text, actions }: PopupProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Viewport className="overlay">
          <AlertDialog.Popup className="dialog popup">
            <PopupContent
              icon={icon}
              title={<AlertDialog.Title className="t-h2">{title}</AlertDialog.Title>}
              text={text && <AlertDialog.Description className="t-2">{text}</AlertDialog.Description>}
              actions={actions}
            />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
