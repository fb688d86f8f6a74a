import { pino } from 'pino';
import { eraseAgain } from '../areas/person/deletion.ts';
import { recordOperator } from '../audit/record.ts';
import type { ErasedPerson } from '../backup/erased.ts';
import { writeJobs } from '../backup/kept-jobs.ts';
import type { Restored } from '../backup/restore-backup.ts';
import type { Config } from '../config.ts';
import { createServices } from '../create-services.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { operator } from '../http/actor.ts';

/** What needs the services of the site: the newest schema, jobs, and the accounts that were erased after the backup. */
export async function finishRestore(
  config: Config,
  url: string,
  { about, jobs }: Restored,
  erased: readonly ErasedPerson[],
): Promise<{ jobs: number; erased: number }> {
  await prepareDatabase(url);
  const { services, stop } = await createServices(config, pino({ level: 'warn' }, pino.destination(2)), url);
  try {
    const context = { services, actor: operator, requestId: 'operator', ipHash: '', language: 'en' as const };
    const done = { jobs: await writeJobs(services.database.pool, jobs), erased: 0 };
    for (const { id } of erased) if (await eraseAgain(context, id)) done.erased += 1;
    await recordOperator(services.database.db, 'backup.restore', { at: about.at, version: about.version });
    return done;
  } finally {
    await stop();
  }
}
