import { addDays, calendarDate, type Moment } from '../format/calendar.ts';
import { answerBy } from './listing/answer-by.ts';

/** One decision of the desk, with when the request had come in. */
export interface DeskDecision {
  kind: string;
  verb: 'approve' | 'return' | 'reject';
  actor_id: string | null;
  sent_at: Date;
  decided_at: Date;
}

const HOUR_MS = 3_600_000;

/** Between two values in proportion, as `percentile_cont` does; null of nothing. */
export function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + ((sorted[below + 1] ?? low) - low) * (at - below);
}

/** The Monday of the week of a moment, by the zone of the country. */
export function weekOf(moment: Moment): string {
  const day = calendarDate(moment);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export interface WaitingFigures {
  decided: number;
  approved: number;
  returned: number;
  rejected: number;
  median_hours: number | null;
  p90_hours: number | null;
  /** Decisions by the promised day, in percent. */
  kept_percent: number | null;
}

const round = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** What some decisions come to. */
export function figuresOf(decisions: readonly DeskDecision[]): WaitingFigures {
  const hours = decisions.map(
    ({ sent_at, decided_at }) => (decided_at.getTime() - sent_at.getTime()) / HOUR_MS,
  );
  const kept = decisions.filter(
    ({ sent_at, decided_at }) => calendarDate(decided_at) <= answerBy(sent_at),
  ).length;
  const of = (verb: DeskDecision['verb']) => decisions.filter((one) => one.verb === verb).length;
  return {
    decided: decisions.length,
    approved: of('approve'),
    returned: of('return'),
    rejected: of('reject'),
    median_hours: round(percentile(hours, 0.5)),
    p90_hours: round(percentile(hours, 0.9)),
    kept_percent: decisions.length === 0 ? null : Math.round((kept / decisions.length) * 100),
  };
}
