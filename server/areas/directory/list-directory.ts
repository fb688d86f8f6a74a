import type * as contract from '#shared/contracts/directory.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { DIRECTORY_TERMS } from '#shared/domain/directory.ts';
import { refuseUnknownValues } from '../../http/filter-values.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { presentRows } from './directory.present.ts';
import { countStates, findRecords } from './directory.queries.ts';
import type { DirectoryQuery } from './directory-conditions.ts';
import { searchDirectory } from './search-directory.ts';

/** Problem `invalid` at each filter with a term that its master list has not. */
export function refuseUnknownTerms(
  context: Pick<CallContext, 'lenient' | 'services'>,
  query: DirectoryQuery,
): void {
  refuseUnknownValues(
    context,
    DIRECTORY_TERMS.map((field) => [
      field,
      query[field],
      (slug) => context.services.directory.list(field).has(slug),
    ]),
  );
}

/** One page of all that the directory holds. */
export const listDirectory: Handler<typeof contract.listDirectory> = async ({ query }, context) => {
  refuseUnknownTerms(context, query);
  const { services } = context;
  const { db } = services.database;
  const found = await searchDirectory(services, query);
  const { page, per_page } = query;
  const [records, counts] = await Promise.all([
    findRecords(db, query, found, { limit: per_page, offset: (page - 1) * per_page }),
    countStates(db, query, found),
  ]);
  return { ...asList(await presentRows(db, records), counts[query.state], query), counts };
};

/** The terms of the master lists; those that are no longer offered too, since records may carry them. */
export const getDirectoryOptions: Handler<typeof contract.getDirectoryOptions> = async (
  _input,
  { services },
) => ({
  terms: Object.fromEntries(
    DIRECTORY_TERMS.map((field) => [
      field,
      [...services.directory.list(field).values()].map(({ slug, name, name_kh }) => ({
        value: slug,
        name,
        name_kh,
      })),
    ]),
  ),
});
