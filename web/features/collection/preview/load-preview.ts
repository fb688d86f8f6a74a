import { data, type RouterContextProvider } from 'react-router';
import { getRecord, previewRecord } from '#shared/contracts/collection.contract.ts';
import { openPreview } from '#shared/contracts/working-copy.contract.ts';
import { cleanValues } from '#shared/domain/collection/clean-record.ts';
import { fieldsOf } from '#shared/domain/collection/collection.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { collectionOf } from '../collection-only.ts';
import { readValues } from '../form/record-values.ts';
import { asHtml } from '../rich-text/tidy-html.ts';

type Context = Readonly<RouterContextProvider>;

/** The record as visitors would see it, as it is stored. */
export async function loadPreview(name: string, id: string, context: Context) {
  const collection = collectionOf(name);
  const params = { collection: collection.name, id };
  const { path, detail } = await callApi(context, previewRecord, { params, body: {} });
  return { collection: collection.name, id, path, detail, origin: pageApi(context).publicUrl };
}

/** The record as visitors would see it with what is typed into its form now; nothing of that is stored. */
export async function previewTyped(name: string, id: string, request: Request, context: Context) {
  const collection = collectionOf(name);
  const params = { collection: collection.name, id };
  const [form, record] = await Promise.all([request.formData(), callApi(context, getRecord, { params })]);
  const typed = readValues(collection, form, record.values);
  for (const { name: field, input } of fieldsOf(collection))
    if (input === 'rich_text') typed[field] = asHtml(String(typed[field] ?? ''));
  const values = Object.fromEntries(
    Object.entries(cleanValues(collection, typed)).filter(
      ([field]) => !fieldsOf(collection).find((one) => one.name === field)?.fixed,
    ),
  );
  const preview = await tryApi(context, previewRecord, { params, body: { values } });
  if (!preview.ok)
    return data({ detail: null, problem: preview.problem }, { status: preview.problem.status });
  return data({ detail: preview.value.detail, problem: null });
}

/** What a link to a preview shows, and until when. */
export async function loadSharedPreview(key: string, context: Context) {
  const { collection, path, detail, until } = await callApi(context, openPreview, { params: { key } });
  return { collection, path, detail, until, origin: pageApi(context).publicUrl };
}
export type SharedPreviewData = Awaited<ReturnType<typeof loadSharedPreview>>;

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;
