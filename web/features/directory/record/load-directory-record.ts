import type { RouterContextProvider } from 'react-router';
import { getDirectoryRecord, listRecordHistory } from '#shared/contracts/directory.contract.ts';
import { PROFILE_PARTS, partsOf, profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { loadTerms } from '#web/features/listing/load/load-terms.ts';
import { callApi } from '#web/lib/api.ts';
import { readOneOf, readPage } from '#web/lib/list-query.ts';
import { readRecordView } from './directory-record-address.ts';

export type Context = Readonly<RouterContextProvider>;

/** One record as its page shows it: to be read, with one part open to be corrected, or its history. */
export async function loadRecord(url: URL, context: Context, id: string) {
  const params = url.searchParams;
  const record = await callApi(context, getDirectoryRecord, { params: { id } });
  const view = readRecordView(params);
  const name = readOneOf(params, 'part', PROFILE_PARTS);
  const part = record.can.edit
    ? (partsOf(record.kind).find((one) => one.name === name && !one.list && one.name !== 'picture') ?? null)
    : null;
  const field = params.get('field') ?? '';
  const [terms, history] = await Promise.all([
    loadTerms(context, profileFieldsOf(record.kind)),
    view === 'history'
      ? callApi(context, listRecordHistory, { params: { id }, query: { page: readPage(params), field } })
      : null,
  ]);
  return {
    record,
    terms,
    history,
    field,
    part: part?.name ?? null,
    done: readOneOf(params, 'done', ['saved', 'off', 'back', 'restored'] as const) ?? null,
    list: params.get('list') ?? '',
    now: new Date().toISOString(),
  };
}
export type RecordData = Awaited<ReturnType<typeof loadRecord>>;
