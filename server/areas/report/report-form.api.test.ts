import { describe, expect, it } from 'vitest';
import { report } from '#server/database/schema/report.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

describe.runIf(PAGES_BUILT)('the form that reports a page, without a script and without an account', () => {
  const test = setUpSite({ masterLists: true });

  const open = async (url: string) => {
    const { statusCode, body } = await test.site.inject(url);
    expect(statusCode).toBe(200);
    return body;
  };
  const post = (url: string, values: Record<string, string>) =>
    test.site.inject({
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
      expect((await test.site.inject(`/report?about=${about}`)).statusCode).toBe(404);
  });
});
