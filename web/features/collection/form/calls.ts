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
import type {
  agreeReading,
  askReader,
  discardCopy,
  planWithdrawal,
  publishCopy,
  saveCopy,
  sharePreview,
} from '#shared/contracts/working-copy.contract.ts';
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

const copyPath = (collection: Name, id: string) => `${one(collection, id)}working-copy/`;

export const saveCopyCall = (
  collection: Name,
  id: string,
  body: { copy: number; version: number; values: RecordValues },
) => fetchApi<typeof saveCopy>({ method: 'PUT', path: copyPath(collection, id), body });

/** Publishes the changes of a public record, at once or at a moment. */
export const publishCopyCall = (collection: Name, id: string, copy: number, at: string | null) =>
  fetchApi<typeof publishCopy>({
    method: 'POST',
    path: `${copyPath(collection, id)}publish/`,
    body: { copy, at },
  });

export const discardCopyCall = (collection: Name, id: string, copy: number) =>
  fetchApi<typeof discardCopy>({ method: 'DELETE', path: copyPath(collection, id), query: { copy } });

export const planWithdrawalCall = (collection: Name, id: string, version: number, at: string | null) =>
  fetchApi<typeof planWithdrawal>({
    method: 'POST',
    path: `${one(collection, id)}withdrawal/`,
    body: { version, at },
  });

export const askReaderCall = (
  collection: Name,
  id: string,
  body: { version: number; copy: number; reader_id: string; word: string },
) => fetchApi<typeof askReader>({ method: 'POST', path: `${one(collection, id)}reader/`, body });

export const agreeCall = (collection: Name, id: string, body: { version: number; copy: number }) =>
  fetchApi<typeof agreeReading>({ method: 'POST', path: `${one(collection, id)}reader/agree/`, body });

export const shareCall = (collection: Name, id: string) =>
  fetchApi<typeof sharePreview>({ method: 'POST', path: `${one(collection, id)}preview-link/` });
