import type { exportDirectory as contract, DirectoryRow } from '#shared/contracts/directory.contract.ts';
import {
  DEFAULT_DIRECTORY_COLUMNS,
  DIRECTORY_COLUMNS,
  type DirectoryColumn,
} from '#shared/domain/directory.ts';
import { IMPORT_COLUMNS } from '#shared/domain/directory-import.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { recordAudit } from '../../audit/record.ts';
import { MOST_CSV_ROWS, writeCsv } from '../../csv/write-csv.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { writeWorkbook } from '../../sheet/write-workbook.ts';
import { presentRows } from './directory.present.ts';
import { findRecords } from './directory.queries.ts';
import { fieldLines } from './export-fields.ts';
import { refuseUnknownTerms } from './list-directory.ts';
import { searchDirectory } from './search-directory.ts';

const BATCH = 2_000;

/** The records of a list with its columns; that somebody took them along is an entry of the audit. */
export const exportDirectory: Handler<typeof contract> = async ({ query }, context) => {
  refuseUnknownTerms(context, query);
  const { services, language } = context;
  const { db } = services.database;
  const found = await searchDirectory(services, query);
  const chosen = query.columns.length > 0 ? query.columns : DEFAULT_DIRECTORY_COLUMNS;
  const columns = query.whole
    ? [...IMPORT_COLUMNS]
    : ['id', 'name', 'name_kh', ...DIRECTORY_COLUMNS.filter((name) => chosen.includes(name))];
  const lines: Record<string, string>[] = [];
  let cut = false;
  for (let offset = 0; !cut; offset += BATCH) {
    const records = await findRecords(db, query, found, { limit: BATCH, offset });
    const ids = records.map(({ id }) => id);
    if (query.whole) lines.push(...(await fieldLines(db, ids)));
    else for (const row of await presentRows(db, records)) lines.push(cellsOf(row, language));
    if (records.length < BATCH) break;
    cut = lines.length >= MOST_CSV_ROWS;
  }
  await inTransaction(context, (work) =>
    recordAudit(work, {
      action: 'stakeholder.export',
      entity_id: null,
      detail: { entries: lines.length, fields: columns.join(', ') },
    }),
  );
  const isSheet = query.format === 'xlsx';
  return {
    file_name: `phum-${query.whole ? 'organisations' : 'directory'}-${calendarDate(new Date())}.${query.format}`,
    text: isSheet ? (await writeWorkbook(columns, lines)).toString('base64') : writeCsv(columns, lines),
    encoding: isSheet ? 'base64' : 'utf8',
    records: lines.length,
    cut,
  };
};

const nameIn = (language: Language, record: object | null | undefined) =>
  record ? localName(record, language).text : '';

const CELLS: Readonly<Record<DirectoryColumn, (row: DirectoryRow, language: Language) => string>> = {
  kind: ({ kind, type_slug }) => slugOf(kind, type_slug),
  state: ({ state }) => state,
  province: ({ province_code }, language) => nameIn(language, findProvince(province_code ?? '')),
  sector: ({ sector }) => sector.join('|'),
  owner: ({ owner }, language) => nameIn(language, owner),
  complete: ({ complete }) => String(complete),
  languages: ({ languages: { en, km } }) => `en ${en.filled}/${en.total} km ${km.filled}/${km.total}`,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  website: ({ website }) => website,
  confirmed_at: ({ confirmed_at }) => confirmed_at ?? '',
  approved_at: ({ approved_at }) => approved_at ?? '',
  updated_at: ({ updated_at }) => updated_at,
  created_at: ({ created_at }) => created_at,
};

const cellsOf = (row: DirectoryRow, language: Language): Record<string, string> => ({
  id: row.id,
  name: row.name,
  name_kh: row.name_kh,
  ...Object.fromEntries(DIRECTORY_COLUMNS.map((name) => [name, CELLS[name](row, language)])),
});
