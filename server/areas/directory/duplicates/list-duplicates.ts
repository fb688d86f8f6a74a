import type { listDuplicates as contract } from '#shared/contracts/directory.contract.ts';
import { ALIKE } from '#shared/domain/directory.ts';
import type { Handler } from '../../../http/route.ts';
import { presentRows } from '../directory.present.ts';
import { readRecords } from '../directory.queries.ts';
import { findClusters } from './find-clusters.ts';

/** As many as one looks at in one go. */
const MOST_SHOWN = 40;

/** Pages that may be one and the same: the fullest of each cluster first, which is the one that should stay. */
export const listDuplicates: Handler<typeof contract> = async (_input, { services }) => {
  const { db } = services.database;
  const clusters = await findClusters(db);
  const shown = clusters.slice(0, MOST_SHOWN);
  const rows = await presentRows(
    db,
    await readRecords(
      db,
      shown.flatMap(({ ids }) => ids),
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    clusters: shown.map(({ ids, alike }) => ({
      alike: ALIKE.filter((what) => alike.includes(what)),
      pages: ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => b.complete - a.complete),
    })),
    total: clusters.length,
  };
};
