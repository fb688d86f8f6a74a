import * as contract from '#shared/contracts/investor.contract.ts';
import { oneFromList } from '../../../http/one-from-list.ts';
import type { CallContext } from '../../../http/route.ts';
import { type Handler, type Route, route } from '../../../http/route.ts';
import { addItem, changeItem, getItem, profileOfItem, removeItem } from '../change-item.ts';
import { beginProfile, changeProfile, onlyProfile, requireKind } from '../change-profile.ts';
import { getByKind } from '../get-by-kind.ts';
import { listProfiles } from '../list-profiles.ts';

/** The investor profile on whose page a person stands; 404 for people on pages of other kinds. */
async function investorOf(context: CallContext, member: string): Promise<string> {
  const id = await profileOfItem(context, 'team_members', member);
  await requireKind(context, id, 'investor');
  return id;
}

const own: Handler<typeof contract.listOwnInvestors> = ({ query }, context) =>
  listProfiles({ ...query, kind: 'investor' }, context);

export const routes: Route[] = [
  route(contract.listOwnInvestors, own),
  oneFromList(contract.getOwnInvestor, own, { tab: 'all' }),
  route(contract.getInvestor, ({ params }, context) => getByKind(context, 'investor', params.id)),
  route(contract.createInvestor, ({ body }, context) => beginProfile(context, 'investor', body)),
  route(contract.updateInvestor, async ({ body: { id, ...body } }, context) =>
    changeProfile(context, await onlyProfile(context, 'investor', id), body, 'investor'),
  ),
  route(contract.addInvestorMember, async ({ body: { stakeholder_id, ...body } }, context) =>
    addItem(context, await onlyProfile(context, 'investor', stakeholder_id), 'team_members', body),
  ),
  route(contract.getInvestorMember, async ({ params }, context) =>
    getItem(context, await investorOf(context, params.id), 'team_members', params.id),
  ),
  route(contract.changeInvestorMember, async ({ params, body }, context) =>
    changeItem(context, await investorOf(context, params.id), 'team_members', params.id, body),
  ),
  route(contract.removeInvestorMember, async ({ params }, context) =>
    removeItem(context, await investorOf(context, params.id), 'team_members', params.id),
  ),
];
