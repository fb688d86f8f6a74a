import type { previewBulk as contract } from '#shared/contracts/bulk.contract.ts';
import type { Handler } from '../../http/route.ts';
import { aboutOf } from './bulk.present.ts';
import { BULK } from './bulk-kinds.ts';

/** What would happen to each case, by the same table that decides when it runs. */
export const previewBulk: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  const kind = BULK[body.kind];
  const ids = body.items.map(({ id }) => id);
  const names = await kind.about(services.database.db, ids);
  const items = [];
  for (const item of body.items) {
    const { refusal, shown } = await kind.look(context, item, body.verb);
    const said = names.get(item.id)?.said ?? '';
    items.push({ ...aboutOf(names, item.id), version: item.version, refusal, said, row: shown });
  }
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  return {
    items,
    counts: { will: items.length - refused, refused },
    hold_seconds: services.config.BULK_HOLD_SECONDS,
  };
};
