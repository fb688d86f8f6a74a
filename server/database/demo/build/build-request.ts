import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { isSuggestionKind, submissionKindOf } from '#shared/domain/subject-kinds.ts';
import type { case_note } from '../../schema/case.ts';
import type { submission, submission_event, submission_message } from '../../schema/submission.ts';
import { SECTOR_NEIGHBOURS } from '../content/sectors.ts';
import type { RequestContent } from '../content/shapes.ts';
import type { BuildContext } from './build-context.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { createPicker, type Picker } from './picker.ts';
import { addressIn } from './reach.ts';

/** A request with its history; reference and flags are found when it is written. */
export interface DemoRequest {
  row: Omit<typeof submission.$inferInsert, 'reference'> & { id: string; payload: ListingValues };
  events: (typeof submission_event.$inferInsert)[];
  messages: (typeof submission_message.$inferInsert & { body_kh: string })[];
  notes: (typeof case_note.$inferInsert)[];
}

/** Hours from sending to a decision: most within two days, a few as long as the promise allows, one beyond it. */
const BEFORE_DECISION = [6, 11, 18, 20, 23, 26, 31, 44, 49, 68, 95, 190];
/** Hours between return and sending again. */
const BEFORE_MENDING = 26;

const DECISIONS = { returned: 'return', rejected: 'reject', approved: 'approve' } as const;

type DeskEvent = typeof submission_event.$inferInsert;

export function buildRequest(
  content: RequestContent,
  reviewers: readonly string[],
  context: BuildContext,
): DemoRequest {
  const { kind, status, round, waiting } = content;
  const { hoursAgo } = context.calendar;
  const id = demoId('submission', content.requester, ...Object.values(content.values).slice(0, 2).flat());
  const payload = valuesOf(content, context);
  const assignee_id = content.assignee === undefined ? null : reviewers[content.assignee]!;
  const history = historyOf(content, assignee_id ?? reviewers[0]!, payload, context.calendar);
  const events = history.map((event, index) => ({
    id: demoId(id, 'event', index),
    ...event,
    submission_id: id,
  }));
  const first = events[0]!.created_at!;
  const decided = status === 'reviewing' ? null : hoursAgo(waiting);
  return {
    row: {
      id,
      kind: submissionKindOf(kind),
      subject_kind: kind,
      type_slug: kind === 'other' ? String(content.values.type_slug) : null,
      ...(content.became
        ? { [kind === 'program' ? 'program_id' : 'event_id']: demoId(kind, content.became) }
        : {}),
      ...shownName(kind, payload),
      payload,
      status,
      round,
      version: events.length + 1,
      requester_name: content.requester,
      requester_email: content.email,
      requester_language: content.language,
      email_verified_at: first,
      assignee_id,
      assigned_at: assignee_id ? hoursAgo(Math.max(0.5, waiting - 1)) : null,
      submitted_at: events.findLast(({ verb }) => verb.endsWith('submit'))!.created_at!,
      waiting_since: hoursAgo(waiting),
      decided_at: decided,
      decided_by: decided && assignee_id,
      created_at: first,
      updated_at: hoursAgo(waiting),
    },
    events,
    messages: messagesOf(content, id, events, assignee_id),
    notes: content.note
      ? [
          {
            id: demoId(id, 'note'),
            case_kind: 'submission',
            case_id: id,
            author_id: assignee_id,
            body: content.note,
            created_at: hoursAgo(waiting / 2),
          },
        ]
      : [],
  };
}

/** Everything that has happened to it, in order. */
function historyOf(
  content: RequestContent,
  reviewer: string,
  payload: ListingValues,
  { hoursAgo }: DemoCalendar,
): Omit<DeskEvent, 'submission_id'>[] {
  const { status, round, waiting, kind } = content;
  const beforeDecision = createPicker(`decision ${content.email}`).pick(BEFORE_DECISION);
  const sent = { from_status: 'draft', to_status: 'reviewing', round: 1, actor_kind: 'requester' };
  const desk = { from_status: 'reviewing', round: 1, actor_id: reviewer, actor_kind: 'desk' };
  const take = (hours: number, at: number) => ({
    verb: 'take',
    ...desk,
    to_status: 'reviewing',
    round: at,
    created_at: hoursAgo(hours),
  });
  if (round === 2) {
    const returned = waiting + BEFORE_MENDING;
    const before = cleanValues(kind, { ...payload, ...content.before });
    return [
      { verb: 'submit', ...sent, payload: before, created_at: hoursAgo(returned + beforeDecision) },
      take(returned + 1, 1),
      { verb: 'return', ...desk, to_status: 'returned', created_at: hoursAgo(returned) },
      {
        verb: 'resubmit',
        ...sent,
        from_status: 'returned',
        round: 2,
        payload,
        created_at: hoursAgo(waiting),
      },
    ];
  }
  if (status === 'reviewing') {
    const arrival = { verb: 'submit', ...sent, payload, created_at: hoursAgo(waiting) };
    return content.assignee === undefined ? [arrival] : [arrival, take(Math.max(0.5, waiting - 1), 1)];
  }
  return [
    { verb: 'submit', ...sent, payload, created_at: hoursAgo(waiting + beforeDecision) },
    take(waiting + 1, 1),
    {
      verb: DECISIONS[status],
      ...desk,
      to_status: status,
      reason: content.reason ?? '',
      ...(status === 'approved' ? { payload } : {}),
      created_at: hoursAgo(waiting),
    },
  ];
}

/** The messages of the return, in the second round all marked as fixed. */
function messagesOf(
  { messages = [], round }: RequestContent,
  id: string,
  events: readonly DeskEvent[],
  author_id: string | null,
): DemoRequest['messages'] {
  const returned = events.find(({ verb }) => verb === 'return')?.created_at;
  const mended = events.find(({ verb }) => verb === 'resubmit')?.created_at;
  return messages.map((message, index) => ({
    id: demoId(id, 'message', index),
    submission_id: id,
    round: 1,
    ...message,
    author_id,
    fixed_at: round === 2 ? (mended ?? null) : null,
    created_at: returned ?? new Date(0),
  }));
}

/** Whole answers of the form: what the content says, the rest filled in as people do. */
function valuesOf(content: RequestContent, context: BuildContext): ListingValues {
  const { kind, values, requester, email } = content;
  if (isSuggestionKind(kind)) {
    const who = { requester_name: requester, requester_email: email, declaration: 'yes' };
    return cleanValues(kind, { ...who, ...values });
  }
  const picker = createPicker(`request ${email}`);
  const province = String(values.province_code);
  const phone = context.phones.next(province);
  const person = kind === 'mentor' || kind === 'investor';
  return cleanValues(kind, {
    requester_name: requester,
    requester_email: email,
    requester_phone: phone,
    requester_role: person ? '' : 'Founder',
    declaration: 'yes',
    email,
    phone,
    ...(person ? {} : addressIn(province, picker)),
    ...(kind === 'startup' ? startupValues(values, picker, context) : {}),
    ...values,
  });
}

function startupValues(values: RequestContent['values'], picker: Picker, { calendar }: BuildContext) {
  const founders = picker.between(1, 3);
  return {
    industry: SECTOR_NEIGHBOURS[values.sector![0]!]!.industry,
    business_model: picker.pick(['product-sales', 'service-fee', 'subscription']),
    looking_at: picker.some(['funding', 'mentor', 'market', 'partner'], 2),
    year_of_establishment: String(calendar.year - picker.between(0, 2)),
    employee_range: picker.pick(['1-5', '6-10']),
    number_of_founders: String(founders),
    number_of_female_founders: String(picker.between(0, founders)),
    number_of_tech_founders: String(picker.between(0, founders)),
    startup_areas: [String(values.province_code)],
  };
}
