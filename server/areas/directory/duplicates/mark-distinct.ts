import { and, eq, inArray } from 'drizzle-orm';
import type { markDistinct as contract } from '#shared/contracts/directory.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { stakeholder, stakeholder_distinct } from '../../../database/schema/stakeholder.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';

/** Says of pages that each is another than the others, or takes that back; said twice it stays said. */
export const markDistinct: Handler<typeof contract> = ({ body }, context) =>
  inTransaction(context, async ({ tx, ...rest }) => {
    const ids = [...new Set(body.ids)].sort();
    if (ids.length < 2 || (await tx.$count(stakeholder, inArray(stakeholder.id, ids))) < ids.length)
      throw new Problem('not_found');
    const pairs = ids.flatMap((one_id, at) => ids.slice(at + 1).map((other_id) => ({ one_id, other_id })));
    if (body.distinct)
      await tx
        .insert(stakeholder_distinct)
        .values(pairs.map((pair) => ({ ...pair, actor_id: signedIn(context).id })))
        .onConflictDoNothing();
    else
      for (const { one_id, other_id } of pairs)
        await tx
          .delete(stakeholder_distinct)
          .where(and(eq(stakeholder_distinct.one_id, one_id), eq(stakeholder_distinct.other_id, other_id)));
    await recordAudit(
      { tx, ...rest },
      {
        action: body.distinct ? 'stakeholder.keep-apart' : 'stakeholder.keep-apart-undone',
        entity_id: ids[0]!,
        detail: { names: ids },
      },
    );
    return { pairs: pairs.length };
  });
