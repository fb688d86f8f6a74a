import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { EVENT_SPOTLIGHTS_MAX } from '#shared/constants.ts';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import {
  isAsked,
  isTooMuch,
  type RecordProblems,
  validateRecord,
} from '#shared/domain/collection/validate-record.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { event } from '../../database/schema/publication.ts';
import { isForCollections } from '../file/is-shown.ts';
import { isTooTangled } from '../publication/rich-text.ts';
import { among, storeOf } from './collection-store.ts';
import { filesOf } from './record-files.ts';
import { findTargets, targetOf } from './references.ts';
import type { Terms } from './terms.ts';

export interface ValuesToCheck {
  collection: Collection;
  terms: Terms;
  /** The record; null while it is new. */
  id: string | null;
  /** Its values now: what it carries already it may keep. */
  before: RecordValues | null;
  /** All its values as they would be. */
  after: RecordValues;
  /** Whether visitors see it, or will without a further word. */
  publication: boolean;
  /** Of whoever reads the problems. */
  language: Language;
}

/** Everything that keeps values from being stored: the rules of the fields, and what only the database knows. */
export async function checkValues(db: Queryable, check: ValuesToCheck): Promise<RecordProblems> {
  const { collection, terms, before, after, publication, language } = check;
  const carried = (taxonomy: string, slug: string) =>
    fieldsOf(collection).some(
      (field) => field.taxonomy === taxonomy && [before?.[field.name] ?? []].flat().includes(slug),
    );
  const knows = (taxonomy: string, slug: string) => {
    const term = terms.bySlug(taxonomy, slug);
    return term !== undefined && ((term.active && !term.deleted_at) || carried(taxonomy, slug));
  };
  const problems = validateRecord(collection, after, { publication, knows, language });
  const unreadable = formattingProblems(collection, after, problems);
  // Nothing looks into such a text: that alone would take long.
  if (Object.keys(unreadable).length > 0) return { ...problems, ...unreadable };
  return {
    ...(await missingTargets(db, check)),
    ...(await missingFiles(db, check)),
    ...(await takenSlug(db, check)),
    ...(await tooManySpotlights(db, check)),
    ...problems,
  };
}

/** Rich texts that are more than is taken apart: too long, of too many tags, or of tags too deep in one another. */
function formattingProblems(
  collection: Collection,
  after: RecordValues,
  problems: RecordProblems,
): RecordProblems {
  const found: RecordProblems = {};
  for (const { name, input } of fieldsOf(collection)) {
    const text = textOf(after[name]);
    if (input !== 'rich_text' || text === '') continue;
    if (isTooMuch(text)) found[name] = problems[name] ?? { key: 'formatting' };
    else if (isTooTangled(text)) found[name] = { key: 'formatting' };
  }
  return found;
}

async function missingTargets(db: Queryable, { collection, after, before }: ValuesToCheck) {
  const problems: RecordProblems = {};
  for (const field of fieldsOf(collection)) {
    const id = textOf(after[field.name]);
    if (field.input !== 'reference' || id === '' || !isAsked(field, after)) continue;
    if (!UUID.test(id)) continue;
    const same = before && textOf(before[field.name]) === id;
    const target = targetOf(field, after);
    if (same && !field.targetField) continue;
    const found = target ? await findTargets(db, target, { ids: [id] }) : [];
    if (found.length === 0) problems[field.name] = { key: 'no_record' };
  }
  return problems;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Files must be there and be meant for a collection, unless the record carries them already. */
async function missingFiles(db: Queryable, { collection, after, before }: ValuesToCheck) {
  const carried = before ? filesOf(collection, before) : [];
  const wanted = filesOf(collection, after).filter((id) => UUID.test(id) && !carried.includes(id));
  if (wanted.length === 0) return {};
  const rows = await db.select().from(file).where(inArray(file.id, wanted));
  const usable = new Map(
    rows.filter(({ purpose }) => isForCollections(purpose)).map(({ id, media_type }) => [id, media_type]),
  );
  const problems: RecordProblems = {};
  for (const field of fieldsOf(collection)) {
    const ids = filesOf({ ...collection, groups: [{ ...collection.groups[0]!, fields: [field] }] }, after);
    const bad = ids.some((id) => {
      if (carried.includes(id) || !UUID.test(id)) return false;
      const type = usable.get(id);
      return type === undefined || (field.input !== 'file' && !type.startsWith('image/'));
    });
    if (bad) problems[field.name] = { key: 'upload_failed' };
  }
  return problems;
}

async function takenSlug(db: Queryable, { collection, id, after }: ValuesToCheck): Promise<RecordProblems> {
  const slug = textOf(after.slug);
  const store = storeOf(collection);
  if (slug === '' || !store.columns.slug) return {};
  const others = await db.$count(
    store.table,
    among(store, eq(store.columns.slug, slug), id ? ne(store.columns.id!, id) : undefined),
  );
  return others > 0 ? { slug: { key: 'slug_taken' } } : {};
}

/** Few events can stand first at a time. */
async function tooManySpotlights(
  db: Queryable,
  { collection, id, before, after }: ValuesToCheck,
): Promise<RecordProblems> {
  if (collection.name !== 'event' || after.is_spotlight !== 'yes' || before?.is_spotlight === 'yes')
    return {};
  const others = await db.$count(
    event,
    and(
      event.is_spotlight,
      isNull(event.deleted_at),
      gt(event.ends_at, new Date()),
      id ? ne(event.id, id) : undefined,
    ),
  );
  return others >= EVENT_SPOTLIGHTS_MAX
    ? { is_spotlight: { key: 'spotlights', params: { n: EVENT_SPOTLIGHTS_MAX } } }
    : {};
}
