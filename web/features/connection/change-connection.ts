import type { RouterContextProvider } from 'react-router';
import {
  actOnConnection,
  askToConnect,
  type Blocked,
  blockPerson,
  type ConnectionItem,
  unblockPerson,
} from '#shared/contracts/connection.contract.ts';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { sendReport } from '#shared/contracts/report.contract.ts';
import { CONNECTION_ACTIONS, type ConnectionAction } from '#shared/domain/connection.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

/** What a form about a connection has done, or why not; what was typed comes back with a problem. */
export type ConnectionAnswer =
  | {
      done: ConnectionAction | 'block' | 'unblock';
      id: string;
      name: string;
      name_kh: string;
      /** Teams to which somebody who was blocked still belongs. */
      teams?: Blocked['teams'];
    }
  | { reported: string }
  | { problem: ProblemBody; typed: Record<string, string> };

/**
 * One button about a connection: `do` holds what and with whom (`accept:<id of the connection>`, `block:<id of the person>`), the
 * forms that ask and report name themselves. Undefined: the form is about something else.
 */
export async function changeConnection(
  form: FormData,
  context: Context,
): Promise<ConnectionAnswer | undefined> {
  const typed = textsOf(form);
  const [verb = '', id = ''] = (typed.do ?? '').split(':');
  const problem = (body: ProblemBody) => ({ problem: body, typed });
  if (verb === 'ask') {
    const { person_id, stakeholder_id, as_stakeholder_id, purpose, note } = typed;
    const asked = await tryApi(context, askToConnect, {
      body: filled({ person_id, stakeholder_id, as_stakeholder_id, purpose, note }) as BodyOf<
        typeof askToConnect
      >,
    });
    return asked.ok ? doneOf('connect', asked.value) : problem(asked.problem);
  }
  if (verb === 'report') {
    const { subject_kind, subject_id, reason, description } = typed;
    const sent = await tryApi(context, sendReport, {
      body: filled({ subject_kind, subject_id, reason, description }) as BodyOf<typeof sendReport>,
    });
    return sent.ok ? { reported: sent.value.reference } : problem(sent.problem);
  }
  if (verb === 'block') {
    const blocked = await tryApi(context, blockPerson, { body: { person_id: id } });
    if (!blocked.ok) return problem(blocked.problem);
    const { name, name_kh } = blocked.value.person;
    return { done: 'block', id, name, name_kh, teams: blocked.value.teams };
  }
  if (verb === 'unblock') {
    const freed = await tryApi(context, unblockPerson, { params: { person_id: id } });
    if (!freed.ok) return problem(freed.problem);
    return { done: 'unblock', id, name: typed[`name:${id}`] ?? '', name_kh: '' };
  }
  const action = CONNECTION_ACTIONS.find((one) => one === verb);
  if (!action) return undefined;
  const acted = await tryApi(context, actOnConnection, { params: { id }, body: { action } });
  return acted.ok ? doneOf(action, acted.value) : problem(acted.problem);
}

const doneOf = (done: ConnectionAction, { id, party }: ConnectionItem): ConnectionAnswer => ({
  done,
  id: id ?? '',
  name: party.name,
  name_kh: party.name_kh,
});

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const filled = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
