import type * as contract from '#shared/contracts/save.contract.ts';
import { SAVED_MAX, type SavedKey } from '#shared/domain/saved.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { countSaved, deleteSaved, insertSaved, isPublicNow } from './save.queries.ts';

/** Keeps something for later. What is not public is not there: 404. */
export const saveItem: Handler<typeof contract.saveItem> = async ({ body }, context) => {
  const me = signedIn(context).id;
  await inTransaction(context, async ({ tx }) => {
    if (!(await isPublicNow(tx, body))) throw new Problem('not_found');
    await insertSaved(tx, me, body);
    if ((await countSaved(tx, me)) > SAVED_MAX)
      throw new Problem('conflict', { messageKey: 'save:full', params: { count: SAVED_MAX } });
  });
  return { ...body, is_saved: true };
};

/** Takes something off the list, whether or not it is still public. */
export async function unsaveItem(key: SavedKey, context: CallContext) {
  const me = signedIn(context).id;
  await inTransaction(context, ({ tx }) => deleteSaved(tx, me, key));
  return { ...key, is_saved: false };
}
