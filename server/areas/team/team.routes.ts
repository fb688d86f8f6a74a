import * as contract from '#shared/contracts/team.contract.ts';
import * as invite from '#shared/contracts/team-invite.contract.ts';
import { signedIn } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import {
  answerMailedInvite,
  answerTeamInvite,
  getTeamInvite,
  listTeamInvites,
  readTeamInvite,
} from './answer-invitation.ts';
import { askToJoin } from './ask-to-join.ts';
import { attachToStartup } from './attach-to-startup.ts';
import { changeMember } from './change-member.ts';
import { inviteMembers } from './invite-members.ts';
import { answerTransfer } from './ownership/answer-offer.ts';
import { transferOwnership } from './ownership/offer-ownership.ts';
import { readMember, readTeam } from './read-team.ts';

export const routes: Route[] = [
  route(contract.getTeam, ({ params }, context) =>
    readTeam(context.services.database.db, params.id, signedIn(context).id),
  ),
  route(contract.getMember, ({ params }, context) => readMember(context, params)),
  route(contract.getStartupMember, ({ params }, context) => readMember(context, params, 'startup')),
  route(contract.getEsoMember, ({ params }, context) => readMember(context, params, 'eso')),
  route(contract.inviteToStartup, ({ body: { stakeholder_id, ...body } }, context) =>
    inviteMembers(context, stakeholder_id, body, 'startup'),
  ),
  route(contract.inviteToEso, ({ body: { stakeholder_id, ...body } }, context) =>
    inviteMembers(context, stakeholder_id, body, 'eso'),
  ),
  route(contract.inviteMembers, ({ params, body }, context) => inviteMembers(context, params.id, body)),
  route(contract.changeStartupMember, ({ params, body }, context) =>
    changeMember(context, params, body, 'startup'),
  ),
  route(contract.changeEsoMember, ({ params, body }, context) => changeMember(context, params, body, 'eso')),
  route(contract.changeMember, ({ params, body }, context) => changeMember(context, params, body)),
  route(contract.transferOwnership, transferOwnership),
  route(contract.answerTransfer, answerTransfer),
  route(contract.askToJoin, askToJoin),
  route(invite.listTeamInvites, listTeamInvites),
  route(invite.getTeamInvite, getTeamInvite),
  route(invite.answerTeamInvite, answerTeamInvite),
  route(invite.readTeamInvite, readTeamInvite),
  route(invite.answerMailedInvite, answerMailedInvite),
  route(contract.attachToStartup, attachToStartup),
];
