import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listSubmissions } from '#shared/contracts/review.contract.ts';
import { CALLING_CODE, TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { SUBMISSION_CASE } from '#shared/domain/cases/submission.ts';
import { latinDigits } from '#shared/format/digits.ts';
import { romanKey } from '#shared/khmer/romanise.ts';
import { textPatterns } from '#shared/khmer/text-patterns.ts';
import { whose } from '../../cases/find-cases.ts';
import type { Queryable } from '../../database/client.ts';
import { case_note } from '../../database/schema/case.ts';
import { submission, submission_document, submission_message } from '../../database/schema/submission.ts';
import { saying } from '../../search/saying.ts';
import { dayEnd, dayStart } from '../publication/local-day.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { KNOWN_TO_DESK } from '../submission/visibility.ts';
import { renewRequestDocuments } from './request-documents.ts';

export type QueueQuery = z.output<(typeof listSubmissions)['query']>;

function statusWhere(status: string): SQL | undefined {
  if (status === 'all') return undefined;
  if (status === 'waiting') return eq(submission.status, 'reviewing');
  if (status === 'owner') return inArray(submission.status, ['returned', 'draft']);
  return eq(submission.status, status);
}

/** `mine` and `unassigned` together mean either, and so do `profile` and `change`; the others narrow further. */
function filterWhere(filter: readonly string[], me: string): SQL | undefined {
  const asked = ['profile', 'change'].filter((kind) => filter.includes(kind));
  return and(
    whose(filter, submission.assignee_id, me),
    asked.length > 0 ? inArray(submission.kind, asked) : undefined,
    filter.includes('resubmitted') ? sql`${submission.round} > 1` : undefined,
    filter.includes('one_language') ? sql`${submission.flags} @> array['one_language']` : undefined,
    filter.includes('duplicates') ? sql`${submission.flags} @> array['duplicate']` : undefined,
  );
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Everything a list is narrowed by besides its chips; what nothing can be finds nothing. */
function narrowed(query: QueueQuery): SQL | undefined {
  const { assignee, province, sector, language, sent_from, sent_until } = query;
  const { assignee_id, payload, requester_language, submitted_at } = submission;
  const dated = (day: string, condition: (day: string) => SQL) =>
    day === '' ? undefined : dayIn(day) ? condition(day) : sql`false`;
  return and(
    assignee === '' ? undefined : UUID.test(assignee) ? eq(assignee_id, assignee) : sql`false`,
    province === undefined ? undefined : sql`${payload} ->> 'province_code' = ${province}`,
    sector === '' ? undefined : sql`${payload} -> 'sector' ? ${sector}`,
    language === undefined ? undefined : eq(requester_language, language),
    dated(sent_from, (day) => gte(submitted_at, dayStart(day))),
    dated(sent_until, (day) => lt(submitted_at, dayEnd(day))),
  );
}

const ORDER = {
  waiting: [asc(submission.waiting_since)],
  '-waiting': [desc(submission.waiting_since)],
  name: [asc(sql`lower(${submission.name})`)],
  '-name': [desc(sql`lower(${submission.name})`)],
  round: [asc(submission.round), asc(submission.waiting_since)],
  '-round': [desc(submission.round), asc(submission.waiting_since)],
};

/** One page of the queue, how many there are in all, and how many a kind. */
export async function listQueue(
  db: Queryable,
  query: QueueQuery,
  me: string,
): Promise<{ rows: SubmissionRow[]; total: number; counts: Map<string, number> }> {
  const anyKind = and(
    KNOWN_TO_DESK,
    statusWhere(query.status),
    filterWhere(query.filter, me),
    narrowed(query),
    await searched(db, query.search),
  );
  const where = and(anyKind, query.tab === 'all' ? undefined : eq(submission.subject_kind, query.tab));
  const rows = await db
    .select()
    .from(submission)
    .where(where)
    .orderBy(...ORDER[query.ordering], asc(submission.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const groups = await db
    .select({ kind: submission.subject_kind, count: sql<number>`count(*)::int` })
    .from(submission)
    .where(anyKind)
    .groupBy(submission.subject_kind);
  const counts = new Map(groups.map(({ kind, count }) => [kind, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { rows, total: query.tab === 'all' ? all : (counts.get(query.tab) ?? 0), counts };
}

const LEAST_SOUNDS = 3;

const LEAST_OF_A_PHONE = 6;
const CALLED_FROM_ANYWHERE = new RegExp(`^(?:(?:00)?${CALLING_CODE}|0)`);

/** The part of a phone number that is the same however it is written: 012 345 678, +855 12-345-678. */
function phoneIn(search: string): string | null {
  const typed = latinDigits(search).trim();
  const digits = typed.replace(/\D/g, '').replace(CALLED_FROM_ANYWHERE, '');
  return /^[\d\s+().-]+$/.test(typed) && digits.length >= LEAST_OF_A_PHONE ? digits : null;
}

/** Requests about which a remark, an answer to one or a note of the desk holds the words, as they are written. */
function wroteOf(db: Queryable, search: string): SQL {
  const words = textPatterns(search)?.exact ?? [];
  if (words.length === 0) return sql`false`;
  const { submission_id, body, body_kh, answer } = submission_message;
  const { case_id, case_kind, body: note } = case_note;
  const holds = (text: SQL) => and(...words.map((one) => sql`${text} ~* ${one}`));
  const inRemarks = db
    .select({ id: submission_id })
    .from(submission_message)
    .where(holds(sql`concat_ws(E'\\n', ${body}, ${body_kh}, ${answer})`));
  const inNotes = db
    .select({ id: case_id })
    .from(case_note)
    .where(and(eq(case_kind, SUBMISSION_CASE.entity), holds(sql`${note}`)));
  return or(inArray(submission.id, inRemarks), inArray(submission.id, inNotes))!;
}

/** Requests whose reference, names, sender, answers, remarks or notes hold the words, or whose phone it is; where none does, those whose name sounds so in the other script. */
async function searched(db: Queryable, search: string): Promise<SQL | undefined> {
  const { id, reference, name, name_kh, payload, requester_name, requester_email } = submission;
  const texts = [reference, name, name_kh, requester_name, requester_email, sql`${payload}::text`];
  const named = await saying(db, { from: sql`${submission}`, texts, within: KNOWN_TO_DESK }, search);
  const said = named && or(named, wroteOf(db, search));
  const phone = phoneIn(search);
  if (phone)
    return or(
      said,
      sql`position(${phone} in regexp_replace(${payload}::text, '(\\d)[ .-]+(?=\\d)', '\\1', 'g')) > 0`,
    );
  const sounds = romanKey(search);
  if (!said || sounds.length < LEAST_SOUNDS) return said;
  const [found] = await db.select({ id }).from(submission).where(and(KNOWN_TO_DESK, said)).limit(1);
  if (found) return said;
  await renewRequestDocuments(db);
  const alike = db
    .select({ id: submission_document.submission_id })
    .from(submission_document)
    .where(sql`position(${sounds} in ${submission_document.sounds}) > 0`);
  const [heard] = await db
    .select({ id })
    .from(submission)
    .where(and(KNOWN_TO_DESK, inArray(id, alike)))
    .limit(1);
  return heard ? inArray(id, alike) : said;
}

/** How many requests came on each day and wait on the desk since, and how many wait on their owners. */
export async function queueFigures(
  db: Queryable,
): Promise<{ waiting: { since: Date; count: number }[]; waiting_on_them: number }> {
  const { waiting_since } = submission;
  const day = sql`(${waiting_since} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date`;
  const waiting = await db
    .select({ since: sql`min(${waiting_since})`.mapWith(waiting_since), count: sql<number>`count(*)::int` })
    .from(submission)
    .where(and(KNOWN_TO_DESK, statusWhere('waiting')))
    .groupBy(day);
  const waiting_on_them = await db.$count(submission, and(KNOWN_TO_DESK, statusWhere('owner')));
  return { waiting, waiting_on_them };
}

/** The request that has waited longest, other than this one. */
export async function nextInQueue(db: Queryable, id: string): Promise<string | null> {
  const [next] = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(KNOWN_TO_DESK, statusWhere('waiting'), sql`${submission.id} <> ${id}`))
    .orderBy(asc(submission.waiting_since), asc(submission.id))
    .limit(1);
  return next?.id ?? null;
}

export async function findForDesk(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(submission)
    .where(and(eq(submission.id, id), KNOWN_TO_DESK));
  return row ?? null;
}
