import * as contract from '#shared/contracts/desk-person.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { type CallContext, type Route, route } from '../../../http/route.ts';
import { getPerson } from '../../account/account.queries.ts';
import { endOtherSessions } from '../../account/session.ts';
import { grantRole, revokeRole } from './change-roles.ts';
import { presentPerson, presentRow } from './desk-person.present.ts';
import { lockPerson } from './desk-person.queries.ts';
import { countPeople, findPeople, rolesOf } from './find-people.ts';
import { inviteStaff } from './invite-staff.ts';
import { takeOffFactor } from './lost-factor.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

export const routes: Route[] = [
  route(contract.listPeople, async ({ query }, { services: { database } }) => {
    const { rows, total } = await findPeople(database.db, query);
    const roles = await rolesOf(
      database.db,
      rows.map((row) => row.person.id),
    );
    const data = rows.map(({ person, organisations, second_factor, last_seen }) =>
      presentRow(person, {
        roles: (roles.get(person.id) ?? []).map(({ role }) => role),
        organisations,
        second_factor,
        last_seen,
      }),
    );
    return { ...asList(data, total, query), counts: await countPeople(database.db) };
  }),
  route(contract.getDeskPerson, async ({ params }, context) =>
    presentPerson(context, await getPerson(context.services.database.db, params.id)),
  ),
  route(contract.suspendPerson, ({ params, body }, context) =>
    change(context, params.id, (work) => suspendPerson(work, params.id, body.reason).then(({ who }) => who)),
  ),
  route(contract.liftSuspension, ({ params }, context) =>
    change(context, params.id, (work) => liftSuspension(work, params.id)),
  ),
  route(contract.endPersonSessions, ({ params }, context) =>
    change(context, params.id, async (work) => {
      if (!(await lockPerson(work.tx, params.id))) throw new Problem('not_found');
      await endOtherSessions(work, params.id, null);
      await recordAudit(work, { action: 'person.end-sessions', entity_id: params.id });
    }),
  ),
  route(contract.sendPasswordLink, ({ params }, context) =>
    change(context, params.id, (work) => sendPasswordLink(work, params.id)),
  ),
  route(contract.takeOffFactor, ({ params }, context) =>
    change(context, params.id, (work) => takeOffFactor(work, params.id)),
  ),
  route(contract.inviteStaff, async ({ body }, context) => {
    const id = await inTransaction(context, (work) => inviteStaff(work, body));
    return presentPerson(context, await getPerson(context.services.database.db, id));
  }),
  route(contract.grantRole, ({ params, body }, context) =>
    change(context, params.id, (work) => grantRole(work, params.id, body.role)),
  ),
  route(contract.revokeRole, ({ params }, context) =>
    change(context, params.id, (work) => revokeRole(work, params.id, params.role)),
  ),
];

/** Changes somebody in one transaction and answers them as they are now. */
async function change(context: CallContext, id: string, write: (work: Work) => Promise<unknown>) {
  await inTransaction(context, write);
  return presentPerson(context, await getPerson(context.services.database.db, id));
}
