import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  chooseForImportRows,
  matchDirectoryImport,
  pauseDirectoryImport,
  publishDirectoryImport,
  runDirectoryImport,
  startDirectoryImport,
  undoDirectoryImport,
} from '#shared/contracts/directory-import.contract.ts';
import { directoryImportPath, ROW_CHOICES } from '#shared/domain/directory-import.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';

type Context = Readonly<RouterContextProvider>;

/** What stopped a press. */
export interface ImportAnswer {
  problem: ProblemBody;
}

const stopped = (problem: ProblemBody) => data<ImportAnswer>({ problem }, { status: problem.status });

/** Takes a file and goes on to its own page. */
export async function sendFile(request: Request, context: Context) {
  const file = await uploadedFile(await request.formData(), 'file');
  if (!file) return stopped(bareProblem(422, 'no_file'));
  const sent = await tryApi(context, startDirectoryImport, { body: { file } });
  if (!sent.ok) return stopped(sent.problem);
  throw redirect(directoryImportPath(sent.value.id));
}

const STEPS = {
  run: runDirectoryImport,
  pause: pauseDirectoryImport,
  publish: publishDirectoryImport,
  undo: undoDirectoryImport,
} as const;

/** Matches columns, chooses for rows, or begins a step. */
export async function actOnImport(id: string, url: URL, form: FormData, context: Context) {
  const params = { id };
  const intent = String(form.get('intent') ?? '');
  const done =
    intent === 'match'
      ? await tryApi(context, matchDirectoryImport, { params, body: matched(form) })
      : intent === 'choose'
        ? await tryApi(context, chooseForImportRows, { params, body: chosen(form) })
        : await tryApi(context, STEPS[intent as keyof typeof STEPS] ?? runDirectoryImport, { params });
  if (!done.ok) return stopped(done.problem);
  // The list one was choosing in stays; after a step all rows are shown.
  throw redirect(`${directoryImportPath(id)}${intent === 'choose' ? url.search : ''}`);
}

type Matched = NonNullable<Parameters<typeof tryApi<typeof matchDirectoryImport>>[2]>['body'];

const matched = (form: FormData) =>
  ({
    columns: form.getAll('column').map(String),
    category: String(form.get('category') ?? ''),
  }) as Matched;

/** "update <id>", "create" or "leave"; of one line, or of all that wait. */
function chosen(form: FormData) {
  const [word, record_id] = String(form.get('choice') ?? '').split(' ');
  const choice = ROW_CHOICES.find((one) => one === word) ?? 'leave';
  const line = Number(form.get('line'));
  return { choice, ...(record_id ? { record_id } : {}), ...(line > 0 ? { line } : {}) };
}
