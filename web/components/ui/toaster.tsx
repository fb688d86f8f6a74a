import { useEffect, useState, useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS } from '#shared/constants.ts';
import { Toast } from './toast.tsx';
import { type ActiveToast, currentToasts, dismissToast, noToasts, subscribeToToasts } from './toast-store.ts';

export interface ToasterProps {
  /** "Messages", the name of the region. */
  label: string;
  closeLabel: string;
}

/** Place once in the root. Messages stay 5 s; hover and focus hold them. Errors are announced at once. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [held, setHeld] = useState(false);
  const urgent = toasts.filter((toast) => toast.tone === 'error');
  const calm = toasts.filter((toast) => toast.tone !== 'error');
  return (
    <section
      className="toaster"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="alert" className="contents">
        {urgent.map((toast) => (
          <TimedToast key={toast.id} toast={toast} held={held} closeLabel={closeLabel} />
        ))}
      </div>
      <div role="status" className="contents">
        {calm.map((toast) => (
          <TimedToast key={toast.id} toast={toast} held={held} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
}

/** Leaving a held message starts its time anew: whoever read it may still want to press its action. */
function TimedToast({ toast, held, closeLabel }: { toast: ActiveToast; held: boolean; closeLabel: string }) {
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.stays]);
  return <Toast {...toast} closeLabel={closeLabel} onClose={() => dismissToast(toast.id)} />;
}
