import { desc, inArray } from 'drizzle-orm';
import * as contract from '#shared/contracts/claim.contract.ts';
import * as desk from '#shared/contracts/desk-claim.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import * as matching from '#shared/contracts/matching.contract.ts';
import type { ClaimState } from '#shared/domain/claim.ts';
import { deskRoutes } from '../../cases/desk-routes.ts';
import { claim } from '../../database/schema/claim.ts';
import { signedIn } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { answerClaim, saysOfOwner, withdrawClaim } from './answer-claim.ts';
import { CLAIM } from './case.ts';
import { claimsOf, presentClaimRow, readClaim } from './claim.present.ts';
import { selectClaims } from './claim.queries.ts';
import { decideClaim, undoClaim, withdrawClaimProposal } from './desk/decide-claim.ts';
import { presentDeskRow, readDeskClaim } from './desk/desk-claim.present.ts';
import { findDeskClaims } from './desk/desk-claim.queries.ts';
import { disputesOf } from './disputes-of.ts';
import { alikePages } from './matching/alike-pages.ts';
import { readMatches } from './matching/read-matches.ts';
import { requestMatch } from './matching/request-match.ts';
import { takeMatch } from './matching/take-match.ts';
import { addClaimDocument, checkWebsite, chooseProof, confirmClaim } from './prove-claim.ts';
import { requestClaim } from './request-claim.ts';

export const routes: Route[] = [
  route(contract.listClaims, async ({ query }, context) => {
    const { db } = context.services.database;
    const mine = claimsOf(signedIn(context).id, query.stakeholder_id);
    const [rows, total, [latest]] = await Promise.all([
      selectClaims(db)
        .where(mine)
        .orderBy(desc(claim.created_at), desc(claim.id))
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page),
      db.$count(claim, mine),
      db
        .select({ state: claim.state })
        .from(claim)
        .where(mine)
        .orderBy(desc(claim.created_at), desc(claim.id))
        .limit(1),
    ]);
    const latest_state = latest ? (latest.state as ClaimState) : ('none' as const);
    return { ...asList(rows.map(presentClaimRow), total, query), latest_state };
  }),
  route(contract.getClaimRequest, ({ params }, context) => readClaim(context, params.id)),
  route(matching.findAlikePages, alikePages),
  route(contract.requestClaim, requestClaim),
  route(contract.getClaim, ({ params }, context) => readClaim(context, params.id)),
  route(contract.chooseProof, chooseProof),
  route(contract.confirmClaim, confirmClaim),
  route(contract.checkWebsite, checkWebsite),
  route(contract.addClaimDocument, addClaimDocument),
  route(contract.answerClaim, answerClaim),
  route(contract.withdrawClaim, withdrawClaim),
  route(contract.saysOfOwner, saysOfOwner),
  route(contract.listDisputes, async (_input, context) => {
    const { db } = context.services.database;
    const ids = await disputesOf(db, signedIn(context).id);
    if (ids.length === 0) return { data: [] };
    const rows = await selectClaims(db).where(inArray(claim.id, ids)).orderBy(claim.waiting_since, claim.id);
    return { data: rows.map(presentClaimRow) };
  }),

  route(desk.listDeskClaims, async ({ query }, { services: { database }, actor }) => {
    const { rows, counts } = await findDeskClaims(database.db, query, signedIn({ actor }).id);
    const people = await findNames(
      database.db,
      rows.map(({ row }) => row.assignee_id),
    );
    const data = rows.map((one) => presentDeskRow(one, people));
    return { ...asList(data, counts[query.state] ?? 0, query), counts };
  }),
  route(desk.getDeskClaim, ({ params }, context) => readDeskClaim(context, params.id)),
  ...deskRoutes(
    CLAIM,
    { take: desk.takeClaim, release: desk.releaseClaim, note: desk.noteOnClaim },
    readDeskClaim,
  ),
  route(desk.askClaim, ({ params, body }, context) => decideClaim(context, params.id, 'ask', body)),
  route(desk.approveClaim, ({ params, body }, context) => decideClaim(context, params.id, 'approve', body)),
  route(desk.rejectClaim, ({ params, body }, context) => decideClaim(context, params.id, 'reject', body)),
  route(desk.transferClaim, ({ params, body }, context) => decideClaim(context, params.id, 'transfer', body)),
  route(desk.keepClaim, ({ params, body }, context) => decideClaim(context, params.id, 'keep', body)),
  route(desk.undoClaim, undoClaim),
  route(desk.withdrawClaimProposal, withdrawClaimProposal),

  route(matching.matchStartup, requestMatch('startup')),
  route(matching.matchStartupAgain, requestMatch('startup')),
  route(matching.matchEso, requestMatch('eso')),
  route(matching.matchInvestor, requestMatch('investor')),
  route(matching.matchMentor, requestMatch('mentor')),
  route(matching.matchOther, requestMatch('other')),
  route(matching.readMatches, readMatches),
  route(matching.takeMatch, takeMatch),
];
