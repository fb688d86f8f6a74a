import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import {
  checkDirectoryImport,
  type DirectoryImportReport,
  matchDirectoryImport,
  publishDirectoryImport,
  runDirectoryImport,
  undoDirectoryImport,
} from '#shared/contracts/directory-import.contract.ts';
import { DIRECTORY_IMPORT_PATH } from '#shared/domain/directory-import.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';

type Acted = ResponseOf<typeof undoDirectoryImport>;

/** What came of sending a file, or of publishing or taking back what an import made. */
export interface DirectoryImportAnswer {
  report: DirectoryImportReport | null;
  acted: (Acted & { verb: 'publish' | 'undo' }) | null;
  problem: ProblemBody | null;
}

const NOTHING: DirectoryImportAnswer = { report: null, acted: null, problem: null };
const refuse = (problem: ProblemBody) =>
  data<DirectoryImportAnswer>({ ...NOTHING, problem }, { status: problem.status });

/** Reads a file and says what it would do, with its columns as chosen; does it; publishes it or takes it back. */
export async function sendDirectoryImport(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const id = String(form.get('id') ?? '');
  switch (intent) {
    case 'match': {
      const result = await tryApi(context, matchDirectoryImport, { body: { id, columns: columnsIn(form) } });
      return result.ok ? data({ ...NOTHING, report: result.value }) : refuse(result.problem);
    }
    case 'run': {
      const body = { id, columns: columnsIn(form), choices: choicesIn(form) };
      const result = await tryApi(context, runDirectoryImport, { body });
      if (!result.ok) return refuse(result.problem);
      const { id: done, left } = result.value;
      throw redirect(`${DIRECTORY_IMPORT_PATH}?import=${done}&left=${left}`);
    }
    case 'publish':
    case 'undo': {
      const call = intent === 'publish' ? publishDirectoryImport : undoDirectoryImport;
      const result = await tryApi(context, call, { params: { id } });
      if (!result.ok) return refuse(result.problem);
      return data<DirectoryImportAnswer>({ ...NOTHING, acted: { ...result.value, verb: intent } });
    }
    default: {
      const file = await uploadedFile(form, 'file');
      if (!file) return refuse(bareProblem(422, 'no_file'));
      const result = await tryApi(context, checkDirectoryImport, { body: { file } });
      return result.ok ? data({ ...NOTHING, report: result.value }) : refuse(result.problem);
    }
  }
}

const COLUMN = 'column:';
const CHOICE = 'choice:';
export const columnName = (n: number) => `${COLUMN}${n}`;
export const choiceName = (row: number) => `${CHOICE}${row}`;

/** Controls of a form whose names begin so, by the rest of their names. */
const named = (form: FormData, begin: string): [string, string][] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(begin) && typeof value === 'string' ? [[name.slice(begin.length), value]] : [],
  );

const columnsIn = (form: FormData) =>
  Object.fromEntries(named(form, COLUMN).map(([n, name]) => [n, name || null]));
const choicesIn = (form: FormData) =>
  Object.fromEntries(named(form, CHOICE).filter(([, choice]) => choice !== ''));
