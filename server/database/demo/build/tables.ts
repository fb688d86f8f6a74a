import { findProvince, PROVINCES } from '#shared/domain/provinces.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { EventRow, ProgramRow } from './build-publications.ts';
import { surveyTable } from './survey-table.ts';

type Cell = string | number;
export type Table = readonly (readonly Cell[])[];

/** What the tables of the library are made from. */
export interface TableSources {
  records: readonly StakeholderInput[];
  programs: readonly ProgramRow[];
  events: readonly EventRow[];
}

const iso = (moment: Date | null | undefined) => moment?.toISOString().slice(0, 10) ?? '';
const provinceName = (code: string | null | undefined) => findProvince(code)?.name ?? '';

/** The tables that are made when the demo is filled, most of them counted from its data, by the title of the file. */
export const COUNTED_TABLES: Readonly<Record<string, (sources: TableSources) => Table>> = {
  'Directory snapshot, last quarter': ({ records }) => [
    ['id', 'kind', 'name', 'name_kh', 'sector', 'stage', 'province', 'website'],
    ...records.map((one) => [
      one.id ?? '',
      one.type_slug ?? one.kind,
      one.name,
      one.name_kh ?? '',
      (one.terms?.sector ?? []).join(' '),
      one.kind === 'startup' ? (one.terms?.stage ?? []).join(' ') : '',
      provinceName(one.province_code),
      one.website ?? '',
    ]),
  ],
  'Funding rounds by year': fundingByYear,
  'Survey of founders: tables': surveyTable,
  'Open programs calendar': ({ programs }) => [
    ['title', 'title_kh', 'opens', 'closes', 'places', 'province'],
    ...programs.map((one) => [
      one.title,
      one.title_kh ?? '',
      iso(one.opens_at),
      iso(one.closes_at),
      one.cohort_size ?? '',
      provinceName(one.province_code),
    ]),
  ],
  'Events of the year': ({ events }) => [
    ['title', 'title_kh', 'starts', 'ends', 'venue', 'province'],
    ...events.map((one) => [
      one.title,
      one.title_kh ?? '',
      one.starts_at.toISOString(),
      one.ends_at.toISOString(),
      one.is_online ? 'online' : (one.venue ?? ''),
      provinceName(one.province_code),
    ]),
  ],
  'Map of support organisations': ({ records }) => [
    ['name', 'name_kh', 'province', 'services', 'website'],
    ...records
      .filter(({ kind }) => kind === 'eso')
      .map((one) => [
        one.name,
        one.name_kh ?? '',
        provinceName(one.province_code),
        (one.terms?.service ?? []).join(' '),
        one.website ?? '',
      ]),
  ],
  'Province profiles: companies and sectors': ({ records }) => [
    ['code', 'province', 'province_kh', 'startups', 'mentors', 'investors', 'support', 'others'],
    ...PROVINCES.map(({ code, name, name_kh }) => [
      code,
      name,
      name_kh,
      ...(['startup', 'mentor', 'investor', 'eso', 'other'] as const).map(
        (kind) => records.filter((one) => one.kind === kind && one.province_code === code).length,
      ),
    ]),
  ],
};

function fundingByYear({ records }: TableSources): Table {
  const sums = new Map<string, { rounds: number; amount: number }>();
  for (const round of records.flatMap(({ funding_rounds }) => funding_rounds ?? [])) {
    const confirmed = round.confirmed_by === 'owner' ? 'stated' : 'confirmed';
    const key = [round.announced_date.slice(0, 4), round.funding_type, round.currency, confirmed].join(',');
    const sum = sums.get(key) ?? { rounds: 0, amount: 0 };
    sums.set(key, { rounds: sum.rounds + 1, amount: sum.amount + round.amount / 100 });
  }
  return [
    ['year', 'type', 'currency', 'source', 'rounds', 'amount'],
    ...[...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { rounds, amount }]) => [...key.split(','), rounds, amount]),
  ];
}

/** A table as CSV: UTF-8 with a byte order mark, so that spreadsheets show Khmer. */
export function toCsv(table: Table): Uint8Array {
  const cell = (value: Cell) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  const lines = table.map((row) => row.map(cell).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}
