import * as contract from '#shared/contracts/eso.contract.ts';
import { oneFromList } from '../../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../../http/route.ts';
import { listStakeholders } from '../../stakeholder/list-stakeholders.ts';
import { addItem, changeItem, getItem, removeItem } from '../change-item.ts';
import { beginProfile, changeProfile, requireKind } from '../change-profile.ts';
import { getByKind } from '../get-by-kind.ts';
import { listProfiles } from '../list-profiles.ts';

const own: Handler<typeof contract.listOwnEsos> = ({ query }, context) =>
  listProfiles({ ...query, kind: 'eso' }, context);

export const routes: Route[] = [
  route(contract.listEsos, ({ query }, context) => listStakeholders('eso', query, context)),
  route(contract.listOwnEsos, own),
  oneFromList(contract.getOwnEso, own, { tab: 'all' }),
  route(contract.getEso, ({ params }, context) => getByKind(context, 'eso', params.id)),
  route(contract.createEso, ({ body }, context) => beginProfile(context, 'eso', body)),
  route(contract.updateEso, ({ params, body }, context) => changeProfile(context, params.id, body, 'eso')),
  route(contract.addEsoRound, async ({ params, body }, context) => {
    await requireKind(context, params.id, 'eso');
    return addItem(context, params.id, 'funding_rounds', body);
  }),
  route(contract.getEsoRound, async ({ params }, context) => {
    await requireKind(context, params.id, 'eso');
    return getItem(context, params.id, 'funding_rounds', params.funding_id);
  }),
  route(contract.changeEsoRound, async ({ params, body }, context) => {
    await requireKind(context, params.id, 'eso');
    return changeItem(context, params.id, 'funding_rounds', params.funding_id, body);
  }),
  route(contract.removeEsoRound, async ({ params }, context) => {
    await requireKind(context, params.id, 'eso');
    return removeItem(context, params.id, 'funding_rounds', params.funding_id);
  }),
];
