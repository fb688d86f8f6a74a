import { inArray } from 'drizzle-orm';
import { personName } from '#shared/format/names.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';

/** A colleague as the desk names them. */
export interface Staff {
  id: string;
  name: string;
  name_kh: string;
}

export async function readStaff(
  db: Queryable,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, Staff>> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(person).where(inArray(person.id, wanted));
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: personName(row, 'en').text, name_kh: personName(row, 'km').text },
    ]),
  );
}
