import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { SUCCESS_POPUP_MS } from '#shared/constants.ts';
import { Icon } from './icon.tsx';
import { Popup } from './popup.tsx';

export interface SuccessPopupProps {
  open: boolean;
  onClose: () => void;
  /** `title` is "Success". */
  texts: { title: string };
}

/** Confirms and goes by itself after 1000 ms; what was done is said by the line that stays on the page, once. */
export function SuccessPopup({ open, onClose, texts }: SuccessPopupProps) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, SUCCESS_POPUP_MS);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Popup
      open={open}
      onClose={onClose}
      icon={<Icon of={CircleCheck} size="l" className="t-ok" />}
      title={texts.title}
    />
  );
}
