import { and, asc, eq, gt } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { person } from '../../database/schema/person.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Row } from './collection-store.ts';
import { fieldName } from './field-name.ts';

/** Why a change came too late: who changed which fields since the version that was read. */
export async function staleProblem(
  { tx, context: { language } }: Work,
  collection: Collection,
  row: Row,
  read: number,
): Promise<Problem> {
  const since = await tx
    .select({ revision: record_revision, person })
    .from(record_revision)
    .leftJoin(person, eq(person.id, record_revision.actor_id))
    .where(
      and(
        eq(record_revision.collection, collection.name),
        eq(record_revision.record_id, row.id),
        gt(record_revision.version, read),
      ),
    )
    .orderBy(asc(record_revision.version));
  const names = [...new Set(since.flatMap(({ revision }) => revision.changed))];
  const labels = names.map((name) => fieldName(language, collection, name));
  const by = since.at(-1)?.person;
  return new Problem('stale_version', {
    messageKey: 'collection-fields:problem.changed_meanwhile',
    params: {
      name:
        (by && personName(by, language).text) || translate(language, 'collection-fields:problem.somebody'),
      fields: listText(language, labels) || translate(language, 'collection-fields:problem.its_state'),
    },
  });
}
