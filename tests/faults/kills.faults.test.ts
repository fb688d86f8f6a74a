import { describe, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { createChangeBus, EVERYTHING } from '#server/changes/bus.ts';
import { connect } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { type DatabaseVictim, type Observer, observe } from './support/embedded.ts';
import { findHalfWritten } from './support/half-written.ts';
import { keepPosting, type Taken } from './support/keep-posting.ts';
import { startServer } from './support/server.ts';
import { until } from './support/until.ts';

const ROUNDS = 20;
const REQUESTERS = 4;
const victims: readonly DatabaseVictim[] = ['postmaster', 'backend', 'everything'];

describe('kill -9 while listing requests are posted', () => {
  it('loses nothing that was acknowledged and writes nothing by halves, in 20 rounds of server and database (7.060)', {
    timeout: 600_000,
  }, async () => {
    const { path: dataDir, remove } = await makeDataDir();
    onTestFinished(remove);
    let server: Site = await startServer({ DATA_DIR: dataDir });
    onTestFinished(() => server.end('SIGKILL'));
    onTestFailed(() => console.error(server.output()));
    const database = observe(dataDir);
    onTestFinished(() => database.close());
    await writeMasterLists(database.url);

    const posting = keepPosting({ url: () => server.url, codeOf: (id) => codeOf(database, id) }, REQUESTERS);
    const moreTaken = async (what: string) => {
      const [taken, confirmed] = [posting.taken.length, posting.confirmed];
      await posting.until(what, () => posting.taken.length >= taken + 2 && posting.confirmed > confirmed);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await moreTaken('requests that are taken in');
      await database.kill(victims[round % victims.length]!);
      if (round % 4 !== 3) {
        await moreTaken('requests that are taken in again, by the same server');
        expect(server.process.exitCode).toBeNull();
        await database.writerAtWork();
      }
      await server.end('SIGKILL');
      server = await startServer({ DATA_DIR: dataDir });
    }
    await moreTaken('requests after the last start');
    await posting.stop();

    expect(await findMissing(posting.taken, database, server.url)).toEqual([]);
    await untilMailRests(database);
    expect(await findHalfWritten(database, dataDir)).toEqual([]);
    expect(posting.confirmed).toBe(posting.taken.length);
    // The kills must have met work under way, or this would prove nothing.
    expect(posting.lost).toBeGreaterThanOrEqual(ROUNDS / 2);
    expect(posting.refused).toBeGreaterThan(0);
  });
});

/** What a server without demo data is given by its operator. */
async function writeMasterLists(url: string): Promise<void> {
  const client = connect(url, { size: 1, onError: () => {} });
  await seedMasterData(client.db);
  await createChangeBus(url, () => {}).announce(client.db, [EVERYTHING]);
  await client.close();
}

async function codeOf(database: Observer, id: string): Promise<string> {
  return until('the mail with the code', async () => {
    const [mail] = await database.read<{ text: string }>(
      "select text from mail_outbox where about_id = $1 and template = 'listing.code'",
      [id],
    );
    return /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0];
  });
}

/** Acknowledged requests that are not there as they were sent, by row and by the link of their mail. */
async function findMissing(taken: readonly Taken[], database: Observer, url: string): Promise<string[]> {
  const missing: string[] = [];
  for (const { form, id, reference, follow } of taken) {
    const [row] = await database.read<{ as_sent: boolean; logo: string | null }>(
      `select reference = $2 and requester_email = $3 and status = 'reviewing' and payload ->> 'summary' = $4 as as_sent,
         payload ->> 'logo' as logo from submission where id = $1`,
      [id, reference, form.values.requester_email, form.values.summary],
    );
    if (!row?.as_sent || (row.logo === null) !== (form.logo === undefined)) missing.push(`${reference}: row`);
    const answer = await fetch(`${url}/public/api/v1/request-get-list/follow/${follow}/`);
    const followed = (await answer.json()) as { reference?: string; status?: string };
    if (followed.reference !== reference || followed.status !== 'reviewing')
      missing.push(`${reference}: link`);
  }
  return missing;
}

/** Until the worker has sent what no killed worker was at. */
async function untilMailRests(database: Observer): Promise<void> {
  await until('mail that has left', async () => {
    const [waiting] = await database.read<{ count: number }>(
      `select count(*)::int from mail_outbox m join pgboss.job j on j.data ->> 'mail_id' = m.id::text
       where m.status = 'waiting' and j.state = 'created'`,
    );
    return waiting?.count === 0;
  });
}
