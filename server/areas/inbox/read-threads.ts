import { inArray } from 'drizzle-orm';
import type { ConnectionItem, Party } from '#shared/contracts/connection.contract.ts';
import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { isThanks, type ThreadKind } from '#shared/domain/inbox.ts';
import { isOpenInvitation, stateNow } from '#shared/domain/team.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import type { Queryable } from '../../database/client.ts';
import { connection } from '../../database/schema/connection.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { submission } from '../../database/schema/submission.ts';
import {
  findParties,
  type Parties,
  presentPersonParty,
  presentStakeholderParty,
} from '../connection/party.ts';
import { readConnections } from '../connection/read-connections.ts';
import { wordsOf } from '../submission/review-words.ts';
import { countUnreadIn } from '../thread/count-unread.ts';
import { findNewest, type MessageRow, type ReadThread } from './find-threads.ts';

type MemberRow = typeof stakeholder_member.$inferSelect;
type SubmissionRow = typeof submission.$inferSelect;

/** What threads are about: their connections, invitations into teams and requests, by id. */
export interface About {
  connections: ReadonlyMap<string, ConnectionItem>;
  members: ReadonlyMap<string, MemberRow>;
  submissions: ReadonlyMap<string, SubmissionRow>;
  parties: Parties;
}

const EXCERPT = 140;

/** Threads as their reader sees them. One whose connection is no longer theirs is left out. */
export async function presentThreads(
  db: Queryable,
  me: string,
  found: readonly ReadThread[],
  language: Language,
): Promise<{ items: ThreadItem[]; about: About }> {
  const ids = found.map(({ row }) => row.id);
  // One after the other: inside a transaction there is one connection.
  const about = await readAbout(db, me, found);
  const newest = await findNewest(db, ids);
  const unread = await countUnreadIn(db, me, ids);
  const items = found.flatMap((one) => {
    if (!isReadable(one, about)) return [];
    return presentThread(one, me, about, newest.get(one.row.id), unread.get(one.row.id) ?? 0, language);
  });
  return { items, about };
}

/** Whoever no longer acts for the organisation of a thread reads it no more. */
function isReadable({ row }: ReadThread, about: About): boolean {
  if (row.connection_id) return about.connections.has(row.connection_id);
  if (row.stakeholder_member_id) return about.members.has(row.stakeholder_member_id);
  return about.submissions.has(row.submission_id ?? '');
}

function presentThread(
  { row, reader }: ReadThread,
  me: string,
  about: About,
  last: MessageRow | undefined,
  unread: number,
  language: Language,
): ThreadItem {
  const link = about.connections.get(row.connection_id ?? '');
  const member = about.members.get(row.stakeholder_member_id ?? '');
  const request = about.submissions.get(row.submission_id ?? '');
  const page = about.parties.stakeholders.get(member?.stakeholder_id ?? '');
  return {
    id: row.id,
    uuid: row.id,
    kind: row.kind as ThreadKind,
    party: link?.party ?? partyOfTeam(member, me, about.parties),
    acting_for: link?.acting_for ?? null,
    subject: request?.name ?? page?.name ?? '',
    subject_kh: request?.name_kh ?? page?.name_kh ?? '',
    excerpt: last && !last.deleted_at ? excerptOf(wordsOf(last, language)) : '',
    last_message_at: (last?.created_at ?? row.last_message_at).toISOString(),
    last_is_own: last?.author_id === me,
    unread,
    is_news: isDecision(last) || (unread === 1 && last !== undefined && isThanks(last.body)),
    is_muted: reader.muted_at !== null,
    is_archived: reader.archived_at !== null,
    asks: (link?.state === 'pending' && link.can.accept) || (member !== undefined && mayAnswer(member, me)),
  };
}

/** Whether an invitation into a team waits for the answer of its reader. */
export const mayAnswer = (member: MemberRow, me: string): boolean =>
  member.invited_by !== me && isOpenInvitation(stateNow(member));

/** The organisation that invites; to whoever invited, the person. */
function partyOfTeam(member: MemberRow | undefined, me: string, parties: Parties): Party | null {
  if (!member) return null;
  const page = parties.stakeholders.get(member.stakeholder_id);
  const who = parties.people.get(member.person_id ?? '');
  if (member.invited_by === me && who) return presentPersonParty(who, 'none');
  return page ? presentStakeholderParty(page) : null;
}

async function readAbout(db: Queryable, me: string, found: readonly ReadThread[]): Promise<About> {
  const of = (key: 'connection_id' | 'stakeholder_member_id' | 'submission_id') =>
    found.flatMap(({ row }) => row[key] ?? []);
  const [connections, invitations, requests] = [
    of('connection_id'),
    of('stakeholder_member_id'),
    of('submission_id'),
  ];
  const links =
    connections.length > 0
      ? await db.select().from(connection).where(inArray(connection.id, connections))
      : [];
  const members =
    invitations.length > 0
      ? await db.select().from(stakeholder_member).where(inArray(stakeholder_member.id, invitations))
      : [];
  const submissions =
    requests.length > 0 ? await db.select().from(submission).where(inArray(submission.id, requests)) : [];
  const items = await readConnections(db, me, links, new Date());
  const parties = await findParties(
    db,
    members.map(({ person_id }) => person_id),
    members.map(({ stakeholder_id }) => stakeholder_id),
  );
  return {
    connections: new Map(items.map((item) => [item.id!, item])),
    members: new Map(members.map((row) => [row.id, row])),
    submissions: new Map(submissions.map((row) => [row.id, row])),
    parties,
  };
}

export function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  const cut = sliceGraphemes(line, EXCERPT);
  return cut.length < line.length ? `${cut.trimEnd()}…` : line;
}

/** What the desk decided: it asks for nothing. */
const isDecision = (last: MessageRow | undefined): boolean =>
  last?.says?.key === 'approved' || last?.says?.key === 'rejected';
