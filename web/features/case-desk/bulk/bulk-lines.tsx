import './bulk-lines.css';
import { useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import { formatTime } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { bulkRecordTo } from './bulk-paths.ts';

const SECOND_MS = 1_000;
/** The job takes a moment once the hold is over. */
const SETTLE_MS = 3_000;

/** Decisions on many cases that wait, each with its time left and the way to take it back; and those just done. */
export function BulkLines({ bulk, viewerId }: { bulk: readonly BulkDecision[]; viewerId: string }) {
  const t = useT();
  if (bulk.length === 0) return null;
  return (
    <section aria-label={t('bulk:waiting.title')}>
      {bulk.map((one) => (
        <BulkLine key={one.id} bulk={one} viewerId={viewerId} />
      ))}
    </section>
  );
}

function BulkLine({ bulk, viewerId }: { bulk: BulkDecision; viewerId: string }) {
  const t = useT();
  const fetcher = useFetcher();
  const count = bulk.counts.all;
  const name = bulk.actor ? staffName(bulk.actor, t.language).text : t('bulk:waiting.somebody');
  const isMine = bulk.actor?.id === viewerId;
  const what = isMine
    ? t(`bulk:waiting.you_${bulk.verb}`, { count })
    : t(`bulk:waiting.${bulk.verb}`, { name, count });
  return (
    <fetcher.Form method="post" action={bulkRecordTo(bulk.id)} className="bulk-line">
      <p>
        <b className="t-ink">{what}</b> {bulk.state === 'proposed' && t('bulk:waiting.proposed')}
        {bulk.state === 'waiting' && <TimeLeft until={bulk.run_at} />}
        {bulk.state === 'done' &&
          t('bulk:waiting.done', { count: bulk.counts.done, skipped: bulk.counts.skipped })}
      </p>
      <AppLink to={bulkRecordTo(bulk.id)} className="link t-small">
        {t('bulk:waiting.look')}
      </AppLink>
      {bulk.can.agree && (
        <Button type="submit" name="intent" value="agree" size="s" loading={fetcher.state !== 'idle'}>
          {t('bulk:waiting.agree')}
        </Button>
      )}
      {bulk.can.cancel && (
        <Button
          type="submit"
          name="intent"
          value="cancel"
          look="line"
          size="s"
          loading={fetcher.state !== 'idle'}
        >
          {bulk.can.agree ? t('bulk:waiting.disagree') : t('bulk:waiting.undo')}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** "in 9:58"; the moment itself where there is no script. Once it is over the page is read again. */
export function TimeLeft({ until }: { until: string }) {
  const t = useT();
  const scripted = useHydrated();
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) {
      const again = setTimeout(() => void revalidate(), SETTLE_MS);
      return () => clearTimeout(again);
    }
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, revalidate]);
  if (!scripted) return <time dateTime={until}>{t('bulk:waiting.at', { time: formatTime(until) })}</time>;
  const seconds = Math.ceil(left / SECOND_MS);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <time dateTime={until}>{isOver ? t('bulk:waiting.now') : t('bulk:waiting.in', { time })}</time>;
}
