import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { report } from '#server/database/schema/report.ts';
import { BUILD } from '#server/http/static-files.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))(
  'the form that reports a page, without a script and without an account',
  () => {
    let test: TestApp;
    let site: FastifyInstance;
    beforeAll(async () => {
      test = await startTestApp();
      await seedMasterLists(test.services);
      site = await createApp(test.services, { pages: true });
    });
    afterAll(async () => {
      await site.close();
      await test.stop();
    });

    const open = async (url: string) => {
      const { statusCode, body } = await site.inject(url);
      expect(statusCode).toBe(200);
      return body;
    };
    const post = (url: string, values: Record<string, string>) =>
      site.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: test.services.config.publicUrl,
        },
        payload: new URLSearchParams(values).toString(),
      });
    const hidden = (body: string, name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

    it('leads from the page to a report that the desk has, and back to the page', async () => {
      const program = await writeProgram(test.services, { title: 'Seed days' });
      const page = await open(`/program/${program}-seed-days`);
      const link = /href="(\/report\?about=program:[^"]+)"/.exec(page)?.[1] ?? '';
      expect(link).toContain(program);
      const form = await open(link);
      expect(form).toContain('Seed days');
      const rest = { bot_stamp: hidden(form, 'bot_stamp'), idempotency_key: hidden(form, 'idempotency_key') };
      const empty = await post(link, { ...rest, description: 'It is over.' });
      expect(empty.statusCode).toBe(422);
      expect(empty.body).toContain('Choose what is wrong.');
      expect(empty.body).toContain('It is over.');
      // The stamp is at least two seconds old where a person fills the form in; here the form brings none, once.
      const sent = await post(link, { reason: 'false', description: 'It is over.' });
      expect(sent.statusCode, sent.body).toBe(302);
      const done = await open(String(sent.headers.location));
      const [row] = await test.services.database.db.select().from(report);
      expect(row).toMatchObject({ subject_id: program, reason: 'false', by_visitor: true });
      expect(done).toContain(row!.reference);
      expect(done).toContain(`href="/program/${program}-seed-days"`);
    });

    it('stands under the pages of the directory in both languages, and is not there for what is not', async () => {
      const record = await writeStakeholder(test.services, { name: 'Trey', name_kh: 'ត្រី' });
      const { path: own } = (
        await test.call(null, 'GET', `/public/api/v1/reported-pages/stakeholder/${record}/`)
      ).json();
      for (const [lang, words] of [
        ['en', 'Report a problem with this page'],
        ['km', 'រាយការណ៍'],
      ]) {
        const page = await open(`${own}?lang=${lang}`);
        expect(page).toContain(`/report?about=stakeholder:${record}`);
        expect(withoutLineBreaks(page)).toContain(words);
        expect(withoutLineBreaks(await open(`/report?about=stakeholder:${record}&lang=${lang}`))).toContain(
          words,
        );
      }
      for (const about of ['', 'stakeholder:nothing', `program:${record}`, `person:${record}`])
        expect((await site.inject(`/report?about=${about}`)).statusCode).toBe(404);
    });
  },
);
