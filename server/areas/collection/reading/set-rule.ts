import type { setCollectionRule as contract } from '#shared/contracts/working-copy.contract.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { collection_rule } from '../../../database/schema/collection.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { getCollection } from '../find-record.ts';
import { needsReader } from './require-reading.ts';

/** Says whether a second person reads before anything of a collection is published. */
export const setCollectionRule: Handler<typeof contract> = ({ params, body }, context) =>
  inTransaction(context, async (work) => {
    const collection = getCollection(params.collection);
    if (!collection.publishes) throw new Problem('not_found');
    const was = await needsReader(work.tx, collection);
    if (was === body.second_reader) return body;
    const set = { second_reader: body.second_reader };
    await work.tx
      .insert(collection_rule)
      .values({ collection: collection.name, ...set })
      .onConflictDoUpdate({ target: collection_rule.collection, set });
    await recordAudit(work, {
      action: collectionAction(collection, 'set-rule'),
      entity_id: null,
      detail: { key: 'second_reader', was, now: body.second_reader },
    });
    return body;
  });
