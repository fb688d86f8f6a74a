import type { LucideIcon } from 'lucide-react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Popup } from './popup.tsx';

export interface ConfirmPopupProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** Usual title "Are you sure?", usual text "You won't be able to revert this!" */
  texts: { title: string; text: string; cancel: string; confirm: string };
  /** Deletes something: the confirming button is red. */
  danger?: boolean;
  /** The confirmed work is under way. */
  loading?: boolean;
  /** Another icon, for questions that lose nothing (log out). */
  icon?: LucideIcon;
}

/** Asks before something that cannot be undone. */
export function ConfirmPopup({ open, onCancel, onConfirm, texts, danger, loading, icon }: ConfirmPopupProps) {
  return (
    <Popup
      open={open}
      onClose={onCancel}
      icon={<Icon of={icon ?? TriangleAlert} size="l" className={icon ? 't-ink' : 't-warn'} />}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button look="line" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button look={danger ? 'danger' : 'ink'} loading={loading} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  );
}
