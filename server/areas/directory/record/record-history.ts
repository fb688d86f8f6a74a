import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/directory.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { directoryState, REVISION_VERBS } from '#shared/domain/directory.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { record_revision } from '../../../database/schema/collection.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import { contentOf, named, sameNamed } from '../../profile/content.ts';
import { namedTexts } from '../../profile/named-texts.ts';
import { readRecord } from '../../stakeholder/read-record.ts';
import { REVISED, recordAt } from '../../stakeholder/stakeholder-revisions.ts';
import { labelOfField } from '../../submission/field-label.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { changeRecord, refuseClosed, refuseMoved } from './change-record.ts';
import { writeNames } from './correct-record.ts';
import { readDirectoryRecord } from './record.present.ts';

type Values = Record<string, unknown>;
/** Stands in the history and is no field of the form. */
const STATUS = 'status';
const isField = (name: string) => name !== STATUS;

const ofRecord = (id: string) =>
  and(eq(record_revision.collection, REVISED), eq(record_revision.record_id, id));

/** Who changed what of a record, when and why. */
export const listRecordHistory: Handler<typeof contract.listRecordHistory> = async (
  { params, query },
  { services, language },
) => {
  const { db } = services.database;
  const record = await readRecord(db, params.id, { lock: false });
  const where = and(
    ofRecord(params.id),
    query.field ? sql`${query.field} = any(${record_revision.changed})` : undefined,
  );
  const rows = await db
    .select({
      revision: record_revision,
      before: sql<Values | null>`(select p.values from record_revision p where p.collection = ${REVISED}
        and p.record_id = ${params.id} and p.version < record_revision.version order by p.version desc limit 1)`,
    })
    .from(record_revision)
    .where(where)
    .orderBy(desc(record_revision.version))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [total, people, terms, everChanged] = [
    await db.$count(record_revision, where),
    await findNames(
      db,
      rows.map(({ revision }) => revision.actor_id),
    ),
    await readKnownTerms(db),
    await db.execute<{ name: string }>(sql`
      select distinct unnest(changed) as name from record_revision
      where collection = ${REVISED} and record_id = ${params.id} order by 1`),
  ];
  const label = (name: string) =>
    name === STATUS
      ? translate(language, 'directory-desk:column.state')
      : labelOfField(language, record.kind, name);
  const current = contentOf(record);
  const textsOf = (name: string, values: Values): string[] => {
    if (name === STATUS)
      return [translate(language, `directory-desk:state.${directoryState(String(values.status), false)}`)];
    const content = contentOf(recordAt(record, values));
    const about = { content, language, termName: terms.nameIn(language) };
    return namedTexts(record.kind, name, named(content, name), about);
  };
  const stands = (name: string, values: Values) =>
    isField(name)
      ? sameNamed(name, named(contentOf(recordAt(record, values)), name), named(current, name))
      : values.status === record.status;
  const data = rows.map(({ revision, before }) => ({
    version: revision.version,
    verb: REVISION_VERBS.find((verb) => verb === revision.verb) ?? ('update' as const),
    cause: revision.cause,
    reason: revision.reason,
    actor: nameOf(people, revision.actor_id),
    created_at: revision.created_at.toISOString(),
    fields: revision.changed
      .filter((name) => query.field === '' || name === query.field)
      .map((name) => ({
        name,
        label: label(name),
        was: before ? textsOf(name, before) : [],
        now: textsOf(name, revision.values),
        stands: stands(name, revision.values),
      })),
  }));
  return {
    ...asList(data, total, query),
    changed: everChanged.rows.map(({ name }) => ({ name, label: label(name) })),
  };
};

/** Lets a record, or some names of it, say again what it said at a version; that is a change of its own. */
export const restoreRecord: Handler<typeof contract.restoreRecord> = async ({ params, body }, context) => {
  await changeRecord(context, params.id, async (work, state) => {
    refuseMoved(state, body.version);
    refuseClosed(state);
    const [revision] = await work.tx
      .select()
      .from(record_revision)
      .where(and(ofRecord(params.id), lte(record_revision.version, body.to)))
      .orderBy(desc(record_revision.version), asc(record_revision.id))
      .limit(1);
    if (!revision) throw new Problem('not_found');
    const then = contentOf(recordAt(state.record, revision.values));
    const asked = body.names ?? Object.keys(revision.values).filter(isField);
    const unknown = asked.filter((name) => !isField(name) || !(name in revision.values));
    if (unknown.length > 0)
      throw new Problem('invalid', {
        fields: { names: [{ key: 'filter_value', params: { value: unknown.join(', ') } }] },
      });
    const names = asked.filter((name) => !sameNamed(name, named(then, name), named(state.shown, name)));
    if (names.length === 0) return;
    const changes = Object.fromEntries(names.map((name) => [name, named(then, name)]));
    await writeNames(work, state, changes, names, { verb: 'restore', reason: body.reason });
  });
  return readDirectoryRecord(context, params.id);
};
