import * as contract from '#shared/contracts/startup.contract.ts';
import { oneFromList } from '../../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../../http/route.ts';
import { listStakeholders } from '../../stakeholder/list-stakeholders.ts';
import { deleteProfile } from '../archive-profile.ts';
import { addItem, changeItem, getItem, removeItem } from '../change-item.ts';
import { beginProfile, changeProfile, requireKind } from '../change-profile.ts';
import { getByKind } from '../get-by-kind.ts';
import { listProfiles } from '../list-profiles.ts';

const own: Handler<typeof contract.listOwnStartups> = ({ query }, context) =>
  listProfiles({ ...query, kind: 'startup' }, context);

export const routes: Route[] = [
  route(contract.listStartups, ({ query }, context) => listStakeholders('startup', query, context)),
  route(contract.listStartupsPublic, ({ query }, context) => listStakeholders('startup', query, context)),
  route(contract.listOwnStartups, own),
  oneFromList(contract.getOwnStartup, own, { tab: 'all' }),
  route(contract.getStartup, ({ params }, context) => getByKind(context, 'startup', params.id)),
  route(contract.getStartupPublic, ({ params }, context) => getByKind(context, 'startup', params.id)),
  route(contract.createStartup, ({ body }, context) => beginProfile(context, 'startup', body)),
  route(contract.updateStartup, ({ params, body }, context) =>
    changeProfile(context, params.id, body, 'startup'),
  ),
  route(contract.deleteStartup, async ({ params }, context) => {
    await requireKind(context, params.id, 'startup');
    return { status: 200 as const, result: await deleteProfile(context, params.id) };
  }),
  route(contract.addStartupRound, async ({ params, body }, context) => {
    await requireKind(context, params.id, 'startup');
    return addItem(context, params.id, 'funding_rounds', body);
  }),
  route(contract.getStartupRound, async ({ params }, context) => {
    await requireKind(context, params.id, 'startup');
    return getItem(context, params.id, 'funding_rounds', params.funding_id);
  }),
  route(contract.changeStartupRound, async ({ params, body }, context) => {
    await requireKind(context, params.id, 'startup');
    return changeItem(context, params.id, 'funding_rounds', params.funding_id, body);
  }),
  route(contract.removeStartupRound, async ({ params }, context) => {
    await requireKind(context, params.id, 'startup');
    return removeItem(context, params.id, 'funding_rounds', params.funding_id);
  }),
];
