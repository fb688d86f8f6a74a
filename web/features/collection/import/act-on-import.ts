import { data, type RouterContextProvider, redirect } from 'react-router';
import { checkImport, runImport, undoImport } from '#shared/contracts/collection-import.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { collectionOf } from '../collection-only.ts';
import { importPath } from '../collection-paths.ts';
import type { ImportAnswer } from './import-answer.ts';

/** Reads a file and says what it would do, does it, or takes an import back. */
export async function actOnImport(name: string, request: Request, context: Readonly<RouterContextProvider>) {
  const collection = collectionOf(name);
  const params = { collection: collection.name };
  const form = await request.formData();
  const intent = form.get('intent');
  const id = String(form.get('id') ?? '');
  const nothing: ImportAnswer = { report: null, undone: null, problem: null };

  if (intent === 'run') {
    const result = await tryApi(context, runImport, { params, body: { id } });
    if (!result.ok)
      return data<ImportAnswer>({ ...nothing, problem: result.problem }, { status: result.problem.status });
    throw redirect(`${importPath(collection.name)}?import=${result.value.id}&done=run`);
  }
  if (intent === 'undo') {
    const result = await tryApi(context, undoImport, { params: { ...params, id } });
    if (!result.ok)
      return data<ImportAnswer>({ ...nothing, problem: result.problem }, { status: result.problem.status });
    return data<ImportAnswer>({ ...nothing, undone: result.value });
  }
  const file = await uploadedFile(form, 'file');
  if (!file) return data<ImportAnswer>({ ...nothing, problem: bareProblem(422, 'no_file') }, { status: 422 });
  const result = await tryApi(context, checkImport, { params, body: { file } });
  if (!result.ok)
    return data<ImportAnswer>({ ...nothing, problem: result.problem }, { status: result.problem.status });
  return data<ImportAnswer>({ ...nothing, report: result.value });
}
