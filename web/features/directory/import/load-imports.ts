import type { RouterContextProvider } from 'react-router';
import {
  getDirectoryImport,
  getImportTemplate,
  listDirectoryImportRows,
  listDirectoryImports,
} from '#shared/contracts/directory-import.contract.ts';
import { ROW_WILLS } from '#shared/domain/directory-import.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { callApi } from '#web/lib/api.ts';
import { sentFile } from '#web/lib/csv-file.ts';
import { readOneOf, readPage } from '#web/lib/list-query.ts';
import { notFound } from '#web/lib/read-problem.ts';

type Context = Readonly<RouterContextProvider>;

/** Imports so far. */
export const loadImports = (url: URL, context: Context) =>
  callApi(context, listDirectoryImports, { query: { page: readPage(url.searchParams), per_page: 20 } });
export type ImportsData = Awaited<ReturnType<typeof loadImports>>;

/** One import, and its rows once they are checked. */
export async function loadImport(id: string, url: URL, context: Context) {
  if (!UUID.test(id)) throw notFound();
  const will = readOneOf(url.searchParams, 'will', ROW_WILLS);
  const page = readPage(url.searchParams);
  const [one, rows] = await Promise.all([
    callApi(context, getDirectoryImport, { params: { id } }),
    callApi(context, listDirectoryImportRows, {
      params: { id },
      query: { page, per_page: 50, ...(will ? { will } : {}) },
    }),
  ]);
  return { one, rows, will };
}
export type ImportData = Awaited<ReturnType<typeof loadImport>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An empty file of a category, as CSV or as a workbook. */
export async function loadTemplate(url: URL, context: Context) {
  const category = readOneOf(url.searchParams, 'category', CATEGORY_SLUGS) ?? 'startup';
  const format = readOneOf(url.searchParams, 'format', ['csv', 'xlsx']) ?? 'xlsx';
  return sentFile(await callApi(context, getImportTemplate, { params: { category }, query: { format } }));
}
