import { and, desc, eq, sql } from 'drizzle-orm';
import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import { contentOf, named, withNamed } from '../../areas/profile/content.ts';
import { payloadOf } from '../../areas/profile/named-texts.ts';
import { recordOf } from '../../areas/profile/patch-of.ts';
import { bulkInsertStakeholders } from '../../areas/stakeholder/bulk-insert.ts';
import { readRecord } from '../../areas/stakeholder/read-record.ts';
import { cohort, cohort_member } from '../schema/cohort.ts';
import { funding_round, funding_round_investor } from '../schema/stakeholder-parts.ts';
import {
  change_set,
  type Payload,
  submission,
  submission_event,
  submission_message,
} from '../schema/submission.ts';
import type { Work } from '../work.ts';
import type { Account } from './build/build-context.ts';
import type { Demo } from './build/build-demo.ts';
import type { DemoCalendar } from './build/demo-calendar.ts';
import { demoId } from './build/demo-id.ts';
import { COHORTS, OWN_STARTUPS, type OwnStartup, WAITING_CHANGES } from './content/own-profiles.ts';

/** What the demo members work on themselves: profiles in every state, changes that wait, cohorts, a round to confirm. */
export async function writeOwnProfiles(work: Work, demo: Demo, calendar: DemoCalendar): Promise<void> {
  const founder = demo.members.find(({ email }) => email.startsWith('founder@'))!;
  const reviewer = demo.staff.find(({ role }) => role === 'reviewer')!;
  for (const one of OWN_STARTUPS) await writeStartup(work, one, { founder, reviewer, calendar });
  await writeChanges(work, demo, { founder, reviewer, calendar });
  await writeCohorts(work, demo, calendar);
  await nameAnInvestor(work, demo);
}

interface People {
  founder: Account;
  reviewer: Account;
  calendar: DemoCalendar;
}

/** The last step of the history by the state it led to, and who took it. */
const LAST = {
  returned: { verb: 'return', by: 'desk' },
  rejected: { verb: 'reject', by: 'desk' },
  archived: { verb: 'archive', by: 'requester' },
} as const;

async function writeStartup({ tx }: Work, one: OwnStartup, people: People): Promise<void> {
  const { founder, calendar } = people;
  const content = {
    values: cleanValues('startup', one.values),
    lists: {
      product: (one.products ?? []).map((product, place) => ({
        id: demoId('own product', product.name, place),
        picture_id: null,
        ...product,
      })),
      team_members: [],
      funding_rounds: [],
    },
  };
  const since = calendar.hoursAgo(one.waiting);
  const [id] = await bulkInsertStakeholders(tx, [
    {
      ...recordOf('startup', content),
      id: demoId('own startup', String(one.values.name)),
      status: one.status,
      demo: true,
      created_at: calendar.hoursAgo(one.waiting + 300),
      updated_at: since,
      approved_at: one.status === 'archived' ? calendar.hoursAgo(one.waiting + 100) : null,
      members: [{ person_id: founder.id, role: 'owner' }],
    },
  ]);
  if (one.status === 'draft') return;
  await writeRequest(tx, {
    ...people,
    kind: 'profile',
    stakeholder_id: id!,
    payload: payloadOf(content),
    one,
  });
}

async function writeRequest(
  tx: Work['tx'],
  about: People & {
    kind: 'profile' | 'change';
    stakeholder_id: string;
    payload: Payload;
    one: Pick<OwnStartup, 'status' | 'waiting' | 'messages' | 'reason'> & {
      values: { name?: string | string[]; name_kh?: string | string[] };
    };
  },
): Promise<string> {
  const { founder, reviewer, calendar, one, payload } = about;
  const id = demoId('own request', about.kind, about.stakeholder_id);
  const since = calendar.hoursAgo(one.waiting);
  const sent = one.status === 'reviewing' ? since : calendar.hoursAgo(one.waiting + 30);
  const decided = one.status === 'reviewing' ? null : since;
  await tx.insert(submission).values({
    id,
    kind: about.kind,
    reference: sql`to_char(now() at time zone 'Asia/Phnom_Penh', 'YY') || '-' || nextval('submission_reference')`,
    subject_kind: 'startup',
    stakeholder_id: about.stakeholder_id,
    name: String(one.values.name),
    name_kh: String(one.values.name_kh),
    payload,
    status: one.status,
    version: 2,
    requester_name: `${founder.last_name} ${founder.first_name}`,
    requester_email: founder.email,
    requester_language: founder.language,
    person_id: founder.id,
    email_verified_at: sent,
    submitted_at: sent,
    waiting_since: since,
    decided_at: decided,
    decided_by: decided && one.status !== 'archived' ? reviewer.id : null,
    created_at: sent,
    updated_at: since,
  });
  const step = (
    n: number,
    values: Omit<typeof submission_event.$inferInsert, 'submission_id' | 'round'>,
  ) => ({
    id: demoId(id, 'event', n),
    submission_id: id,
    round: 1,
    ...values,
  });
  const events = [
    step(0, {
      verb: 'submit',
      from_status: 'draft',
      to_status: 'reviewing',
      actor_id: founder.id,
      actor_kind: 'requester',
      payload,
      created_at: sent,
    }),
  ];
  if (one.status in LAST) {
    const { verb, by } = LAST[one.status as keyof typeof LAST];
    const archived = one.status === 'archived';
    if (archived) {
      events.push(
        step(1, {
          verb: 'approve',
          from_status: 'reviewing',
          to_status: 'approved',
          actor_id: reviewer.id,
          actor_kind: 'desk',
          payload,
          created_at: calendar.hoursAgo(one.waiting + 20),
        }),
      );
    }
    events.push(
      step(2, {
        verb,
        from_status: archived ? 'approved' : 'reviewing',
        to_status: one.status,
        actor_id: by === 'desk' ? reviewer.id : founder.id,
        actor_kind: by,
        reason: one.reason ?? '',
        created_at: since,
      }),
    );
  }
  await tx.insert(submission_event).values(events);
  const messages = (one.messages ?? []).map((message, place) => ({
    id: demoId(id, 'message', place),
    submission_id: id,
    round: 1,
    author_id: reviewer.id,
    created_at: since,
    ...message,
  }));
  if (messages.length > 0) await tx.insert(submission_message).values(messages);
  return id;
}

async function writeChanges({ tx }: Work, demo: Demo, people: People): Promise<void> {
  const { page, waiting, values, product } = WAITING_CHANGES;
  const id = idOf(demo, page);
  const record = await readRecord(tx, id);
  const shown = contentOf(record);
  const next = {
    ...values,
    product: [
      ...shown.lists.product,
      { id: demoId('own product', product.name), picture_id: null, ...product },
    ],
  };
  const changes = Object.fromEntries(
    Object.entries(next).map(([name, now]) => [name, { was: named(shown, name), now }]),
  );
  const submission_id = await writeRequest(tx, {
    ...people,
    kind: 'change',
    stakeholder_id: id,
    payload: payloadOf(withNamed(shown, next)),
    one: { status: 'reviewing', waiting, values: { name: record.name, name_kh: record.name_kh } },
  });
  await tx.insert(change_set).values({
    id: demoId('change set', page),
    stakeholder_id: id,
    submission_id,
    base_version: record.version,
    changes,
    created_at: people.calendar.hoursAgo(waiting + 2),
    updated_at: people.calendar.hoursAgo(waiting),
  });
}

async function writeCohorts({ tx }: Work, demo: Demo, { date }: DemoCalendar): Promise<void> {
  for (const { eso, members, from, to, ...one } of COHORTS) {
    const id = demoId('cohort', eso, one.name);
    const run = demo.programs.find(({ organiser_id }) => organiser_id === idOf(demo, eso));
    await tx.insert(cohort).values({
      id,
      stakeholder_id: idOf(demo, eso),
      program_id: run?.id ?? null,
      starts_on: date(from),
      ends_on: date(to),
      ...one,
    });
    await tx.insert(cohort_member).values(
      Object.entries(members).map(([name, state]) => ({
        cohort_id: id,
        stakeholder_id: idOf(demo, name),
        state,
      })),
    );
  }
}

/** The newest round of the founder's startup names the demo investor, who has not confirmed it. */
async function nameAnInvestor({ tx }: Work, demo: Demo): Promise<void> {
  const [round] = await tx
    .select()
    .from(funding_round)
    .where(and(eq(funding_round.stakeholder_id, idOf(demo, WAITING_CHANGES.page))))
    .orderBy(desc(funding_round.announced_date))
    .limit(1);
  if (!round) return;
  await tx.insert(funding_round_investor).values({
    id: demoId('round investor', round.id),
    funding_round_id: round.id,
    stakeholder_id: idOf(demo, 'Tep Lina'),
    name: 'Tep Lina',
  });
}

function idOf(demo: Demo, name: string): string {
  const found = demo.records.find((one) => one.name === name);
  if (!found?.id) throw new Error(`The demo directory has no ${name}`);
  return found.id;
}
