import * as contract from '#shared/contracts/correction.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { deskRoutes } from '../../cases/desk-routes.ts';
import { type Route, route } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { answerOwn, decideCorrection, undoCorrection, undoOwn } from './answer-correction.ts';
import { CORRECTION } from './case.ts';
import { presentRow, readCorrection } from './correction.present.ts';
import { findCorrections } from './correction.queries.ts';
import { sendCorrection } from './send-correction.ts';

export const routes: Route[] = [
  route(contract.sendCorrection, sendCorrection),
  route(contract.listCorrections, async ({ query }, { services }) => {
    const { db } = services.database;
    const { rows, counts } = await findCorrections(db, query);
    const people = await findNames(
      db,
      rows.map(({ assignee_id }) => assignee_id),
    );
    const data = rows.map((row) => presentRow(row, people));
    return { ...asList(data, counts[query.state], query), counts };
  }),
  route(contract.getCorrection, ({ params }, context) => readCorrection(context, params.id, 'desk')),
  ...deskRoutes(
    CORRECTION,
    {
      take: contract.takeCorrection,
      release: contract.releaseCorrection,
      note: contract.noteOnCorrection,
    },
    (context, id) => readCorrection(context, id, 'desk'),
  ),
  route(contract.acceptCorrection, decideCorrection('accept')),
  route(contract.declineCorrection, decideCorrection('decline')),
  route(contract.undoCorrection, undoCorrection),
  route(contract.getOwnCorrection, ({ params }, context) => readCorrection(context, params.id, 'owner')),
  route(contract.answerOwnCorrection, answerOwn),
  route(contract.undoOwnCorrection, undoOwn),
];
