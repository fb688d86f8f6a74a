import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/profile.contract.ts';
import * as team from '#shared/contracts/team-member.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { archiveProfile, deleteProfile, restoreProfile } from './archive-profile.ts';
import { addItem, changeItem, profileOfItem, removeItem } from './change-item.ts';
import { beginProfile, changeProfile, getProfile } from './change-profile.ts';
import { getTeamMember } from './get-team-member.ts';
import { removeItemPicture, setItemPicture } from './item-picture.ts';
import { presentTeam } from './items.present.ts';
import { listProfiles } from './list-profiles.ts';
import { ownItems } from './own-items.ts';
import { previewProfile } from './preview-profile.ts';
import {
  answerMessages,
  discardChanges,
  resubmitProfile,
  submitProfile,
  withdrawProfile,
} from './send-profile.ts';
import { removePicture, setPicture } from './set-picture.ts';
import { showMyself } from './show-myself.ts';
import { teamShown } from './team-shown.ts';

export const routes: Route[] = [
  route(contract.listProfiles, ({ query }, context) => listProfiles(query, context)),
  route(contract.getProfile, ({ params }, context) => getProfile(context, params.id)),
  route(contract.createOtherStakeholder, ({ body }, context) => beginProfile(context, 'other', body)),
  route(contract.updateProfile, ({ params, body }, context) => changeProfile(context, params.id, body)),
  route(contract.submitProfile, async ({ params, body }, context) => {
    await submitProfile(context, params.id, body);
    return getProfile(context, params.id);
  }),
  route(contract.answerMessages, async ({ params, body }, context) => {
    await answerMessages(context, params.id, body.messages);
    return getProfile(context, params.id);
  }),
  route(contract.resubmitProfile, async ({ params, body }, context) => {
    await resubmitProfile(context, params.id, body);
    return getProfile(context, params.id);
  }),
  route(contract.withdrawProfile, async ({ params }, context) => {
    await withdrawProfile(context, params.id);
    return getProfile(context, params.id);
  }),
  route(contract.discardChanges, async ({ params, body }, context) => {
    await discardChanges(context, params.id, body);
    return getProfile(context, params.id);
  }),
  route(contract.archiveProfile, async ({ params }, context) => {
    await archiveProfile(context, params.id);
    return getProfile(context, params.id);
  }),
  route(contract.restoreProfile, async ({ params }, context) => {
    await restoreProfile(context, params.id);
    return getProfile(context, params.id);
  }),
  route(contract.deleteProfile, async ({ params }, context) => ({
    status: 200 as const,
    result: await deleteProfile(context, params.id),
  })),
  route(contract.uploadPicture, async ({ params, body }, context) => {
    await setPicture(context, params, body);
    return getProfile(context, params.id);
  }),
  route(contract.removePicture, async ({ params }, context) => {
    await removePicture(context, params);
    return getProfile(context, params.id);
  }),
  route(contract.uploadTeamPhoto, async ({ params, body }, context) => {
    await setItemPicture(context, { id: params.id, list: 'team_members', item: params.member }, body);
    return getProfile(context, params.id);
  }),
  route(contract.removeTeamPhoto, async ({ params }, context) => {
    await removeItemPicture(context, { id: params.id, list: 'team_members', item: params.member });
    return getProfile(context, params.id);
  }),
  route(contract.showMyself, async ({ params, body }, context) => {
    await showMyself(context, params.id, body.shown);
    return getProfile(context, params.id);
  }),
  route(contract.uploadProductPicture, async ({ params, body }, context) => {
    await setItemPicture(context, { id: params.id, list: 'product', item: params.product }, body);
    return getProfile(context, params.id);
  }),
  route(contract.removeProductPicture, async ({ params }, context) => {
    await removeItemPicture(context, { id: params.id, list: 'product', item: params.product });
    return getProfile(context, params.id);
  }),
  route(contract.previewProfile, ({ params, query }, context) =>
    previewProfile(context, params.id, query.as),
  ),
  route(team.listTeamMembers, async ({ query }, context) => {
    const of = query.stakeholder_id ?? query.stakeholder;
    const shown = of ? await teamShown(context, of) : await ownItems(context, 'team_members');
    const from = (query.page - 1) * query.per_page;
    const page = shown.slice(from, from + query.per_page);
    return asList(await presentTeam(context.services, page), shown.length, query);
  }),
  route(team.getTeamMember, ({ params }, context) => getTeamMember(context, params.id)),
  route(team.createTeamMember, ({ body: { stakeholder_id, ...body } }, context) =>
    addItem(context, stakeholder_id, 'team_members', body),
  ),
  route(team.updateTeamMember, async ({ params, body }, context) => {
    const id = await profileOfItem(context, 'team_members', params.id);
    return changeItem(context, id, 'team_members', params.id, body);
  }),
  route(team.deleteTeamMember, async ({ params }, context) => {
    const id = await profileOfItem(context, 'team_members', params.id);
    return removeItem(context, id, 'team_members', params.id);
  }),
];
