import type { NotificationKind, NotificationParams } from '#shared/domain/notification.ts';
import { pagePath, publicationPath } from '../../../addresses/page-path.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { notification } from '../../schema/notification.ts';
import type { Account } from './build-context.ts';
import type { EventRow, ProgramRow } from './build-publications.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';

export type NotificationRow = typeof notification.$inferInsert;

/** What the notices of the demo data are about. */
export interface NoticeSources {
  members: readonly Account[];
  records: readonly StakeholderInput[];
  programs: readonly ProgramRow[];
  events: readonly EventRow[];
}

/** Days before its date on which something is called to mind, and how many of each a person gets. */
const PROGRAM_DAYS = 14;
const EVENT_DAYS = 21;
const MOST_REMINDERS = 2;

/** What the demo members who look after a page were told: its approval, and what is about to close or to begin. */
export function buildNotifications(sources: NoticeSources, calendar: DemoCalendar): NotificationRow[] {
  return sources.members.flatMap(({ id }) => {
    const own = sources.records.filter((one) => one.members?.some(({ person_id }) => person_id === id));
    return own.length > 0 ? [...own.map(approval(id, calendar)), ...reminders(id, sources, calendar)] : [];
  });
}

const approval =
  (person_id: string, { at }: DemoCalendar) =>
  (record: StakeholderInput): NotificationRow =>
    row(person_id, 'review_approved', {
      params: namesOf(record.name, record.name_kh),
      object_id: record.id!,
      link: pagePath({
        ...record,
        id: record.id!,
        type_slug: record.type_slug ?? null,
        name_kh: record.name_kh ?? '',
      }),
      created_at: at(-12, '15:20'),
      read_at: at(-12, '18:05'),
    });

function reminders(person_id: string, { programs, events }: NoticeSources, calendar: DemoCalendar) {
  const { at, hoursAgo } = calendar;
  const soon = <T>(list: readonly T[], dateOf: (one: T) => Date | null | undefined, days: number) =>
    list
      .filter((one) => {
        const date = dateOf(one);
        return date && date > at(1, '00:00') && date < at(days, '00:00');
      })
      .sort((a, b) => Number(dateOf(a)) - Number(dateOf(b)))
      .slice(0, MOST_REMINDERS);
  return [
    ...soon(programs, (one) => one.closes_at, PROGRAM_DAYS).map((one, index) =>
      row(person_id, 'program_deadline', {
        params: { ...namesOf(one.title, one.title_kh), date: one.closes_at!.toISOString() },
        object_id: one.id,
        link: publicationPath('program', { ...one, title_kh: one.title_kh ?? '' }),
        created_at: index === 0 ? hoursAgo(3) : at(-2, '07:00'),
      }),
    ),
    ...soon(events, (one) => one.starts_at, EVENT_DAYS).map((one, index) =>
      row(person_id, 'event_reminder', {
        params: { ...namesOf(one.title, one.title_kh), date: one.starts_at.toISOString() },
        object_id: one.id,
        link: publicationPath('event', { ...one, title_kh: one.title_kh ?? '' }),
        created_at: at(-3 - index, '07:00'),
        read_at: at(-3 - index, '12:30'),
      }),
    ),
  ];
}

function row<K extends NotificationKind>(
  person_id: string,
  kind: K,
  rest: Omit<NotificationRow, 'person_id' | 'kind' | 'params'> & {
    params: NotificationParams[K];
    object_id: string;
  },
): NotificationRow {
  const params = rest.params as unknown as Record<string, string>;
  return { id: demoId('notification', person_id, kind, rest.object_id), person_id, kind, ...rest, params };
}

const namesOf = (name: string, name_kh: string | null | undefined) => ({
  name,
  ...(name_kh ? { name_kh } : {}),
});
