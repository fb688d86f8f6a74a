import type {
  CollectionRecord,
  createRecord,
  getRecord,
  updateRecord,
} from '#shared/contracts/collection.contract.ts';
import type {
  deleteRecord,
  publishRecord,
  unpublishRecord,
} from '#shared/contracts/collection-state.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/field.ts';
import type { RecordVerb } from '#shared/domain/collection/state.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import { collectionApi } from '../collection-paths.ts';

type Name = Pick<Collection, 'name'>;
const one = ({ name }: Name, id: string) => `${collectionApi(name)}${id}/`;

export const readCall = (collection: Name, id: string) =>
  fetchApi<typeof getRecord>({ method: 'GET', path: one(collection, id) });

export const createCall = (collection: Name, values: RecordValues) =>
  fetchApi<typeof createRecord>({
    method: 'POST',
    path: collectionApi(collection.name),
    body: { values },
    once: true,
  });

export const updateCall = (collection: Name, id: string, version: number, values: RecordValues) =>
  fetchApi<typeof updateRecord>({ method: 'PATCH', path: one(collection, id), body: { version, values } });

/** Does a verb to a record at a version; `at` is the moment of a publication. */
export function verbCall(
  collection: Name,
  id: string,
  verb: RecordVerb,
  version: number,
  at: string | null,
): Promise<FetchResult<CollectionRecord>> {
  const path = one(collection, id);
  if (verb === 'delete')
    return fetchApi<typeof deleteRecord>({ method: 'DELETE', path: `${path}?version=${version}` });
  if (verb === 'publish') {
    return fetchApi<typeof publishRecord>({
      method: 'POST',
      path: `${path}publish/`,
      body: { version, at },
    });
  }
  return fetchApi<typeof unpublishRecord>({ method: 'POST', path: `${path}${verb}/`, body: { version } });
}
