import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { person } from '#server/database/schema/person.ts';
import { BUILD } from '#server/http/static-files.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** Pages that the specification names by address, each by what only it says; how they look is judged by the journeys. */
const t = translatorFor('en');
const DISCOVER = '/ecosystem/discover/category';

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('pages of the specification', () => {
  let test: TestApp;
  let site: FastifyInstance;
  const signedIn: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    test = await startTestApp();
    await seedDemo(test.services);
    site = await createApp(test.services, { pages: true });
    await site.ready();
    const { db } = test.services.database;
    for (const who of ['founder', 'investor']) {
      const [row] = await db
        .select()
        .from(person)
        .where(eq(person.email, `${who}@phum.example`));
      signedIn[who] = (await test.signInAs(row!.id)).headers;
    }
  }, 120_000);
  afterAll(async () => {
    await site.close();
    await test.stop();
  });

  /** What a page says, as its reader sees it, and its HTML. */
  async function read(url: string, who?: keyof typeof signedIn) {
    const response = await site.inject({ url, headers: who ? signedIn[who]! : {} });
    expect(response.statusCode, url).toBe(200);
    const html = response.body;
    const said = (part: string) =>
      part
        .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&#x27;', '’')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const heading = said(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
    return { html, heading, text: said(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html) };
  }
  const get = async <T>(url: string, who?: keyof typeof signedIn) =>
    (await site.inject({ url, headers: who ? signedIn[who]! : {} })).json<T>();
  const first = async (kind: string) =>
    (await get<{ data: StakeholderCard[] }>(`/api/v1/stakeholder/${kind}/?per_page=3`)).data;

  async function isList(kind: string) {
    const { html, text } = await read(`${DISCOVER}/${kind}`);
    for (const { id, name } of await first(kind)) {
      expect(text).toContain(name);
      expect(html).toContain(`href="${DISCOVER}/${kind}/${id}"`);
    }
  }
  async function isRecord(kind: string) {
    const [record] = await first(kind);
    const { heading, text } = await read(`${DISCOVER}/${kind}/${record!.id}`);
    expect(heading).toContain(record!.name);
    expect(text).toContain(record!.summary);
  }
  /** Every startup's own call has these fields, and some startup says something in each. */
  async function says(...fields: string[]) {
    const { data } = await get<{ data: { id: string }[] }>('/api/v1/stakeholder/startup/?per_page=50');
    const records = await Promise.all(
      data.map(async ({ id }) => {
        const { data: record } = await get<{
          data: Record<string, unknown> & { terms: Record<string, unknown> };
        }>(`/api/v1/stakeholder/startup/${id}/`, 'founder');
        return { ...record.terms, ...record } as Record<string, unknown>;
      }),
    );
    for (const field of fields) {
      for (const record of records) expect(record, field).toHaveProperty(field);
      const said = records.map((record) => record[field]);
      expect(
        said.some((value) => [value].flat().some(Boolean)),
        field,
      ).toBe(true);
    }
  }
  async function isInsight(tab: string, ...charts: string[]) {
    const { heading, text } = await read(`/insights/${tab}`);
    expect(heading).toBe(t('insight:title'));
    for (const chart of charts) expect(text).toContain(chart);
  }

  const SPECIFIED: readonly [id: string, what: string, holds: () => Promise<void>][] = [
    [
      '1.013',
      'who runs the platform is told on a page of its own',
      async () => expect((await read('/about')).text).toContain(t('content:about.facts.run_by')),
    ],
    [
      '1.014',
      'whoever has a question finds a form for it',
      async () => {
        const { html } = await read('/contact');
        for (const name of ['category', 'email', 'description'])
          expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*\\bname="${name}"`));
      },
    ],
    ['2.002', '/about', async () => expect((await read('/about')).text).toContain(t('content:about.finds'))],
    ['2.010', '/privacy-policy', async () => expect((await read('/privacy-policy')).heading).toBe('Privacy')],
    [
      '2.011',
      '/terms-of-use',
      async () => expect((await read('/terms-of-use')).heading).toBe('Terms of use'),
    ],
    ['2.033', 'the list of support organisations', () => isList('eso')],
    ['2.034', 'the list of investors', () => isList('investor')],
    ['2.035', 'the list of mentors', () => isList('mentor')],
    ['2.037', 'the page of a support organisation', () => isRecord('eso')],
    ['2.039', 'the page of an investor', () => isRecord('investor')],
    ['2.040', 'the page of a mentor', () => isRecord('mentor')],
    [
      '2.065',
      'the investor profile of whoever has one',
      async () => {
        const { text } = await read('/user/profile/investor', 'investor');
        expect(text).toContain(t('profile-fields:part.investment.title'));
        expect(text).toContain('The money stays for at least seven years');
      },
    ],
    [
      '2.070',
      'the connections of the organisations somebody acts for',
      async () => {
        const { data } = await get<{ data: { party: { name: string } }[] }>(
          '/base-api/me/connections/?scope=organisation&tab=suggested&per_page=3',
          'founder',
        );
        const people = data.map(({ party }) => party.name);
        expect(people).not.toEqual([]);
        const { text } = await read('/user/profile/network/connection?tab=suggested', 'founder');
        for (const name of people) expect(text).toContain(name);
      },
    ],
    [
      '2.142',
      'the sign-in dialog links to terms and privacy',
      async () => {
        const { html } = await read('/?action=login');
        const dialog = /<section[^>]*dialog-login[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
        expect(dialog).toContain('href="/terms-of-use"');
        expect(dialog).toContain('href="/privacy-policy"');
      },
    ],
    [
      '2.143',
      'the sign-in dialog helps those who have no account',
      async () => expect((await read('/?action=login')).html).toContain(t('shell:sign_in.no_account')),
    ],
    [
      '2.150',
      'the landing page begins with the search of all',
      async () => expect((await read('/')).html).toMatch(/<form[^>]*role="search"|<input[^>]*type="search"/),
    ],
    ['2.152', 'figures of mentors', () => isInsight('mentor', 'By expertise', 'By language')],
    [
      '2.153',
      'figures of programs and events',
      () => isInsight('program-event', 'Programs open', 'Events by category'),
    ],
    [
      '2.154',
      'figures of everybody',
      () => isInsight('stakeholder', 'By category', 'New in the directory by quarter'),
    ],
    [
      '2.161',
      'what somebody saved stands in a list of its own',
      async () => {
        const [saved] = await first('startup');
        const kept = await site.inject({
          method: 'POST',
          url: '/base-api/me/save/',
          headers: signedIn.founder!,
          payload: { kind: 'stakeholder', object_id: saved!.id },
        });
        expect(kept.statusCode, kept.body).toBeLessThan(300);
        expect((await read('/user/profile/save_list', 'founder')).text).toContain(saved!.name);
      },
    ],
    ['3.019', 'a startup has name, address and website', () => says('name', 'address', 'website')],
    [
      '3.020',
      'a startup has the year it began and the date of its registration',
      () => says('year_of_establishment', 'date_incorporated'),
    ],
    [
      '3.021',
      'a startup has industry, model, what it looks for, size, sectors and stage',
      () => says('industry', 'business_model', 'looking_at', 'employee_range', 'sector', 'stage'),
    ],
    [
      '3.006',
      'a found thing has id, name, description and picture',
      async () => {
        const answer = await get<Record<string, unknown>>('/api/v1/search/?search=startup');
        const found = Object.values(answer).flatMap((group) => (Array.isArray(group) ? group : []));
        expect(found.length).toBeGreaterThan(5);
        for (const one of found)
          expect(Object.keys(one)).toEqual(expect.arrayContaining(['id', 'name', 'description', 'image']));
      },
    ],
  ];
  it.each(SPECIFIED)('%s: %s', async (_id, _what, holds) => holds());
});
