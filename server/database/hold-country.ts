import { eq } from 'drizzle-orm';
import { COUNTRY, DEFAULT_COUNTRY } from '#shared/country/choose.ts';
import type { Queryable } from './client.ts';
import { setting } from './schema/operations.ts';
import { taxonomy_term } from './schema/taxonomy.ts';

const KEY = 'country';

/** Notes in an empty database which country it is of, and refuses one of another. */
export async function holdCountry(db: Queryable): Promise<void> {
  await refuseOtherCountry(db);
  await db.insert(setting).values({ key: KEY, value: COUNTRY }).onConflictDoNothing();
}

/**
 * With another country codes of provinces would mean other places, and the lists of both would be mixed. Databases from before
 * countries could be chosen are of the default.
 */
export async function refuseOtherCountry(db: Queryable): Promise<void> {
  const [held] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const isEmpty = (await db.$count(taxonomy_term)) === 0;
  const of = held?.value ?? (isEmpty ? COUNTRY : DEFAULT_COUNTRY);
  if (of !== COUNTRY)
    throw new Error(
      `COUNTRY=${COUNTRY} is refused: this database is of COUNTRY=${of}. Start with that, or name an empty database (DATABASE_URL or DATA_DIR).`,
    );
}
