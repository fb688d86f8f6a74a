import { formatDate, machineTime } from '#shared/format/dates.ts';
import { waitingTime } from '#shared/format/durations.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { STATUS_TONES, Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { useKindName } from '../kind-name.ts';
import type { QueueRow } from './queue-state.ts';
import { promiseOf, WAITING_THREADS, waitingThreads } from './waiting.ts';

/** Pattern and name in both scripts; the link is where the keys stand. */
export function NameCell({ row, to }: { row: QueueRow; to: string }) {
  const t = useT();
  const name = localName(row, t.language);
  const other = otherName(row, t.language);
  return (
    <div className="cell-name">
      <Swatch seed={row.id} category={kramaOf(row.kind)} size={40} />
      <AppLink to={to} data-row-link="">
        <span className="strong block" lang={name.lang}>
          {name.text}
        </span>
        <OtherName name={other} className="cell-alt" as="span" />
      </AppLink>
    </div>
  );
}

export function KindCell({ row }: { row: QueueRow }) {
  const kindName = useKindName();
  return (
    <span className="desk-kind">
      {kindName(row)}
      <span lang="en">{row.reference}</span>
    </span>
  );
}

/** Since when it waits for somebody, in threads and in words; for what is over, the day. */
export function WaitingCell({ row, now }: { row: QueueRow; now: string }) {
  const t = useT();
  const since = row.waiting_since;
  if (row.turn === null) return <time dateTime={machineTime(since)}>{formatDate(t.language, since)}</time>;
  const promise = row.turn === 'desk' ? promiseOf(row.answer_by, now) : null;
  const late = row.overdue || promise === 'late';
  const hot = late || promise === 'today';
  return (
    <span className="desk-wait">
      <Fringe left={waitingThreads(since, now)} total={WAITING_THREADS} hot={hot} />
      <span>
        <time dateTime={machineTime(since)}>{waitingTime(t, since, now)}</time>
        {hot && <span className="desk-hot">{t(late ? 'desk:queue.late' : 'desk:queue.due_today')}</span>}
      </span>
    </span>
  );
}

const FLAG_TONES: Readonly<Record<QueueRow['flags'][number], TagTone>> = {
  resubmitted: 'warn',
  duplicate: 'error',
  domain_match: 'idle',
  women_led: 'idle',
  one_language: 'info',
};

/** The status, unless it is simply being reviewed, and what there is to notice. */
export function FlagsCell({ row }: { row: QueueRow }) {
  const t = useT();
  return (
    <span className="desk-tags">
      {row.status !== 'reviewing' && (
        <Tag tone={STATUS_TONES[row.status] ?? 'idle'}>{t(`review:status.${row.status}`)}</Tag>
      )}
      {row.flags.map((flag) => (
        <Tag key={flag} tone={FLAG_TONES[flag]}>
          {t(`review:flag.${flag}`)}
        </Tag>
      ))}
    </span>
  );
}
