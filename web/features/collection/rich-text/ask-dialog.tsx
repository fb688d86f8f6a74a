import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface AskDialogProps {
  title: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Another thing to do: take a link away. */
  also?: { text: string; run: () => void };
  children: ReactNode;
}

/** A small question over the form. No form of its own: it lies within the record's, and Enter must not send that. */
export function AskDialog({ title, confirm, busy, onConfirm, onClose, also, children }: AskDialogProps) {
  const t = useT();
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'file')
      return;
    event.preventDefault();
    onConfirm();
  }
  return (
    <Dialog open onClose={onClose} title={title} showTitle closeLabel={t('common:action.close')}>
      {/* What is typed here is not yet part of the record. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter and input from the form around */}
      <div
        className="rich-ask"
        onKeyDown={press}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => event.stopPropagation()}
        onBlur={(event) => event.stopPropagation()}
      >
        {children}
        <div className="btn-row justify-end">
          {also && (
            <Button look="bare" className="mr-auto" onClick={also.run}>
              {also.text}
            </Button>
          )}
          <Button look="line" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="ink" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
