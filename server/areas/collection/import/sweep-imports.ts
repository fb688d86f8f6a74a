import { and, like, lt, sql } from 'drizzle-orm';
import { file } from '../../../database/schema/file.ts';
import type { Services } from '../../../services.ts';
import { removeStored } from '../../file/store-image.ts';

const KEPT = '1 day';

/** Forgets files that were checked and never imported. */
export async function sweepImports(services: Services): Promise<void> {
  const gone = await services.database.db
    .delete(file)
    .where(and(like(file.purpose, 'import.%'), lt(file.created_at, sql`now() - ${KEPT}::interval`)))
    .returning({ key: file.key });
  for (const { key } of gone) await removeStored(services, key);
}
