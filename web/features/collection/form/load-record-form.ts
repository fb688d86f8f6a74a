import type { RouterContextProvider } from 'react-router';
import { getRecord, listOptions } from '#shared/contracts/collection.contract.ts';
import { listReaders } from '#shared/contracts/working-copy.contract.ts';
import { emptyValues } from '#shared/domain/collection/clean-record.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { collectionOf } from '../collection-only.ts';
import { formRecord } from './form-record.ts';

/**
 * A record and what its fields can be set to; without an id a new one. Nothing is read for a visitor: their session
 * ended while the form was sent, and the answer of the action has what was typed.
 */
export async function loadForm(
  name: string,
  id: string | null,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const collection = collectionOf(name);
  const params = { collection: collection.name };
  if (collection.closed && id === null) throw notFound();
  const { actor } = pageApi(context).caller;
  const person = actor.kind === 'person' ? actor.id : null;
  const [record, choices, readers] = await Promise.all([
    id !== null && person ? callApi(context, getRecord, { params: { ...params, id } }) : null,
    person ? callApi(context, listOptions, { params }) : { options: {}, tags: [] },
    person && id !== null && collection.publishes ? callApi(context, listReaders, { params }) : null,
  ]);
  return {
    collection: collection.name,
    person,
    record,
    stored: record ? formRecord(collection, record).values : emptyValues(collection),
    /** Colleagues who can be asked to read it. */
    readers: readers?.data ?? [],
    options: choices.options,
    tags: choices.tags,
    /** The query of the list one comes from. */
    list: url.searchParams.get('list') ?? '',
    done: url.searchParams.get('done'),
  };
}

export type RecordFormData = Awaited<ReturnType<typeof loadForm>>;
