import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';

export const SideBody = serverDrawn(() =>
  import('./program-side-body.tsx').then((file) => file.ProgramSideBody),
);

/**
 * A program over the list (`/program?id=`). The server sends it open, so that it is read without a script; with one
 * it becomes a true dialog: what is behind it can be neither reached nor read, Escape leads back to the list.
 */
export function ProgramSidePanel({ program, back }: { program: ProgramDetail; back: string }) {
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const leave = () => void navigate(back, { preventScrollReset: true });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape (onCancel)
    <dialog
      ref={ref}
      open
      className="side-panel"
      // A press beside it asks to close as Escape does.
      {...{ closedby: 'any' }}
      aria-labelledby="opened-program"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // Browsers before 2025 do not know `closedby`.
      onClick={(event) => {
        if (!('closedBy' in HTMLDialogElement.prototype) && isBeside(event)) leave();
      }}
    >
      <SideBody program={program} back={back} />
    </dialog>
  );
}

/** Whether a press is on what lies behind the dialog: that counts as the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
