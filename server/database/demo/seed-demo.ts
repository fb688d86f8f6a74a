import { sql } from 'drizzle-orm';
import { addQuarters, quarterOf } from '#shared/domain/insight/quarter.ts';
import { keepQuarter } from '../../areas/insight/snapshots.ts';
import { refreshVocabulary } from '../../search/refresh-vocabulary.ts';
import type { Services } from '../../services.ts';
import { byItself } from '../by-itself.ts';
import type { Queryable } from '../client.ts';
import { seedMasterData } from '../master-data/seed-master-data.ts';
import { person } from '../schema/person.ts';
import { stakeholder } from '../schema/stakeholder.ts';
import { inTransaction } from '../work.ts';
import { buildDemo } from './build/build-demo.ts';
import { createDemoCalendar } from './build/demo-calendar.ts';
import { writeDemo } from './write-demo.ts';
import { writeNotices } from './write-notices.ts';
import { writeOwnProfiles } from './write-own-profiles.ts';

/** Any constant will do: two processes that start at once take the same lock, and the second finds the work done. */
const SEED_LOCK = 7_262_027;
const PAST_QUARTERS = 4;

/**
 * Brings in what every installation needs and, if the directory is empty, the demo content, as seen from now. Whole or
 * not at all; safe to call from several processes and at every start. Returns whether demo content was written.
 */
export async function seedDemo(services: Services, now = new Date()): Promise<boolean> {
  const { db } = services.database;
  await refuseRealPeople(db);
  await seedMasterData(db);
  if (!(await isEmpty(db))) return false;
  const demo = buildDemo(now);
  await Promise.all(
    [...demo.files, ...demo.covers, ...demo.logos].map(({ file, bytes }) =>
      services.files.put(file.key, bytes, file.media_type),
    ),
  );
  const context = byItself(services, 'demo');
  const written = await inTransaction(context, async (work) => {
    await work.tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Between two writes of it a busy machine may work for longer than requests are given.
    await work.tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    if (!(await isEmpty(work.tx))) return false;
    await writeDemo(work, demo);
    await writeOwnProfiles(work, demo, createDemoCalendar(now));
    await writeNotices(work);
    return true;
  });
  if (written) {
    await refreshVocabulary(services);
    await keepPastQuarters(services, now);
  }
  return written;
}

/** The figures of the last quarters, as they would have been kept had the site been there. */
async function keepPastQuarters(services: Services, now: Date): Promise<void> {
  for (let back = PAST_QUARTERS; back > 0; back -= 1)
    await keepQuarter(services, addQuarters(quarterOf(now), -back));
}

/**
 * A database with people that never was a demonstration is somebody's: demo accounts, whose password is published, would stand
 * among theirs, and the pages of a demonstration would show everybody's mail.
 */
async function refuseRealPeople(db: Queryable): Promise<void> {
  const [count] = await db
    .select({ demo: sql<boolean>`bool_or(${person.demo})`, real: sql<boolean>`bool_or(not ${person.demo})` })
    .from(person);
  if (count?.real && !count.demo)
    throw new Error(
      'DEMO=1 is refused: the database holds accounts of people and is no demonstration. Name an empty one (DATABASE_URL or DATA_DIR), or start with NODE_ENV=production.',
    );
}

async function isEmpty(db: Queryable): Promise<boolean> {
  return (await db.$count(stakeholder)) === 0;
}
