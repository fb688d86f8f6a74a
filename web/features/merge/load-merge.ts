import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  compareForMerge,
  findMergeable,
  listMerges,
  mergeStakeholders,
  undoMerge,
} from '#shared/contracts/merge.contract.ts';
import { MERGE_CHOICES, type MergeChoice } from '#shared/domain/merge.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { MERGE_PATH, type MergeState, mergeTo } from '../desk/frame/merge-paths.ts';

type Context = Readonly<RouterContextProvider>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readState(params: URLSearchParams): MergeState {
  const id = (name: string) => {
    const text = params.get(name) ?? '';
    return UUID.test(text) ? text.toLowerCase() : '';
  };
  return { into: id('into'), from: id('from'), search: (params.get('search') ?? '').trim().slice(0, 200) };
}

/** Two pages side by side once both are chosen; until then what is found, and the merges so far. */
export async function loadMerge(url: URL, context: Context) {
  const state = readState(url.searchParams);
  const { into, from, search } = state;
  const chosen = async (id: string) =>
    id ? ((await callApi(context, findMergeable, { query: { search: id } })).data[0] ?? null) : null;
  if (into && from) {
    const compared = await tryApi(context, compareForMerge, { query: { into, from } });
    if (compared.ok)
      return {
        state,
        comparison: compared.value,
        found: [],
        into: compared.value.into,
        from: compared.value.from,
        merges: [],
      };
    if (compared.problem.status !== 404) throw data(compared.problem, { status: compared.problem.status });
    throw redirect(mergeTo({ search }));
  }
  const [found, one, other, merges] = await Promise.all([
    search
      ? callApi(context, findMergeable, { query: { search, ...(into || from ? { not: into || from } : {}) } })
      : null,
    chosen(into),
    chosen(from),
    callApi(context, listMerges),
  ]);
  return { state, comparison: null, found: found?.data ?? [], into: one, from: other, merges: merges.data };
}
export type MergeData = Awaited<ReturnType<typeof loadMerge>>;

export interface MergeAnswer {
  done: 'merged' | 'undone' | null;
  name: string;
  problem: ProblemBody | null;
}

/** Merges what the form says, or takes a merge back. */
export async function actOnMerge(form: FormData, context: Context) {
  const text = (name: string) => String(form.get(name) ?? '');
  const undo = text('undo');
  const answer: MergeAnswer = { done: null, name: '', problem: null };
  if (undo) {
    const result = UUID.test(undo) ? await tryApi(context, undoMerge, { params: { id: undo } }) : null;
    if (result?.ok) return data({ ...answer, done: 'undone' as const });
    return data({ ...answer, problem: result?.problem ?? null }, result?.problem.status ?? 404);
  }
  const choices: Record<string, MergeChoice> = {};
  for (const [name, value] of form) {
    const choice = MERGE_CHOICES.find((one) => one === value);
    if (name.startsWith('field:') && choice) choices[name.slice('field:'.length)] = choice;
  }
  const body = {
    from: text('from'),
    into: text('into'),
    from_version: Number(text('from_version')),
    into_version: Number(text('into_version')),
    choices,
  };
  const result = await tryApi(context, mergeStakeholders, { body });
  if (!result.ok) return data({ ...answer, problem: result.problem }, result.problem.status);
  return redirect(`${MERGE_PATH}?done=${result.value.id}`);
}
