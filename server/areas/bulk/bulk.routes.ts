import { eq } from 'drizzle-orm';
import * as contract from '#shared/contracts/bulk.contract.ts';
import { bulk_decision } from '../../database/schema/submission.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { agreeToBulk } from './agree-to-bulk.ts';
import { findRecent, presentBulk } from './bulk.present.ts';
import { cancelBulk, orderBulk } from './order-bulk.ts';
import { previewBulk } from './preview-bulk.ts';

export const routes: Route[] = [
  route(contract.previewBulk, previewBulk),
  route(contract.orderBulk, orderBulk),
  route(contract.listBulk, async (_input, { services: { database }, actor }) => ({
    data: await presentBulk(database.db, signedIn({ actor }), await findRecent(database.db)),
  })),
  route(contract.getBulk, async ({ params }, { services: { database }, actor }) => {
    const rows = await database.db.select().from(bulk_decision).where(eq(bulk_decision.id, params.id));
    const [bulk] = await presentBulk(database.db, signedIn({ actor }), rows);
    if (!bulk) throw new Problem('not_found');
    return bulk;
  }),
  route(contract.agreeToBulk, agreeToBulk),
  route(contract.cancelBulk, cancelBulk),
];
