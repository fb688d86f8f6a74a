import { IMPORT_FIELDS } from '#shared/domain/directory-import.ts';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../database/client.ts';
import { contentOf } from '../profile/content.ts';
import { readFlatRecords } from '../stakeholder/read-flat-records.ts';

/** Pages as lines of a file with all that a table can say of them, as an import takes them back. */
export async function fieldLines(db: Queryable, ids: readonly string[]): Promise<Record<string, string>[]> {
  const records = await readFlatRecords(db, ids);
  return ids.flatMap((id) => {
    const record = records.get(id);
    if (!record) return [];
    const { values } = contentOf(record);
    const cells = IMPORT_FIELDS.map(({ name }) => [name, [values[name] ?? ''].flat().join('|')]);
    return [{ ...Object.fromEntries(cells), id, kind: slugOf(record.kind, record.type_slug) }];
  });
}
