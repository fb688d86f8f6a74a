import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Form, useLocation, useNavigationType } from 'react-router';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { without } from '#web/features/shell/addresses.ts';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../frame/record-to.ts';
import { useSecondsLeft } from './hold-clock.ts';
import type { LastDecision } from './load-done.ts';

/** How long the line stays once nothing can be undone any more. */
const SHOWN_MS = 8000;
/** Widest meter, one thread of 4 px a second. */
const MOST_THREADS = 60;

export interface DoneLineProps {
  last: LastDecision;
  /** The server's clock when it made the page. */
  now: string;
  /** The query of the queue, for links. */
  queue: string;
}

/** The decision just taken: what it was, how long it can still be undone, the way to it (UX rule 36). */
export function DoneLine({ last, now, queue }: DoneLineProps) {
  const t = useT();
  const location = useLocation();
  const arrival = useNavigationType();
  const left = useSecondsLeft(last.undo_until ?? now, now);
  const [hidden, setHidden] = useState(false);
  const [spoken, setSpoken] = useState('');
  const done = t(`desk:done.${last.status}`, { name: localName(last, t.language).text });
  const record = recordTo({ id: last.id, queue });
  const isOver = left === 0;

  // The form that decides keeps its place on the page; what comes after a decision begins at its top.
  useEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [arrival]);
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
        <section className="toaster desk-done" aria-label={t('desk:done.label')}>
          <div className="toast on-ink">
            <Icon of={CircleCheck} />
            <p>
              {done} {isOver ? t('desk:done.left') : t('desk:done.leaves', { count: left })}
            </p>
            {isOver ? (
              <AppLink className="toast-act" to={record}>
                {t('desk:done.open')}
              </AppLink>
            ) : (
              <Form method="post" action={record} className="contents">
                <input type="hidden" name="version" value={last.version} />
                <button type="submit" name="intent" value="undo" className="toast-act">
                  {t('desk:done.undo')}
                </button>
              </Form>
            )}
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
          <span
            className="desk-done-threads"
            style={{ width: Math.min(left, MOST_THREADS) * 4 }}
            aria-hidden="true"
          />
        </section>
      )}
    </>
  );
}
