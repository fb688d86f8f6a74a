import type { Contract } from '#shared/contracts/contract.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { SignedIn } from '../http/actor.ts';
import { type CallContext, type Handler, type Route, route } from '../http/route.ts';
import { assignAtDesk } from './assign-case.ts';
import { addNote } from './case-notes.ts';
import type { AnyKind, CaseRow } from './kind.ts';

interface Calls<T extends Contract, L extends Contract, N extends Contract> {
  take: T;
  release: L;
  note: N;
}

/** What the desk does with a case of any kind besides deciding: it is taken, given back, noted. Each answers the case as it is then. */
export function deskRoutes<R extends CaseRow, T extends Contract, L extends Contract, N extends Contract>(
  kind: AnyKind<R>,
  calls: Calls<T, L, N>,
  read: (context: CallContext, id: string) => ReturnType<Handler<T>> & ReturnType<Handler<N>>,
): Route[] {
  const idOf = ({ params }: { params: unknown }) => (params as { id: string }).id;
  const assign = (verb: 'take' | 'release') => async (input: { params: unknown }, context: CallContext) => {
    await assignAtDesk(context, kind, idOf(input), verb);
    return read(context, idOf(input));
  };
  return [
    route(calls.take, assign('take')),
    route(calls.release, assign('release')),
    route(calls.note, async (input, context) => {
      await addNote(context, kind, idOf(input), (input.body as { body: string }).body);
      return read(context, idOf(input));
    }),
  ];
}

/** Which of these somebody of the desk can do now. */
export function canAtDesk<R extends CaseRow>(
  { life, stateOf }: AnyKind<R>,
  row: R,
  { id, desk_roles }: Pick<SignedIn, 'id' | 'desk_roles'>,
): { take: boolean; release: boolean; note: boolean } {
  const assigns = deskMay(desk_roles, life.desk.assign) && life.assigned.includes(stateOf(row));
  return {
    take: assigns && row.assignee_id !== id,
    release: assigns && row.assignee_id !== null,
    note: deskMay(desk_roles, life.desk.decide),
  };
}
