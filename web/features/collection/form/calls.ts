import type {
  CollectionRecord,
  createRecord,
  getRecord,
  updateRecord,
} from '#shared/contracts/collection.contract.ts';
import type {
  changeRecords,
  publishRecord,
  undoChanges,
  unpublishRecord,
} from '#shared/contracts/collection-state.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
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

/** Puts a record at a version into the bin; `undo` takes that back, whatever state it was in. */
export async function binCall(
  collection: Name,
  id: string,
  version: number,
): Promise<FetchResult<{ record: CollectionRecord; undo: string | null }>> {
  const binned = await fetchApi<typeof changeRecords>({
    method: 'POST',
    path: `${collectionApi(collection.name)}bulk/`,
    body: { verb: 'delete', ids: [id], version, at: null },
  });
  if (!binned.ok) return binned;
  const [result] = binned.value.results;
  if (result?.problem) return { ok: false, problem: refusalOf(result.problem) };
  const read = await readCall(collection, id);
  return read.ok ? { ok: true, value: { record: read.value, undo: binned.value.undo } } : read;
}

/** Why one of several records was left as it was, as a call about it alone would say it. */
const refusalOf = (problem: { code: string; message: string }): ProblemBody => ({
  status: 409,
  title: '',
  ...problem,
});

/** Takes a change of the state back. */
export async function undoCall(collection: Name, undo: string): Promise<FetchResult<null>> {
  const undone = await fetchApi<typeof undoChanges>({
    method: 'POST',
    path: `${collectionApi(collection.name)}undo/`,
    body: { undo },
  });
  if (!undone.ok) return undone;
  const problem = undone.value.results[0]?.problem;
  return problem ? { ok: false, problem: refusalOf(problem) } : { ok: true, value: null };
}

/** Does any other verb to a record at a version; `at` is the moment of a publication. */
export function verbCall(
  collection: Name,
  id: string,
  verb: RecordVerb,
  version: number,
  at: string | null,
): Promise<FetchResult<CollectionRecord>> {
  const path = one(collection, id);
  if (verb === 'publish') {
    return fetchApi<typeof publishRecord>({
      method: 'POST',
      path: `${path}publish/`,
      body: { version, at },
    });
  }
  return fetchApi<typeof unpublishRecord>({ method: 'POST', path: `${path}${verb}/`, body: { version } });
}
