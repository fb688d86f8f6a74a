import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#shared/contracts/correction.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { CORRECTION_STATES } from '#shared/domain/cases/correction.ts';
import { countsOf } from '../../cases/list.ts';
import { correction } from '../../database/schema/correction.ts';
import { type Route, route } from '../../http/route.ts';
import { saying } from '../../search/saying.ts';
import { answerOwn, decideCorrection, undoCorrection, undoOwn } from './answer-correction.ts';
import { presentRow, readCorrection } from './correction.present.ts';
import { sendCorrection } from './send-correction.ts';

export const routes: Route[] = [
  route(contract.sendCorrection, sendCorrection),
  route(contract.listCorrections, async ({ query }, { services }) => {
    const { db } = services.database;
    const { reference, name, name_kh, fact, correct, source, state, created_at, id } = correction;
    const texts = [reference, name, name_kh, fact, correct, source];
    const said = await saying(db, { from: sql`${correction}`, texts }, query.search);
    const order = query.ordering === 'created' ? asc : desc;
    const [rows, groups] = await Promise.all([
      db
        .select()
        .from(correction)
        .where(and(said, query.state === 'all' ? undefined : eq(state, query.state)))
        .orderBy(order(created_at), order(id))
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page),
      db.select({ state, count: count() }).from(correction).where(said).groupBy(state),
    ]);
    const counts = countsOf(CORRECTION_STATES, groups);
    return { ...asList(rows.map(presentRow), counts[query.state], query), counts };
  }),
  route(contract.getCorrection, ({ params }, context) => readCorrection(context, params.id, 'desk')),
  route(contract.acceptCorrection, decideCorrection('accept')),
  route(contract.declineCorrection, decideCorrection('decline')),
  route(contract.undoCorrection, undoCorrection),
  route(contract.getOwnCorrection, ({ params }, context) => readCorrection(context, params.id, 'owner')),
  route(contract.answerOwnCorrection, answerOwn),
  route(contract.undoOwnCorrection, undoOwn),
];
