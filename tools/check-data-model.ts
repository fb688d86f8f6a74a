import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

const file = fileURLToPath(new URL('../docs/data-model.md', import.meta.url));
const folder = new URL('../server/database/schema/', import.meta.url);
/** Helpers that have no tables. */
const WITHOUT_TABLES = ['columns'];
/** What one reads first; the rest follows in the order of the alphabet. */
const FIRST = [
  'person',
  'account',
  'notification',
  'taxonomy',
  'file',
  'stakeholder',
  'submission',
  'publication',
];

/** Every file of the schema, so that one added tomorrow is in the text as well. */
function schemas(): string[] {
  const names = readdirSync(fileURLToPath(folder))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !WITHOUT_TABLES.includes(name));
  return [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort()];
}

const isTable = (value: unknown): value is PgTable =>
  typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;

function describe(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const targets = new Map(
    foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference();
      return [own[0]?.name, getTableConfig(foreignTable).name];
    }),
  );
  const lines = columns.map((column) => {
    const target = targets.get(column.name);
    const notes = [
      column.primary && 'key',
      column.notNull ? '' : 'may be empty',
      target && `→ ${target}`,
    ].filter(Boolean);
    return `| ${column.name} | ${column.getSQLType()} | ${notes.join(', ')} |`;
  });
  return ['', `### ${name}`, '', '| column | type | |', '| --- | --- | --- |', ...lines];
}

const tablesOf = (module: Record<string, unknown>): PgTable[] =>
  Object.values(module)
    .filter(isTable)
    .sort((a, b) => getTableConfig(a).name.localeCompare(getTableConfig(b).name));

/** The text of docs/data-model.md: every table of server/database/schema with its columns and references. */
export async function dataModel(): Promise<string> {
  const lines = [
    '# Data model',
    '',
    'Made from `server/database/schema` by `npm run generate`. Search tables are in `migrations/0001_search.sql`.',
  ];
  for (const name of schemas()) {
    const module = (await import(`#server/database/schema/${name}.ts`)) as Record<string, unknown>;
    lines.push('', `## ${name}`, ...tablesOf(module).flatMap(describe));
  }
  return `${lines.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(file, await dataModel());
  else if (readFileSync(file, 'utf8') !== (await dataModel()))
    throw new Error('docs/data-model.md is stale: npm run generate');
}
