import { describe, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { createChangeBus, EVERYTHING } from '#server/changes/bus.ts';
import { connect } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { howLong } from '#tests/setup/how-long.ts';
import { type MailServer, startMailServer } from '#tests/setup/mail-server.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { type DatabaseVictim, type Observer, observe } from './support/embedded.ts';
import { findHalfWritten } from './support/half-written.ts';
import { keepDeciding } from './support/keep-deciding.ts';
import { keepPosting } from './support/keep-posting.ts';
import { keepWriting } from './support/keep-writing.ts';
import { findMailFaults } from './support/mail-faults.ts';
import { missingDecisions, missingMessages, missingRequests } from './support/missing.ts';
import { type SignedInPerson, writeSignedIn } from './support/people.ts';
import { mailText, startServer } from './support/server.ts';
import { letTimePass } from './support/time-passes.ts';
import { createTraffic } from './support/traffic.ts';
import { until } from './support/until.ts';

/** Each kind of kill twice at least. */
const ROUNDS = howLong({ long: 20, short: 6 });
const REQUESTERS = 4;
const WRITERS = 2;
const PEOPLE = 16;
/** How often a requester looks for the mail. */
const LOOK_AGAIN_MS = 50;
const victims: readonly DatabaseVictim[] = ['postmaster', 'backend', 'everything'];

describe('kill -9 while requests are posted, decided on, and messages written', () => {
  it('loses nothing that was acknowledged, sends no mail twice and does nothing by halves, in rounds of server and database (7.060)', {
    timeout: 1_200_000,
  }, async () => {
    const { path: dataDir, remove } = await makeDataDir();
    onTestFinished(remove);
    // Each life of the server has a mail server of its own, so that it is known which of them sent what.
    const mailboxes: MailServer[] = [];
    onTestFinished(() => {
      for (const mailbox of mailboxes) mailbox.stop();
    });
    const start = async () => {
      const mailbox = await startMailServer();
      mailboxes.push(mailbox);
      return startServer({
        DATA_DIR: dataDir,
        SMTP_URL: mailbox.url,
        DECISION_HOLD_SECONDS: '1',
        BULK_HOLD_SECONDS: '1',
      });
    };
    let server: Site = await start();
    onTestFinished(() => server.end('SIGKILL'));
    onTestFailed(() => console.error(server.output()));
    const database = observe(dataDir);
    onTestFinished(() => database.close());
    const { one, many, people } = await prepare(database.url);

    const traffic = createTraffic(() => server.url);
    const posting = keepPosting(traffic, REQUESTERS, (id) => codeOf(database, id));
    const deciding = keepDeciding(traffic, posting.confirmed, { one: one.headers, many: many.headers });
    const writing = keepWriting(traffic, people, WRITERS);
    const done = () => [posting.confirmed.length, deciding.decided.length, writing.written.length];
    const moreDone = async (what: string) => {
      const before = done();
      await traffic.until(what, () => done().every((count, n) => count > before[n]!));
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await moreDone('requests, decisions and messages that are taken in');
      await database.kill(victims[round % victims.length]!);
      if (round % 4 !== 3) {
        await moreDone('the same taken in again, by the same server');
        expect(server.process.exitCode).toBeNull();
        await database.writerAtWork();
      }
      await server.end('SIGKILL');
      const killed = new Date();
      server = await start();
      await letTimePass(database, killed);
    }
    await moreDone('the same after the last start');
    await traffic.stop();

    await untilAllIsDone(database);
    const { url } = server;
    expect(await missingRequests(posting, database, url)).toEqual([]);
    expect(await missingDecisions(deciding, database, { url, headers: one.headers })).toEqual([]);
    expect(await missingMessages(writing, database, url)).toEqual([]);
    expect(await findHalfWritten(database, dataDir)).toEqual([]);
    expect(await findMailFaults(database, mailboxes)).toEqual([]);
    expect(posting.confirmed.length).toBe(posting.taken.length);
    expect(new Set(deciding.decided.map(({ status }) => status)).size).toBe(3);
    expect(deciding.ordered.length).toBeGreaterThan(0);
    // The kills must have met work under way, or this would prove nothing.
    expect(traffic.count.lost).toBeGreaterThanOrEqual(ROUNDS / 2);
    expect(traffic.count.refused).toBeGreaterThan(0);
  });
});

/** What a server without demo data is given by its operator, and people to use it. */
async function prepare(
  url: string,
): Promise<{ one: SignedInPerson; many: SignedInPerson; people: SignedInPerson[] }> {
  const client = connect(url, { size: 1, onError: () => {} });
  await seedMasterData(client.db);
  await createChangeBus(url, () => {}).announce(client.db, [EVERYTHING]);
  const one = await writeSignedIn(client, ['reviewer']);
  const many = await writeSignedIn(client, ['reviewer']);
  const people: SignedInPerson[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await writeSignedIn(client));
  await client.close();
  return { one, many, people };
}

async function codeOf(database: Observer, id: string): Promise<string> {
  const look = async () => {
    const [mail] = await database.read<{ text: string }>(
      "select text from mail_outbox where about_id = $1 and template = 'listing.code'",
      [id],
    );
    return /(?<!\d)\d{6}(?!\d)/.exec(mailText(mail?.text))?.[0];
  };
  return until('the mail with the code', look, LOOK_AGAIN_MS);
}

/** Until every decision on many is carried out and every mail has left, also those that a killed worker was at. */
async function untilAllIsDone(database: Observer): Promise<void> {
  await until('decisions on many and mails that are over', async () => {
    const [waiting] = await database.read<{ count: number }>(
      `select ((select count(*) from bulk_decision where state = 'waiting')
        + (select count(*) from mail_outbox where status = 'waiting'))::int as count`,
    );
    return waiting?.count === 0;
  });
}
