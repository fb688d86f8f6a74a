import { getTableColumns, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { TERM_FIELDS } from '#shared/domain/facets.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { findTerm, type MasterTerms } from './master-terms.ts';
import type { MemberInput, StakeholderRecord } from './stakeholder-record.ts';

/** The tables of a record in the order in which they are written. */
export const RECORD_TABLES = [
  'individual',
  'stakeholder',
  'startup',
  'stakeholder_individual',
  'investor',
  'eso',
  'stakeholder_term',
  'stakeholder_area',
  'product',
  'team_member',
  'funding_round',
  'funding_round_investor',
  'fact_source',
  'stakeholder_member',
] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];
export type RecordRows = Record<RecordTable, object[]>;

const COLUMNS = Object.keys(getTableColumns(stakeholder)) as (keyof typeof stakeholder.$inferSelect)[];

const BLANK_INDIVIDUAL = {
  first_name_kh: '',
  last_name_kh: '',
  role: '',
  role_kh: '',
  company: '',
  company_kh: '',
  languages: [] as string[],
};

/** The rows of one table for every part a record has. */
export function partRows(
  record: StakeholderRecord,
  terms: MasterTerms,
): Omit<RecordRows, 'individual' | 'stakeholder' | 'stakeholder_member'> {
  const { id: stakeholder_id, created_at } = record;
  const own = <T extends object>(part: T | undefined, blank: object = {}) =>
    part ? [{ ...blank, ...part, stakeholder_id }] : [];
  const rounds = record.funding_rounds.map((round) => {
    const blank = { source_url: '', confirmed_by: 'owner', created_at, updated_at: created_at };
    return { id: v7(), ...blank, ...round, stakeholder_id };
  });
  return {
    startup: own(record.startup),
    stakeholder_individual: own(record.individual, BLANK_INDIVIDUAL),
    investor: own(record.investor, { ticket_currency: 'USD' }),
    eso: own(record.eso),
    stakeholder_term: TERM_FIELDS.flatMap((field) =>
      [...new Set(record.terms[field])].map((slug) => {
        return { stakeholder_id, field, term_id: findTerm(terms, field, slug).id };
      }),
    ),
    stakeholder_area: [...new Set(record.areas)].map((province_code) => ({ stakeholder_id, province_code })),
    product: record.products.map((product, position) => {
      return {
        id: v7(),
        name_kh: '',
        description: '',
        description_kh: '',
        position,
        ...product,
        stakeholder_id,
      };
    }),
    team_member: record.team_members.map((member, order) => {
      const blank = {
        first_name_kh: '',
        last_name_kh: '',
        position: '',
        position_kh: '',
        is_founder: false,
        linkedin: '',
      };
      return { id: v7(), ...blank, order, ...member, stakeholder_id };
    }),
    funding_round: rounds.map(({ investors: _investors, ...round }) => round),
    funding_round_investor: rounds.flatMap(({ id: funding_round_id, investors = [] }) =>
      investors.map((one, position) => ({ id: v7(), ...one, funding_round_id, position })),
    ),
    fact_source: record.facts.map((fact) => ({ ...fact, stakeholder_id })),
  };
}

/** All rows of new records. */
export function recordRows(
  records: readonly { record: StakeholderRecord; members: readonly MemberInput[] }[],
  terms: MasterTerms,
): RecordRows {
  const rows = Object.fromEntries(RECORD_TABLES.map((table) => [table, [] as object[]])) as RecordRows;
  for (const { record, members } of records) {
    const { id: stakeholder_id, created_at, updated_at } = record;
    if (record.individual && record.individual_id) {
      rows.individual.push({ id: record.individual_id, person_id: null, created_at });
    }
    rows.stakeholder.push(Object.fromEntries(COLUMNS.map((column) => [column, record[column]])));
    for (const [table, part] of Object.entries(partRows(record, terms)))
      rows[table as RecordTable].push(...part);
    for (const member of members) {
      const blank = { id: v7(), email: '', state: 'member', note: '', created_at, updated_at };
      rows.stakeholder_member.push({ ...blank, ...member, stakeholder_id });
    }
  }
  return rows;
}

/** Inserts rows of one table in one statement. Every column without a value becomes null, not its default. */
export async function insertRows(tx: Queryable, table: RecordTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  // A human being known already keeps their row: mentor and investor records may share one.
  const known = table === 'individual' ? sql` on conflict (id) do nothing` : sql``;
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)${known}`,
  );
}
