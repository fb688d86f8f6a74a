import { useEffect } from 'react';
import { Form, useNavigationType } from 'react-router';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { HoldToast } from '../../desk/hold/hold-toast.tsx';
import type { LastDecision } from './load-done.ts';

export interface DoneLineProps {
  last: LastDecision;
  /** The server's clock when it made the page. */
  now: string;
  /** The query of the queue, for links. */
  queue: string;
}

/** The decision just taken: what it was, how long it can still be undone, the way to it. */
export function DoneLine({ last, now, queue }: DoneLineProps) {
  const t = useT();
  const arrival = useNavigationType();
  const record = recordTo({ id: last.id, queue });

  // The form that decides keeps its place on the page; what comes after a decision begins at its top.
  useEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [arrival]);

  return (
    <HoldToast
      done={t(`desk:done.${last.status}`, { name: localName(last, t.language).text })}
      until={last.undo_until}
      now={now}
      rest={(left) => (left === 0 ? t('desk:done.left') : t('desk:done.leaves', { count: left }))}
      undo={
        <Form method="post" action={record} className="contents">
          <input type="hidden" name="version" value={last.version} />
          <button type="submit" name="intent" value="undo" className="toast-act">
            {t('desk:done.undo')}
          </button>
        </Form>
      }
      after={
        <AppLink className="toast-act" to={record}>
          {t('desk:done.open')}
        </AppLink>
      }
    />
  );
}
