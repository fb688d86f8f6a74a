import * as contract from '#shared/contracts/audit.contract.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { presentDetail, presentEntry } from './audit.present.ts';
import { findEntities, findEntries, findEntry, findRevisions } from './audit.queries.ts';
import { exportAudit } from './export-audit.ts';

export const routes: Route[] = [
  route(contract.listAudit, async ({ query }, { services: { database } }) => {
    const { after, per_page, ...filters } = query;
    const found = await findEntries(database.db, filters, { after, most: per_page + 1 });
    const rows = found.slice(0, per_page);
    const people = await findNames(
      database.db,
      rows.map(({ actor_id }) => actor_id),
    );
    return {
      data: rows.map((row) => presentEntry(row, people)),
      next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
      entities: await findEntities(database.db),
    };
  }),
  route(contract.exportAudit, exportAudit),
  route(contract.getAuditEntry, async ({ params }, { services: { database } }) => {
    const row = await findEntry(database.db, params.id);
    if (!row) throw new Problem('not_found');
    const people = await findNames(database.db, [row.actor_id]);
    return {
      ...presentEntry(row, people),
      ...presentDetail(row.detail, await findRevisions(database.db, row)),
      request_id: row.request_id,
      ip_hash: row.ip_hash,
    };
  }),
];
