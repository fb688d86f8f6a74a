import { and, eq, inArray, sql } from 'drizzle-orm';
import { LIST_PARTS, type ListPart } from '#shared/domain/profile/part-fields.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { record_revision } from '../../database/schema/collection.ts';
import type { Work } from '../../database/work.ts';
import { patchRecord } from './complete-record.ts';
import { placeIn, putAt, valueAt } from './field-place.ts';
import type { StakeholderPatch, StakeholderRecord } from './stakeholder-record.ts';

/** Under this name revisions of the directory stand beside those of the desk's collections. */
export const REVISED = 'stakeholder';

/** What an act on a record was, where it was more than a change of its owner's. */
export interface Why {
  /** Names the act, so that its letters can be taken back. */
  id?: string;
  verb: 'correct' | 'take-down' | 'put-back' | 'restore' | 'import';
  /** A reason out of a list. */
  cause?: string;
  /** In words. */
  reason?: string;
}

type Values = Record<string, unknown>;
const PART_OF_LIST = {
  product: 'products',
  team_members: 'team_members',
  funding_rounds: 'funding_rounds',
} as const;

/** What a record says by the names of its fields and lists, and how it stands. */
function valuesOf(record: StakeholderRecord): Values {
  return {
    status: record.status,
    type_slug: record.type_slug,
    ...Object.fromEntries(
      profileFieldsOf(record.kind).map(({ name }) => [
        name,
        valueAt(record, placeIn(record.kind, name)) ?? null,
      ]),
    ),
    ...Object.fromEntries(LIST_PARTS.map((list) => [list, record[PART_OF_LIST[list]]])),
  };
}

/** A record as it read at a revision. */
export function recordAt(record: StakeholderRecord, values: Values): StakeholderRecord {
  const patch: StakeholderPatch = {};
  for (const { name } of profileFieldsOf(record.kind as StakeholderKind))
    if (name in values) putAt(patch, placeIn(record.kind, name), values[name]);
  for (const list of LIST_PARTS)
    if (list in values) Object.assign(patch, { [PART_OF_LIST[list]]: values[list] ?? [] });
  return patchRecord(record, patch);
}

/** What an entry of a list says itself; ids of rows and moments are none of it. */
const OWN_WORDS: Readonly<Record<ListPart, readonly string[]>> = {
  product: ['name', 'name_kh', 'description', 'description_kh', 'picture_id'],
  team_members: [
    'first_name',
    'last_name',
    'first_name_kh',
    'last_name_kh',
    'position',
    'position_kh',
    'is_founder',
    'linkedin',
    'photo_id',
  ],
  funding_rounds: [
    'announced_date',
    'amount',
    'currency',
    'funding_type',
    'source_url',
    'confirmed_by',
    'investors',
  ],
};

function saying(name: string, value: unknown): string {
  if ((LIST_PARTS as readonly string[]).includes(name)) {
    const words = OWN_WORDS[name as ListPart];
    const entries = ((value ?? []) as Values[]).map((entry) => words.map((word) => said(word, entry[word])));
    // Rounds stand in the order of their dates, whichever way they came.
    return JSON.stringify(name === 'funding_rounds' ? entries.map(String).sort() : entries);
  }
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  return value === null || value === undefined || value === '' ? '[]' : JSON.stringify(value);
}

const said = (word: string, value: unknown) =>
  word === 'investors'
    ? ((value ?? []) as Values[]).map((one) => one.name).join('\n')
    : value === undefined || value === null || value === false
      ? ''
      : String(value);

/**
 * Keeps what a record says after a change, with the names that say something else; nothing where none does. What it said
 * before its first change is kept as well, so that everything can be compared and brought back.
 */
export async function keepRevision(
  { tx, context }: Work,
  before: StakeholderRecord,
  after: StakeholderRecord,
  why: Why | undefined,
): Promise<void> {
  const [was, now] = [valuesOf(before), valuesOf(after)];
  const changed = Object.keys(now).filter((name) => saying(name, was[name]) !== saying(name, now[name]));
  if (changed.length === 0) return;
  const about = { collection: REVISED, record_id: after.id };
  const own = and(eq(record_revision.collection, REVISED), eq(record_revision.record_id, after.id));
  if ((await tx.$count(record_revision, own)) === 0)
    await tx.insert(record_revision).values({
      ...about,
      version: before.version,
      verb: 'create',
      values: was,
      changed: [],
      created_at: before.updated_at,
    });
  await tx.insert(record_revision).values({
    ...about,
    ...(why?.id ? { id: why.id } : {}),
    version: after.version,
    verb: why?.verb ?? verbOf(before.status, after.status),
    cause: why?.cause ?? '',
    reason: why?.reason ?? '',
    values: now,
    changed,
    actor_id: context.actor.kind === 'person' ? context.actor.id : null,
    created_at: sql`clock_timestamp()`,
  });
}

/** Records written by one statement. */
const BATCH = 500;

/** The same for many records whose status alone changed, in a few statements; `after` stands in the order of `before`. */
export async function keepRevisions(
  { tx, context }: Work,
  before: readonly StakeholderRecord[],
  after: readonly StakeholderRecord[],
): Promise<void> {
  const actor_id = context.actor.kind === 'person' ? context.actor.id : null;
  for (let from = 0; from < after.length; from += BATCH) {
    const now = after.slice(from, from + BATCH);
    const own = inArray(
      record_revision.record_id,
      now.map(({ id }) => id),
    );
    const there = await tx
      .selectDistinct({ id: record_revision.record_id })
      .from(record_revision)
      .where(and(eq(record_revision.collection, REVISED), own));
    const known = new Set(there.map(({ id }) => id));
    const rows = now.flatMap((record, n): (typeof record_revision.$inferInsert)[] => {
      const was = before[from + n]!;
      const about = { collection: REVISED, record_id: record.id };
      const first = { ...about, version: was.version, verb: 'create', values: valuesOf(was), changed: [] };
      const verb = verbOf(was.status, record.status);
      const step = { ...about, version: record.version, verb, values: valuesOf(record), actor_id };
      return [
        ...(known.has(record.id) ? [] : [{ ...first, created_at: was.updated_at }]),
        { ...step, changed: ['status'] },
      ];
    });
    await tx.insert(record_revision).values(rows);
  }
}

/** What a change of the status alone tells of an act. */
function verbOf(before: string, after: string): string {
  if (before === after) return 'update';
  if (after === 'approved') return 'publish';
  return after === 'archived' ? 'archive' : 'update';
}

/** Forgets what a record was: it is deleted as if it had never been. */
export async function forgetRevisions({ tx }: Work, id: string): Promise<void> {
  await tx
    .delete(record_revision)
    .where(and(eq(record_revision.collection, REVISED), eq(record_revision.record_id, id)));
}
