import * as contract from '#shared/contracts/mentor.contract.ts';
import { oneFromList } from '../../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../../http/route.ts';
import { beginProfile, changeProfile, onlyProfile } from '../change-profile.ts';
import { getByKind } from '../get-by-kind.ts';
import { listProfiles } from '../list-profiles.ts';

const own: Handler<typeof contract.listOwnMentors> = ({ query }, context) =>
  listProfiles({ ...query, kind: 'mentor' }, context);

export const routes: Route[] = [
  route(contract.listOwnMentors, own),
  oneFromList(contract.getOwnMentor, own, { tab: 'all' }),
  route(contract.getMentor, ({ params }, context) => getByKind(context, 'mentor', params.id)),
  route(contract.createMentor, ({ body }, context) => beginProfile(context, 'mentor', body)),
  route(contract.updateMentor, async ({ body: { id, ...body } }, context) =>
    changeProfile(context, await onlyProfile(context, 'mentor', id), body, 'mentor'),
  ),
];
