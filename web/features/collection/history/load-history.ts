import type { RouterContextProvider } from 'react-router';
import { getRecord } from '#shared/contracts/collection.contract.ts';
import { compareRevisions, listAudit, listRevisions } from '#shared/contracts/collection-history.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { readPage } from '#web/lib/list-query.ts';
import { collectionOf } from '../collection-only.ts';

/** All versions of a record, what differs between two of them, and who did what. */
export async function loadHistory(
  name: string,
  id: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const collection = collectionOf(name);
  const params = { collection: collection.name, id };
  const view = url.searchParams.get('view') === 'audit' ? 'audit' : 'versions';
  const page = readPage(url.searchParams);
  const [record, revisions, audit] = await Promise.all([
    callApi(context, getRecord, { params }),
    callApi(context, listRevisions, { params, query: { page: view === 'versions' ? page : 1 } }),
    view === 'audit' ? callApi(context, listAudit, { params, query: { page } }) : null,
  ]);
  const to = versionIn(url, 'to') ?? record.version;
  const from = versionIn(url, 'from') ?? to - 1;
  const comparison =
    view === 'versions' && revisions.item_count > 0 && from >= 1 && from !== to
      ? await callApi(context, compareRevisions, { params, query: { from, to } })
      : null;
  return {
    collection: collection.name,
    record,
    revisions,
    audit,
    view,
    comparison,
    from,
    to,
    list: url.searchParams.get('list') ?? '',
  } as const;
}

export type HistoryData = Awaited<ReturnType<typeof loadHistory>>;

function versionIn(url: URL, name: string): number | null {
  const version = Number(url.searchParams.get(name));
  return Number.isInteger(version) && version > 0 && version < 2_000_000_000 ? version : null;
}
