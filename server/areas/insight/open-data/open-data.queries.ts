import { and, asc, desc, eq } from 'drizzle-orm';
import type { DataFormat, Dataset } from '#shared/domain/insight/datasets.ts';
import type { Queryable } from '../../../database/client.ts';
import { file } from '../../../database/schema/file.ts';
import { open_data_file } from '../../../database/schema/insight.ts';

/** All files that are kept, those of the last night first. */
export const findDataFiles = (db: Queryable) =>
  db
    .select()
    .from(open_data_file)
    .orderBy(desc(open_data_file.day), asc(open_data_file.dataset), asc(open_data_file.format));

/** The file of a dataset of one day, or the newest. */
export async function findDataFile(db: Queryable, dataset: Dataset, format: DataFormat, day?: string) {
  const [found] = await db
    .select({ row: open_data_file, file })
    .from(open_data_file)
    .innerJoin(file, eq(file.id, open_data_file.file_id))
    .where(
      and(
        eq(open_data_file.dataset, dataset),
        eq(open_data_file.format, format),
        day ? eq(open_data_file.day, day) : undefined,
      ),
    )
    .orderBy(desc(open_data_file.day))
    .limit(1);
  return found;
}
