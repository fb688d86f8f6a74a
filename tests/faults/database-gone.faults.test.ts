import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkInsertStakeholders } from '#server/areas/stakeholder/bulk-insert.ts';
import { connect, type DatabaseClient } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { aStakeholder } from '#tests/factories/stakeholder.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { type Form, newForm, postCode, postForm } from './support/form.ts';
import { type OutsideDatabase, startOutsideDatabase } from './support/outside-database.ts';
import { signedInReviewer } from './support/people.ts';
import { isReady, mailText, startServer } from './support/server.ts';
import { checkRefusal } from './support/traffic.ts';
import { until } from './support/until.ts';

const LIST = '/api/v1/stakeholder/startup/';
/** Each shows something that only the database knows. */
const PAGES = ['/', '/ecosystem/discover/category/startup', '/program', '/event'];

describe('a server whose database is gone', () => {
  let server: Site;
  let database: OutsideDatabase;
  let client: DatabaseClient;
  let reviewer: { authorization: string };
  let form: Form;
  const cleanUp: (() => Promise<unknown>)[] = [];
  const read = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

  beforeAll(async () => {
    const { path, remove } = await makeDataDir();
    cleanUp.push(remove);
    database = await startOutsideDatabase(path);
    cleanUp.push(() => database.stop());
    await migrateDatabase(database.url);
    client = connect(database.url, { size: 2, onError: () => {} });
    cleanUp.push(() => client.close());
    await seedMasterData(client.db);
    await bulkInsertStakeholders(client.db, [aStakeholder(), aStakeholder()]);
    server = await startServer({ DATA_DIR: path, DATABASE_URL: database.url });
    cleanUp.push(() => server.end('SIGKILL'));
    reviewer = await signedInReviewer(client, server.url);
    form = await newForm('startup', { logo: true });
    // What is kept in memory must not hide that the database is gone.
    for (const path of [...PAGES, LIST]) expect((await read(path)).status).toBe(200);
    await database.stop();
    await until('a server that has noticed', async () => !(await isReady(server.url)));
  });

  afterAll(async () => {
    for (const step of cleanUp.reverse()) await step();
  });

  it('answers every call with 503, Retry-After and a problem in the reader’s language', async () => {
    for (const [path, headers] of [
      [LIST, {}],
      [`${LIST}?search=phnom`, {}],
      ['/api/v1/search/?search=phnom', {}],
      ['/desk-api/v1/submissions/', reviewer],
      ['/user-api/', reviewer],
    ] as const) {
      for (const language of ['en', 'km'] as const) {
        const answer = await read(path, { ...headers, 'accept-language': language });
        const text = await answer.text();
        checkRefusal(answer, text);
        expect(JSON.parse(text)).toMatchObject({
          status: 503,
          code: 'unavailable',
          title: translate(language, 'common:problems.unavailable.title'),
          message: translate(language, 'common:problems.unavailable.message'),
        });
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
      }
    }
  });

  it('takes in no listing request, and says so (7.060)', async () => {
    const answer = await postForm(server.url, form);
    checkRefusal(answer, await answer.text());
  });

  it('shows people the error page in their language, signed in or not (8.013)', async () => {
    const access = reviewer.authorization.replace('Bearer ', '');
    for (const path of PAGES) {
      for (const language of ['en', 'km'] as const) {
        for (const signedIn of [false, true]) {
          const cookie = `language=${language}${signedIn ? `; access_token=${access}` : ''}`;
          const answer = await read(path, { cookie, accept: 'text/html' });
          const html = await answer.text();
          expect({ path, signedIn, status: answer.status }).toEqual({ path, signedIn, status: 503 });
          expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(answer.headers.get('cache-control')).toBe('private, no-store');
          expect(html).toContain(`<html lang="${language}"`);
          expect(html).toContain('503');
          expect(html).toContain(translate(language, 'common:problems.unavailable.title'));
        }
      }
    }
  });

  it('answers a form somebody sends from a page with the error page, signed in or not (8.013)', async () => {
    const access = reviewer.authorization.replace('Bearer ', '');
    // Whether a visitor may write into a person's own area is known without the database.
    for (const [path, who] of [
      ['/user/profile/bio', 'member'],
      ['/desk/sign-in', 'member'],
      ['/account/sign-in', 'member'],
      ['/account/sign-in', 'visitor'],
    ]) {
      const cookie = `language=km${who === 'member' ? `; access_token=${access}` : ''}`;
      const answer = await fetch(server.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie,
          origin: 'http://localhost:1',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ email: 'x@y.example', password: 'typed' }),
      });
      const html = await answer.text();
      expect({ path, status: answer.status }).toEqual({ path, status: 503 });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain('<html lang="km"');
    }
  });

  it('is alive and not ready, so that it is not restarted for nothing', async () => {
    expect((await read('/healthz')).status).toBe(200);
    const ready = await read('/readyz');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('goes on by itself when the database is back: calls, pages, requests and their mail (7.060)', async () => {
    const { pid } = server.process;
    await database.startAgain();
    await until('a server that is ready', () => isReady(server.url));
    for (const path of [...PAGES, LIST]) {
      await until(`${path} to be served again`, async () => (await read(path)).ok);
    }
    const sent = await postForm(server.url, form);
    expect(sent.status).toBe(201);
    const { submission_id, reference } = (await sent.json()) as Record<string, string>;
    const text = await until('the mail to have left', async () => {
      const { rows } = await client.pool.query<{ text: string }>(
        "select text from mail_outbox where about_id = $1 and status = 'sent'",
        [submission_id],
      );
      return rows[0] && mailText(rows[0].text);
    });
    const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '';
    expect((await postCode(server.url, reference!, code)).status).toBe(200);
    expect((await read('/desk-api/v1/submissions/', reviewer)).status).toBe(200);
    expect([server.process.pid, server.process.exitCode]).toEqual([pid, null]);

    // All that was asked and refused meanwhile is two lines of the log, and a count.
    const lines = await until('a log that says so', async () => {
      const all = server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      return all.some((line) => line.includes('the database is back')) && all;
    });
    const told = lines.map((line) => JSON.parse(line) as { err?: object; msg: string; more?: number });
    expect(told.filter(({ err }) => err)).toEqual([expect.anything()]);
    expect(told.at(-1)).toMatchObject({ msg: 'the database is back', seconds: expect.any(Number) });
    expect(told.at(-1)?.more).toBeGreaterThan(0);
  });
});
