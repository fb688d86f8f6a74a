import { data, type RouterContextProvider } from 'react-router';
import { listCollections } from '#shared/contracts/collection.contract.ts';
import { setCollectionRule } from '#shared/contracts/working-copy.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadOverview(context: Context) {
  const { actor } = pageApi(context).caller;
  const { collections } = await callApi(context, listCollections);
  /** Whether the viewer says what a collection asks of those who publish in it. */
  const rules = actor.kind === 'person' && deskMay(actor.desk_roles.filter(isDeskRole), 'manage_settings');
  return { collections, rules };
}
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

export interface RuleAnswer {
  saved?: true;
  problem?: ProblemBody;
}

/** Keeps in which collections a second person reads. */
export async function saveRules(request: Request, context: Context) {
  const chosen = new Set((await request.formData()).getAll('second_reader').map(String));
  const { collections } = await callApi(context, listCollections);
  for (const { name, second_reader } of collections) {
    if (!findCollection(name)?.publishes || chosen.has(name) === second_reader) continue;
    const set = await tryApi(context, setCollectionRule, {
      params: { collection: name },
      body: { second_reader: chosen.has(name) },
    });
    if (!set.ok) return data<RuleAnswer>({ problem: set.problem }, { status: set.problem.status });
  }
  return data<RuleAnswer>({ saved: true });
}
