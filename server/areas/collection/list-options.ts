import { isNull, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/collection.contract.ts';
import { fieldsOf } from '#shared/domain/collection/collection.ts';
import type { ReferenceTarget } from '#shared/domain/collection/collection-field.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { resource } from '../../database/schema/publication.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { getCollection } from './find-record.ts';
import { findTargets, targetOf } from './references.ts';
import { readTerms } from './terms.ts';

/** Targets of so few records that a form offers them all. */
const FEW: readonly ReferenceTarget[] = ['blog_page', 'file_page'];
const MOST_TAGS = 200;

/** The choices of a form and of its filters. */
export const listOptions: Handler<typeof contract.listOptions> = async ({ params }, { services }) => {
  const collection = getCollection(params.collection);
  const { db } = services.database;
  const terms = await readTerms(db, collection);
  const options: Record<string, { value: string; name: string; name_kh: string; active: boolean }[]> = {};
  for (const field of fieldsOf(collection)) {
    if (field.taxonomy)
      options[field.name] = terms
        .list(field.taxonomy)
        .map(({ slug, name, name_kh, active }) => ({ value: slug, name, name_kh, active }));
    else if (field.input === 'province')
      options[field.name] = PROVINCES.map(({ code, name, name_kh }) => ({
        value: code,
        name,
        name_kh,
        active: true,
      }));
    else if (field.targets[0] && FEW.includes(field.targets[0]))
      options[field.name] = (await findTargets(db, field.targets[0], { search: '' })).map(
        ({ id, name, name_kh }) => ({ value: id, name, name_kh, active: true }),
      );
  }
  const tagged = fieldsOf(collection).some(({ input }) => input === 'tags');
  const tags = tagged
    ? await db
        .select({
          tag: sql<string>`unnest(${resource.tags})`.as('tag'),
          uses: sql<number>`count(*)`.as('uses'),
        })
        .from(resource)
        .where(isNull(resource.deleted_at))
        .groupBy(sql`tag`)
        .orderBy(sql`uses desc, tag`)
        .limit(MOST_TAGS)
    : [];
  return { options, tags: tags.map(({ tag }) => tag) };
};

/** Records by name for a reference of many. */
export const findReferences: Handler<typeof contract.findReferences> = async (
  { params, query },
  { services },
) => {
  const field = fieldsOf(getCollection(params.collection)).find(({ name }) => name === query.field);
  if (field?.input !== 'reference') throw new Problem('invalid', { fields: { field: [{ key: 'select' }] } });
  const target = targetOf(field, field.targetField ? { [field.targetField]: query.target } : {});
  if (!target) throw new Problem('invalid', { fields: { target: [{ key: 'select' }] } });
  return { results: await findTargets(services.database.db, target, { search: query.search }) };
};
