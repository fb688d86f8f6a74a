import './hold-toast.css';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { Bar } from '#web/components/ui/measure-bar.tsx';
import { useDeskKeys } from '#web/features/desk/keys/use-desk-keys.ts';
import { without } from '#web/features/shell/addresses.ts';
import { useT } from '#web/lib/texts.tsx';
import { useSecondsLeft } from './hold-clock.ts';

/** How long the line stays once nothing can be undone any more. */
const SHOWN_MS = 8000;
/** Widest meter, one thread of 4 px a second. */
const MOST_THREADS = 60;

export interface HoldToastProps {
  /** What was done; read out when it comes. */
  done: string;
  /** Until when it can be undone; null: not any more. */
  until: string | null;
  /** The server's clock when it made the page. */
  now: string;
  /** What is said of the time that is left, and of none. */
  rest: (left: number) => string;
  /** The button that undoes it. */
  undo: ReactNode;
  /** What stands there once it cannot be undone any more. */
  after?: ReactNode;
}

/** What was just done, how long it can still be undone, and the way to do so. */
export function HoldToast({ done, until, now, rest, undo, after }: HoldToastProps) {
  const t = useT();
  const location = useLocation();
  const left = useSecondsLeft(until ?? now, now);
  const [hidden, setHidden] = useState(false);
  const [spoken, setSpoken] = useState('');
  const isOver = left === 0;
  const box = useRef<HTMLElement>(null);
  useDeskKeys({
    undo() {
      const button = isOver ? null : box.current?.querySelector<HTMLButtonElement>('button.toast-act');
      if (!button) return false;
      button.click();
    },
  });

  // A live region speaks when its text changes, not when it comes with it.
  useEffect(() => setSpoken(done), [done]);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setHidden(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {!hidden && (
        <section ref={box} className="toaster desk-done" aria-label={t('desk:done.label')}>
          <div className="toast on-ink">
            <Icon of={CircleCheck} />
            <p>
              {done} {rest(left)}
            </p>
            {isOver ? after : undo}
            <IconLink
              to={without('done', location)}
              label={t('desk:done.close')}
              keepScroll
              onClick={(event) => {
                event.preventDefault();
                setHidden(true);
              }}
            >
              <Icon of={X} size="s" />
            </IconLink>
          </div>
          <Bar className="desk-done-threads" width={Math.min(left, MOST_THREADS) * 4} />
        </section>
      )}
    </>
  );
}
