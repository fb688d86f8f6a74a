import type { listAudit as contract } from '#shared/contracts/audit.contract.ts';
import type { Queryable } from '../../database/client.ts';
import type { Handler } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { presentEntry } from './audit.present.ts';
import {
  type AuditFilters,
  type AuditRow,
  countTogether,
  findActions,
  findEntries,
  findNewer,
} from './audit.queries.ts';
import { nameRecords } from './name-records.ts';

/** Entries read with one statement while they are put together. */
const AT_ONCE = 200;
/** What the program does by itself has a word for its request: only what somebody pressed belongs together. */
const PRESS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of the log. */
export const listAudit: Handler<typeof contract> = async ({ query }, { services: { database } }) => {
  const { after, per_page, grouped, ...filters } = query;
  const { db } = database;
  const isGrouped = grouped === 'yes' && filters.request === '';
  const { groups, next } = await (isGrouped ? findGroups : findSingles)(db, filters, { after, per_page });
  const rows = groups.map(mostTelling);
  const people = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  const names = await nameRecords(db, rows);
  const requests = isGrouped ? rows.map(({ request_id }) => request_id).filter((id) => PRESS.test(id)) : [];
  const together = await countTogether(db, filters, requests);
  const actions = await findActions(db);
  const parts = (at: 'entity' | 'verb') =>
    [...new Set(actions.map((action) => action.split('.')[at === 'entity' ? 0 : 1]!))].sort();
  return {
    data: rows.map((row) => ({
      ...presentEntry(row, people, names),
      request_id: row.request_id,
      together: together.get(row.request_id) ?? 1,
    })),
    next,
    entities: parts('entity'),
    verbs: parts('verb'),
  };
};

interface Page {
  after: string | undefined;
  per_page: number;
}
interface Groups {
  /** Entries that belong together, newest first. */
  groups: AuditRow[][];
  next: string | null;
}

async function findSingles(db: Queryable, filters: AuditFilters, { after, per_page }: Page): Promise<Groups> {
  const found = await findEntries(db, filters, { after, most: per_page + 1 });
  const rows = found.slice(0, per_page);
  return {
    groups: rows.map((row) => [row]),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Newest first, each press where its newest entry stands. What belongs to one that is there is left out of what is read on. */
async function findGroups(db: Queryable, filters: AuditFilters, { after, per_page }: Page): Promise<Groups> {
  const groups = new Map<string, AuditRow[]>();
  let from = after;
  const begun = after ? await pressesBefore(db, filters, after) : [];
  for (;;) {
    const presses = [...begun, ...[...groups.keys()].filter((key) => PRESS.test(key))];
    const rows = await findEntries(db, filters, { after: from, most: AT_ONCE, without: from ? presses : [] });
    for (const row of rows) {
      const key = PRESS.test(row.request_id) ? row.request_id : `entry ${row.id}`;
      const group = groups.get(key);
      if (!group && groups.size === per_page) return { groups: [...groups.values()], next: from! };
      if (group) group.push(row);
      else groups.set(key, [row]);
      from = row.id;
    }
    if (rows.length < AT_ONCE) return { groups: [...groups.values()], next: null };
  }
}

/** A press that reaches over the end of a page was shown on it. */
async function pressesBefore(db: Queryable, filters: AuditFilters, after: string): Promise<string[]> {
  const last = await findNewer(db, filters, after, AT_ONCE);
  return [...new Set(last.map(({ request_id }) => request_id).filter((id) => PRESS.test(id)))];
}

/** Of what one press did, what it did least often, and first: of an import the import itself, of a sign-in the sign-in. */
function mostTelling(group: readonly AuditRow[]): AuditRow {
  const times = (action: string) => group.filter((row) => row.action === action).length;
  return group.toReversed().sort((a, b) => times(a.action) - times(b.action))[0]!;
}
