import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  type ChainCheck,
  checkAuditChain,
  exportAudit,
  getAuditChain,
  getAuditEntry,
  listAudit,
} from '#shared/contracts/audit.contract.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { auditQuery, auditTo, readAuditState } from './audit-state.ts';

/** Loads the log as its address asks. A day that is none is told at its field, above an empty list. */
export async function loadAudit(url: URL, context: Readonly<RouterContextProvider>) {
  const state = readAuditState(url.searchParams);
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== auditQuery(state)) throw redirect(auditTo(state));
  const query = { ...state, grouped: 'yes' as const };
  const [result, chain] = await Promise.all([
    tryApi(context, listAudit, { query }),
    callApi(context, getAuditChain),
  ]);
  if (result.ok) return { state, chain, list: result.value, errors: {} as Record<string, string[]> };
  if (result.problem.status !== 422) await callApi(context, listAudit, { query });
  const { entities, verbs } = await callApi(context, listAudit);
  return {
    state,
    chain,
    list: { data: [], next: null, entities, verbs },
    errors: result.problem.errors ?? {},
  };
}
export type AuditData = Awaited<ReturnType<typeof loadAudit>>;

export interface CheckAnswer {
  check?: ChainCheck;
  problem?: ProblemBody;
}

/** Reads the whole chain. */
export async function checkChain(context: Readonly<RouterContextProvider>) {
  const result = await tryApi(context, checkAuditChain);
  const answer: CheckAnswer = result.ok ? { check: result.value } : { problem: result.problem };
  return data(answer, result.ok ? 200 : result.problem.status);
}

export const loadEntry = (id: string, context: Readonly<RouterContextProvider>) =>
  callApi(context, getAuditEntry, { params: { id } });

/** The entries of a list as a CSV file; the text begins with the mark by which spreadsheets know UTF-8. */
export async function loadAuditExport(url: URL, context: Readonly<RouterContextProvider>) {
  const { after: _after, ...filters } = readAuditState(url.searchParams);
  return csvFile(await callApi(context, exportAudit, { query: filters }));
}
