import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  type CollectionRecord,
  createRecord,
  getRecord,
  updateRecord,
  uploadFile,
} from '#shared/contracts/collection.contract.ts';
import {
  archiveRecord,
  deleteRecord,
  publishRecord,
  restoreRecord,
  unpublishRecord,
} from '#shared/contracts/collection-state.contract.ts';
import {
  agreeReading,
  askReader,
  discardCopy,
  planWithdrawal,
  publishCopy,
  saveCopy,
  sharePreview,
} from '#shared/contracts/working-copy.contract.ts';
import { cleanValues, emptyValues } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { RECORD_VERBS, type RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { collectionOf } from '../collection-only.ts';
import { recordPath } from '../collection-paths.ts';
import { uploadName } from '../image/upload-name.ts';
import { asHtml } from '../rich-text/tidy-html.ts';
import type { FormAnswer } from './form-answer.ts';
import { formRecord, keepsCopy } from './form-record.ts';
import {
  isPanelIntent,
  type PanelIntent,
  PUBLISH_AT,
  READER,
  READER_WORD,
  WITHDRAW_AT,
} from './publish-at.ts';
import { readMoment, readValues } from './record-values.ts';

type Context = Readonly<RouterContextProvider>;
type Result<T> = { ok: true; value: T } | { ok: false; problem: ProblemBody };

/**
 * The form posted without a script: files first, then the values, then what is to be done with the record. Nothing
 * typed is lost when any of it is refused.
 */
export async function saveForm(
  name: string,
  id: string | null,
  url: URL,
  request: Request,
  context: Context,
) {
  const collection = collectionOf(name);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? 'save');
  const list = url.searchParams.get('list') ?? '';
  const before = id === null ? null : await tryApi(context, getRecord, { params: paramsOf(collection, id) });
  const record = before?.ok ? before.value : null;
  const written = record && formRecord(collection, record);
  const values = readValues(collection, form, written?.values ?? emptyValues(collection));
  const version = form.has('version') ? Number(form.get('version')) : (written?.version ?? 0);
  const stopped = async (problem: ProblemBody) => {
    const theirs = problem.code === 'stale_version' ? record : null;
    return data<FormAnswer>({ values, version, problem, theirs }, { status: problem.status });
  };
  if (before && !before.ok) return stopped(before.problem);

  const sent = await sendFiles(collection, form, values, context);
  if (!sent.ok) return stopped(sent.problem);
  const plain = RECORD_VERBS.filter((verb) => verb !== 'publish').find((verb) => verb === intent);
  const skipsValues =
    (plain !== undefined && record?.state === 'bin') || intent === 'discard' || intent === 'agree';
  const saved = skipsValues
    ? { ok: true as const, value: record as CollectionRecord }
    : await save(collection, record, version, richAsHtml(collection, sent.value), context);
  if (!saved.ok) return stopped(saved.problem);

  const at = intent === 'schedule' ? readMoment(form, PUBLISH_AT) : null;
  if (isPanelIntent(intent)) {
    const done = await doPanel(collection, saved.value, intent, form, context);
    if (!done.ok) return stopped(done.problem);
  }
  const verb = intent === 'schedule' ? 'publish' : RECORD_VERBS.find((one) => one === intent);
  if (verb) {
    const done = await doVerb(collection, saved.value, verb, at, context);
    if (!done.ok) return stopped(done.problem);
  }
  const done = new URLSearchParams({ done: intent, ...(list ? { list } : {}) });
  throw redirect(`${recordPath(collection.name, saved.value.id)}?${done}`);
}

const paramsOf = ({ name }: Collection, id: string) => ({ collection: name, id });

/** Text typed into the plain box has paragraphs of its own. */
function richAsHtml(collection: Collection, values: RecordValues): RecordValues {
  const next = { ...values };
  for (const { name, input } of fieldsOf(collection))
    if (input === 'rich_text') next[name] = asHtml(String(next[name] ?? ''));
  return next;
}

async function sendFiles(
  collection: Collection,
  form: FormData,
  values: RecordValues,
  context: Context,
): Promise<Result<RecordValues>> {
  const next = { ...values };
  for (const { name, input } of fieldsOf(collection)) {
    const file = input === 'image' || input === 'file' ? await uploadedFile(form, uploadName(name)) : null;
    if (!file) continue;
    const stored = await tryApi(context, uploadFile, {
      params: { collection: collection.name },
      body: { field: name, file },
    });
    if (!stored.ok) {
      const text = Object.values(stored.problem.errors ?? {})[0] ?? [stored.problem.message];
      return { ok: false, problem: { ...stored.problem, errors: { [name]: text } } };
    }
    next[name] = stored.value.id;
  }
  return { ok: true, value: next };
}

function save(
  collection: Collection,
  record: CollectionRecord | null,
  version: number,
  values: RecordValues,
  context: Context,
): Promise<Result<CollectionRecord>> {
  const clean = cleanValues(collection, values);
  if (record && keepsCopy(collection, record))
    return tryApi(context, saveCopy, {
      params: paramsOf(collection, record.id),
      body: { copy: version, values: withoutFixed(collection, clean) },
    });
  return record
    ? tryApi(context, updateRecord, {
        params: paramsOf(collection, record.id),
        body: { version, values: withoutFixed(collection, clean) },
      })
    : tryApi(context, createRecord, { params: { collection: collection.name }, body: { values: clean } });
}

/** What was given once is not given again. */
const withoutFixed = (collection: Collection, values: RecordValues): RecordValues =>
  Object.fromEntries(
    fieldsOf(collection).flatMap(({ name, fixed }) => (fixed ? [] : [[name, values[name] ?? '']])),
  );

function doVerb(
  collection: Collection,
  { id, version, state, working_copy: copy }: CollectionRecord,
  verb: RecordVerb,
  at: string | null,
  context: Context,
): Promise<Result<CollectionRecord>> {
  const params = paramsOf(collection, id);
  if (verb === 'publish' && keepsCopy(collection, { state }) && copy)
    return tryApi(context, publishCopy, { params, body: { copy: copy.version, at } });
  if (verb === 'publish') return tryApi(context, publishRecord, { params, body: { version, at } });
  if (verb === 'delete') return tryApi(context, deleteRecord, { params, query: { version } });
  const contract = { unpublish: unpublishRecord, archive: archiveRecord, restore: restoreRecord }[verb];
  return tryApi(context, contract, { params, body: { version } });
}

/** What the panel offers besides. A link to the preview leads there: it is the address of that page. */
async function doPanel(
  collection: Collection,
  { id, version, working_copy }: CollectionRecord,
  intent: PanelIntent,
  form: FormData,
  context: Context,
): Promise<Result<unknown>> {
  const params = paramsOf(collection, id);
  const copy = working_copy?.version ?? 0;
  switch (intent) {
    case 'discard':
      return tryApi(context, discardCopy, { params, query: { copy } });
    case 'withdraw':
      return tryApi(context, planWithdrawal, {
        params,
        body: { version, at: readMoment(form, WITHDRAW_AT) },
      });
    case 'stay':
      return tryApi(context, planWithdrawal, { params, body: { version, at: null } });
    case 'ask': {
      const [reader_id, word] = [READER, READER_WORD].map((name) => String(form.get(name) ?? ''));
      return tryApi(context, askReader, {
        params,
        body: { version, copy, reader_id: reader_id!, word: word! },
      });
    }
    case 'agree':
      return tryApi(context, agreeReading, { params, body: { version, copy } });
    case 'share': {
      const shared = await tryApi(context, sharePreview, { params });
      if (shared.ok) throw redirect(new URL(shared.value.url).pathname);
      return shared;
    }
  }
}
