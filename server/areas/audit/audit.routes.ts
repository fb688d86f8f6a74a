import { desc } from 'drizzle-orm';
import * as contract from '#shared/contracts/audit.contract.ts';
import { checkChain } from '../../audit/chain/check-chain.ts';
import { linkEntries } from '../../audit/chain/link-entries.ts';
import { recordAudit } from '../../audit/record.ts';
import { audit_head, audit_link } from '../../database/schema/operations.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findNames } from '../account/find-names.ts';
import { presentDetail, presentEntry } from './audit.present.ts';
import { findEntry, findRevisions } from './audit.queries.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { nameRecords } from './name-records.ts';

export const routes: Route[] = [
  route(contract.listAudit, listAudit),
  route(contract.exportAudit, exportAudit),
  route(contract.getAuditChain, (_input, { services }) => readChain(services)),
  route(contract.checkAuditChain, async (_input, context) => {
    const { services } = context;
    const { links, heads, fault } = await checkChain(services);
    if (!fault) await linkEntries(services.database.db);
    await inTransaction(context, (work) =>
      recordAudit(work, {
        action: 'audit.check',
        entity_id: null,
        detail: { links, heads, fault: fault?.kind ?? '' },
      }),
    );
    return { ...(await readChain(services)), heads, fault };
  }),
  route(contract.getAuditEntry, async ({ params }, { services: { database } }) => {
    const row = await findEntry(database.db, params.id);
    if (!row) throw new Problem('not_found');
    const people = await findNames(database.db, [row.actor_id]);
    return {
      ...presentEntry(row, people, await nameRecords(database.db, [row])),
      ...presentDetail(row.detail, await findRevisions(database.db, row)),
      request_id: row.request_id,
      ip_hash: row.ip_hash,
    };
  }),
];

/** Where the chain stands. */
async function readChain({ database: { db } }: Services) {
  const { day, position, hash, signature, key } = audit_head;
  const [[last], [head]] = await Promise.all([
    db.select({ position: audit_link.position }).from(audit_link).orderBy(desc(audit_link.position)).limit(1),
    db.select({ day, position, hash, signature, key }).from(audit_head).orderBy(desc(day)).limit(1),
  ]);
  return { links: last?.position ?? 0, head: head ?? null };
}
