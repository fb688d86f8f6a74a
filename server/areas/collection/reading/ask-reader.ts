import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { rolesThatMay } from '#shared/domain/roles.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import type { Queryable } from '../../../database/client.ts';
import { second_reading } from '../../../database/schema/collection.ts';
import { desk_grant, person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import { notify } from '../../../notify/notify.ts';
import type { PersonName } from '../../account/find-names.ts';
import { staleProblem } from '../changed-meanwhile.ts';
import type { Row } from '../collection-store.ts';
import { storeOf } from '../collection-store.ts';
import { lastRevision } from '../revisions.ts';
import { valuesOf } from '../row-values.ts';
import { readTerms } from '../terms.ts';
import { lockCopy } from '../working-copy/save-copy.ts';
import type { CopyRow } from '../working-copy/working-copy.queries.ts';
import { findReading } from './require-reading.ts';

interface Read {
  version: number;
  copy: number;
}

/** Colleagues who keep the collection too, by name. */
export function findReaders(db: Queryable, { action }: Collection, me: string): Promise<PersonName[]> {
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  return db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        ne(id, me),
        exists(
          db
            .select({ one: sql`1` })
            .from(desk_grant)
            .where(and(eq(desk_grant.person_id, id), inArray(desk_grant.role, rolesThatMay(action)))),
        ),
      ),
    )
    .orderBy(asc(last_name), asc(first_name), asc(id));
}

/** Asks a colleague to read what is to be published as it stands now. */
export async function askReader(
  work: Work,
  collection: Collection,
  id: string,
  { reader_id, word, ...read }: Read & { reader_id: string; word: string },
): Promise<Row> {
  const { row, copy } = await lockText(work, collection, id, read);
  const me = signedIn(work.context).id;
  const readers = await findReaders(work.tx, collection, me);
  if (!readers.some((one) => one.id === reader_id))
    throw new Problem('invalid', { fields: { reader_id: [{ key: 'select' }] } });
  const asked = { asked_of: reader_id, asked_by: me, asked_at: sql`now()`, word };
  await keepReading(work, collection, row, copy, { ...asked, agreed_by: null, agreed_at: null });
  await recordAudit(work, {
    action: collectionAction(collection, 'ask-reader'),
    entity_id: id,
    detail: { word },
  });
  const title = valuesOf(collection, storeOf(collection), row, await readTerms(work.tx, collection));
  await notify(work, {
    person_id: reader_id,
    kind: 'reading_asked',
    actor_id: me,
    object_id: id,
    params: {
      name: String(title[collection.title] ?? ''),
      name_kh: String(title[`${collection.title}_kh`] ?? ''),
      note: word,
    },
    link: `/desk/content/${collection.name}/${id}`,
  });
  return row;
}

/** Agrees to what was read. Nobody agrees to what they wrote themselves. */
export async function agreeReading(work: Work, collection: Collection, id: string, read: Read): Promise<Row> {
  const { row, copy } = await lockText(work, collection, id, read);
  const me = signedIn(work.context).id;
  if ((await authorOf(work.tx, collection, row, copy)) === me)
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.own_text' });
  await keepReading(work, collection, row, copy, { agreed_by: me, agreed_at: sql`now()` });
  await recordAudit(work, {
    action: collectionAction(collection, 'agree-reading'),
    entity_id: id,
    detail: {},
  });
  const reading = await findReading(work.tx, collection, row, copy);
  if (reading?.asked_by && reading.asked_by !== me) await tellAsker(work, collection, row, reading.asked_by);
  return row;
}

/** Who wrote what is to be published. */
export async function authorOf(
  db: Queryable,
  collection: Collection,
  row: Row,
  copy: CopyRow | null,
): Promise<string | null> {
  return copy ? copy.author_id : ((await lastRevision(db, collection, row.id))?.actor_id ?? null);
}

async function tellAsker(work: Work, collection: Collection, row: Row, person_id: string): Promise<void> {
  const values = valuesOf(collection, storeOf(collection), row, await readTerms(work.tx, collection));
  await notify(work, {
    person_id,
    kind: 'reading_agreed',
    actor_id: signedIn(work.context).id,
    object_id: row.id,
    params: {
      name: String(values[collection.title] ?? ''),
      name_kh: String(values[`${collection.title}_kh`] ?? ''),
    },
    link: `/desk/content/${collection.name}/${row.id}`,
  });
}

/** The record and its copy as they were read, locked. */
async function lockText(work: Work, collection: Collection, id: string, { version, copy: read }: Read) {
  const { row, before } = await lockCopy(work, collection, id, read);
  if (row.version !== version) throw await staleProblem(work, collection, row, version);
  if (!collection.publishes || row.deleted_at) throw new Problem('not_found');
  return { row, copy: before };
}

async function keepReading(
  work: Work,
  { name }: Collection,
  row: Row,
  copy: CopyRow | null,
  set: Record<string, unknown>,
): Promise<void> {
  const text = { of_copy: copy !== null, version: copy?.version ?? row.version };
  const there = await findReading(work.tx, { name } as Collection, row, copy);
  // Of another text nothing is kept: whoever was asked to read that one has not read this one.
  const nothing = {
    asked_of: null,
    asked_by: null,
    asked_at: null,
    word: '',
    agreed_by: null,
    agreed_at: null,
  };
  await work.tx
    .insert(second_reading)
    .values({ collection: name, record_id: row.id, ...text, ...nothing, ...set })
    .onConflictDoUpdate({
      target: [second_reading.collection, second_reading.record_id],
      set: { ...text, ...(there ? {} : nothing), ...set },
    });
}
