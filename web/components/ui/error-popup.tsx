import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Popup } from './popup.tsx';

export interface ErrorPopupProps {
  open: boolean;
  onClose: () => void;
  /** The server's message; without one the status code. */
  message?: string;
  status?: number;
  /** `title` is "Error". */
  texts: { title: string; close: string };
}

/** Says what failed and stays until it is closed. */
export function ErrorPopup({ open, onClose, message, status = 500, texts }: ErrorPopupProps) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      icon={<Icon of={CircleAlert} size="l" className="t-error" />}
      title={texts.title}
      text={message || String(status)}
      actions={
        <Button look="ink" onClick={onClose}>
          {texts.close}
        </Button>
      }
    />
  );
}
