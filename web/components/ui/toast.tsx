import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastMessage } from './toast-store.ts';

const ICONS = { ok: CircleCheck, error: CircleAlert, info: CircleCheck } as const;

export interface ToastProps extends ToastMessage {
  closeLabel: string;
  onClose: () => void;
}

/** One message on ink: icon, words, at most one action, a way to close it. */
export function Toast({ text, tone = 'ok', lang, action, closeLabel, onClose }: ToastProps) {
  return (
    <div className={classNames('toast on-ink', tone !== 'ok' && `toast-${tone}`)} lang={lang}>
      <Icon of={ICONS[tone]} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.text}
        </button>
      )}
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon of={X} size="s" />
      </IconButton>
    </div>
  );
}
