import { inArray } from 'drizzle-orm';
import type { listTasks as contract, Task } from '#shared/contracts/task.contract.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import type { VisibleField } from '#shared/domain/person.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { TASK_KINDS } from '#shared/domain/task.ts';
import { MATCHING_PATH, teamInvitePath, teamPath } from '#shared/domain/team.ts';
import type { Queryable } from '../../../database/client.ts';
import { cohort } from '../../../database/schema/cohort.ts';
import { submission } from '../../../database/schema/submission.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import {
  findParties,
  type Parties,
  presentPersonParty,
  presentStakeholderParty,
  type StakeholderRow,
} from '../../connection/party.ts';
import { revealsOf } from '../../connection/reveals.ts';
import { countUnreadIn } from '../../thread/count-unread.ts';
import { countOpenMessages } from './count-open-messages.ts';
import { findTasks, type TaskRow } from './find-tasks.ts';

const MOST_SHOWN = 200;

/** What waits for the caller, the most pressing kind first, and of each what has waited longest. */
export const readTasks: Handler<typeof contract> = async (_input, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const rows = await findTasks(db, [me]);
  const shown = rows
    .toSorted((a, b) => rank(a) - rank(b) || a.since.getTime() - b.since.getTime())
    .slice(0, MOST_SHOWN);
  return { data: await presentTasks(db, me, shown), total: rows.length };
};

const rank = ({ kind }: TaskRow) => TASK_KINDS.indexOf(kind);

interface About {
  parties: Parties;
  names: ReadonlyMap<string, { name: string; name_kh: string }>;
  counts: ReadonlyMap<string, number>;
  /** What the caller shows to those they are connected with. */
  reveals: readonly VisibleField[];
}

async function presentTasks(db: Queryable, me: string, rows: readonly TaskRow[]): Promise<Task[]> {
  const of = (...kinds: TaskRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  const ids = (some: readonly TaskRow[]) => some.map(({ object_id }) => object_id);
  const [parties, cohorts, requests, unread, open, reveals] = await Promise.all([
    findParties(
      db,
      rows.map(({ who_person }) => who_person),
      rows.flatMap(({ page_id, who_page }) => [page_id, who_page]),
    ),
    namesOf(db, cohort, ids(of('cohort'))),
    namesOf(db, submission, ids(of('returned').filter(({ page_id }) => !page_id))),
    countUnreadIn(db, me, ids(of('message'))),
    countOpenMessages(db, ids(of('returned'))),
    of('connection').length > 0 ? revealsOf(db, me) : [],
  ]);
  const names = new Map([...cohorts, ...requests]);
  const about = { parties, names, counts: new Map([...unread, ...open]), reveals };
  return rows.map((row) => presentTask(row, about));
}

async function namesOf(db: Queryable, table: typeof cohort | typeof submission, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: table.id, name: table.name, name_kh: table.name_kh })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map(({ id, ...names }) => [id, names] as const);
}

function presentTask(row: TaskRow, { parties, names, counts, reveals }: About): Task {
  const page = parties.stakeholders.get(row.page_id ?? '');
  const person = parties.people.get(row.who_person ?? '');
  const organisation = parties.stakeholders.get(row.who_page ?? '');
  return {
    kind: row.kind,
    object_id: row.object_id,
    page_id: row.page_id,
    page: page ? { name: page.name, name_kh: page.name_kh } : null,
    about: names.get(row.object_id) ?? null,
    who: organisation
      ? presentStakeholderParty(organisation)
      : person
        ? presentPersonParty(person, 'none')
        : null,
    by: organisation && person ? presentPersonParty(person, 'none') : null,
    purpose: row.purpose,
    note: row.note,
    reveals: row.kind === 'connection' && person && !organisation ? [...reveals] : [],
    count: counts.get(row.object_id) ?? 0,
    since: row.since.toISOString(),
    until: row.until?.toISOString() ?? null,
    link: linkOf(row, page),
  };
}

/** Where it is done. */
function linkOf(
  { kind, object_id, thread_id, page_id }: TaskRow,
  page: Pick<StakeholderRow, 'kind' | 'id'> | undefined,
): string {
  const pageKind = (page?.kind ?? 'startup') as StakeholderKind;
  const own = page_id ? profilePath(pageKind, page_id) : '';
  const links: Readonly<Record<TaskRow['kind'], string>> = {
    returned: own || (thread_id ? threadPath(thread_id) : ''),
    dispute: claimPath(object_id),
    ownership: page_id ? `${teamPath(pageKind, page_id)}#ownership` : '',
    claim: claimPath(object_id),
    team: teamInvitePath(object_id),
    join: page_id ? `${teamPath(pageKind, page_id)}#member-${object_id}` : '',
    round: `${own}#rounds`,
    cohort: `${own}#cohorts`,
    connection: thread_id ? threadPath(thread_id) : `${CONNECTION_PATH}?tab=received`,
    matching: MATCHING_PATH,
    message: thread_id ? threadPath(thread_id) : '',
  };
  return links[kind];
}
