import { and, desc, eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/collection-history.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { changedFields, emptyValue, listFrom, textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import type { CollectionField, RecordValues } from '#shared/domain/collection/collection-field.ts';
import { diffWords } from '#shared/domain/collection/diff-words.ts';
import { localMoment } from '#shared/domain/collection/moment.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { findNames, type Names, nameOf } from '../account/find-names.ts';
import { findFiles } from '../file/file.queries.ts';
import { type Row, storeOf } from './collection-store.ts';
import { getCollection, getRow } from './find-record.ts';
import { readShown, type Shown, textsOf } from './present-row.ts';
import { filesOf } from './record-files.ts';
import { findTargets, targetOf } from './references.ts';
import { findRevision, findRevisions, type Revision } from './revisions.ts';
import { richLines } from './rich-lines.ts';

function presentRevision(row: Revision, staff: Names) {
  return {
    version: row.version,
    verb: row.verb,
    changed: row.changed,
    actor: nameOf(staff, row.actor_id),
    created_at: row.created_at.toISOString(),
  };
}

export const listRevisions: Handler<typeof contract.listRevisions> = async (
  { params, query },
  { services },
) => {
  const { db } = services.database;
  const collection = getCollection(params.collection);
  await getRow(db, storeOf(collection), params.id);
  const { rows, total } = await findRevisions(db, collection, params.id, query);
  const staff = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return asList(
    rows.map((row) => presentRevision(row, staff)),
    total,
    query,
  );
};

export const getRevision: Handler<typeof contract.getRevision> = async ({ params }, { services }) => {
  const { db } = services.database;
  const collection = getCollection(params.collection);
  const row = await getRow(db, storeOf(collection), params.id);
  const revision = await getOne(db, collection, params.id, params.version);
  const shown = await readShownOf(db, collection, row, [revision]);
  const texts = Object.entries(revision.values).flatMap(([name]) => {
    const field = findField(collection, name);
    const both = field ? textsOf(field, revision.values as RecordValues, shown) : null;
    return both ? [[name, both] as const] : [];
  });
  return {
    ...presentRevision(revision, await findNames(db, [revision.actor_id])),
    values: revision.values as RecordValues,
    texts: Object.fromEntries(texts),
  };
};

/** What differs between two versions, as people read it. */
export const compareRevisions: Handler<typeof contract.compareRevisions> = async (
  { params, query },
  { services, language },
) => {
  const { db } = services.database;
  const collection = getCollection(params.collection);
  const row = await getRow(db, storeOf(collection), params.id);
  const from = await getOne(db, collection, params.id, query.from);
  const to = await getOne(db, collection, params.id, query.to ?? row.version);
  const shown = await readShownOf(db, collection, row, [from, to]);
  const [before, after] = [from.values as RecordValues, to.values as RecordValues];
  const names = await fileNames(db, collection, [before, after]);
  const staff = await findNames(db, [from.actor_id, to.actor_id]);
  return {
    from: presentRevision(from, staff),
    to: presentRevision(to, staff),
    fields: changedFields(collection, before, after).map((name) => {
      const field = findField(collection, name)!;
      const read = (values: RecordValues) => readable(field, values, shown, names, language);
      return {
        name,
        from: before[name] ?? emptyValue(field),
        to: after[name] ?? emptyValue(field),
        parts: diffWords(read(before), read(after)),
      };
    }),
  };
};

async function getOne(db: Queryable, collection: Collection, id: string, version: number): Promise<Revision> {
  const revision = await findRevision(db, collection, id, version);
  if (!revision) throw new Problem('not_found');
  return revision;
}

/** What the values of old versions point at may be something else than what the record points at now. */
async function readShownOf(
  db: Queryable,
  collection: Collection,
  row: Row,
  revisions: readonly Revision[],
): Promise<Shown> {
  const shown = await readShown(db, collection, [row]);
  const targets = new Map(shown.targets);
  for (const { values } of revisions) {
    for (const name of Object.keys(values)) {
      const field = findField(collection, name);
      const id = textOf(values[name]);
      const target = field?.input === 'reference' && id ? targetOf(field, values as RecordValues) : null;
      if (!target || targets.has(id)) continue;
      for (const found of await findTargets(db, target, { ids: [id] })) targets.set(id, found);
    }
  }
  return { ...shown, targets };
}

async function fileNames(db: Queryable, collection: Collection, values: readonly RecordValues[]) {
  const files = await findFiles(
    db,
    values.flatMap((one) => filesOf(collection, one)),
  );
  return new Map([...files].map(([id, { name }]) => [id, name]));
}

function readable(
  field: CollectionField,
  values: RecordValues,
  shown: Shown,
  fileNames: ReadonlyMap<string, string>,
  language: Language,
): string {
  const value = values[field.name];
  const text = textOf(value);
  const coded = textsOf(field, values, shown);
  if (coded) return language === 'km' ? coded.name_kh : coded.name;
  switch (field.input) {
    case 'rich_text':
      return richLines(text);
    case 'tags':
      return listFrom(value).join(', ');
    case 'moment':
      return localMoment(text).replace('T', ' ');
    case 'switch':
      return translate(language, text === 'yes' ? 'collection-fields:yes' : 'collection-fields:no');
    case 'image':
    case 'file':
      return text === '' ? '' : (fileNames.get(text) ?? text);
    default:
      return text;
  }
}

/** Who did what with a record. */
export const listAudit: Handler<typeof contract.listAudit> = async ({ params, query }, { services }) => {
  const { db } = services.database;
  const collection = getCollection(params.collection);
  await getRow(db, storeOf(collection), params.id);
  const where = and(eq(audit_entry.entity, collection.name), eq(audit_entry.entity_id, params.id));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(audit_entry)
      .where(where)
      .orderBy(desc(audit_entry.created_at), desc(audit_entry.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.$count(audit_entry, where),
  ]);
  const staff = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return asList(
    rows.map((row) => ({
      id: row.id,
      verb: row.action.split('.')[1] ?? '',
      fields: Array.isArray(row.detail.fields) ? row.detail.fields.map(String) : [],
      actor: nameOf(staff, row.actor_id),
      actor_kind: row.actor_kind,
      created_at: row.created_at.toISOString(),
    })),
    total,
    query,
  );
};
