import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { person } from '#server/database/schema/person.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { recordPart } from '#shared/domain/addresses.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

/** Pages that the specification names by address, each by what only it says; how they look is judged by the journeys. */
const t = translatorFor('en');
const DISCOVER = '/ecosystem/discover/category';
/** Written out, as the specification does. */
const OTHERS = [
  ...[
    'academic-institution',
    'co-working-space',
    'community-and-association',
    'corporate',
    'development-partner',
  ],
  ...['government-institution', 'incubator-and-accelerator', 'service-provider', 'media'],
];

describe.runIf(PAGES_BUILT)('pages of the specification', () => {
  const test = setUpSite();
  const signedIn: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    await seedDemo(test.services);
    const { db } = test.services.database;
    for (const who of ['founder', 'investor', 'mentor', 'eso']) {
      const [row] = await db
        .select()
        .from(person)
        .where(eq(person.email, `${who}@phum.example`));
      signedIn[who] = (await test.signInAs(row!.id)).headers;
    }
  }, 120_000);

  /** What a page says, as its reader sees it, and its HTML. */
  async function read(url: string, who?: keyof typeof signedIn) {
    const response = await test.site.inject({ url, headers: who ? signedIn[who]! : {} });
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
    (await test.site.inject({ url, headers: who ? signedIn[who]! : {} })).json<T>();
  const first = async (kind: string) =>
    (await get<{ data: StakeholderCard[] }>(`/api/v1/stakeholder/${kind}/?per_page=3`)).data;

  async function isList(kind: string) {
    const { html, text } = await read(`${DISCOVER}/${kind}`);
    for (const { id, tail, name } of await first(kind)) {
      expect(text).toContain(name);
      expect(html).toContain(`href="${DISCOVER}/${kind}/${id}-${tail}"`);
    }
  }
  async function isRecord(kind: string) {
    const [record] = await first(kind);
    const { heading, text } = await read(`${DISCOVER}/${kind}/${record!.id}-${record!.tail}`);
    expect(heading).toContain(record!.name);
    expect(text).toContain(record!.summary);
  }
  /** Every startup's own call has these fields, and some startup says something in each. */
  async function says(...fields: string[]) {
    const { data } = await get<{ data: { id: string; tail: string }[] }>(
      '/api/v1/stakeholder/startup/?per_page=50',
    );
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
  /** A form whose fields are named; a page that asks for something holds one. */
  async function asks(url: string, ...fields: string[]) {
    const { html } = await read(url);
    for (const name of fields)
      expect(html).toMatch(new RegExp(`<(?:input|textarea|select)[^>]*\\bname="${name}"`));
  }
  /** Where an address leads, and how. */
  const leads = async (url: string, who?: keyof typeof signedIn) => {
    const { statusCode, headers } = await test.site.inject({ url, headers: who ? signedIn[who]! : {} });
    return [statusCode, headers.location] as const;
  };
  /** A page of one's own that says what a call answers of the same person. */
  async function showsOwn(page: string, call: string, who: keyof typeof signedIn, name: string) {
    const { data } = await get<{ data: Record<string, string>[] }>(call, who);
    expect(data.length).toBeGreaterThan(0);
    const { text } = await read(page, who);
    for (const one of data.slice(0, 3)) expect(text).toContain(one[name]);
  }
  /** What a list says that its call answers. */
  async function listed(page: string, call: string) {
    const { data } = await get<{ data: { id: string; tail: string; title: string }[] }>(`${call}?per_page=5`);
    expect(data.length).toBeGreaterThan(2);
    const { text } = await read(page);
    for (const { title } of data) expect(text).toContain(title.replaceAll("'", '’'));
  }
  /** The steps of a request to be listed, in their order. */
  async function hasSteps(kind: string, ...names: string[]) {
    const { html } = await read(`/ecosystem/get-listed/${kind}/basic`);
    const steps = /<ol class="steps">[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '';
    const said = [...steps.matchAll(/<span>([^<]+)/g)].map(([, name]) => name);
    expect(said).toEqual(names);
  }
  async function isShelf(slug: string) {
    const { data } = await get<{ data: { id: string; tail: string; title: string }[] }>(
      `/public/api/v1/resource/?resource=${slug}&per_page=3`,
    );
    const { html, text } = await read(`/resource/category/${slug}`);
    for (const { id, tail, title } of data) {
      expect(text).toContain(title);
      expect(html).toMatch(new RegExp(`href="/resource/(?:category/)?${slug}/${id}-${tail}"`));
    }
  }
  async function isOwnRecord(kind: 'startup' | 'eso', who: keyof typeof signedIn) {
    const { data } = await get<{ data: { id: string; name: string }[] }>(`/api/v1/${kind}/profile/`, who);
    const { heading } = await read(`/user/profile/${kind}/${data[0]!.id}`, who);
    expect(heading).toContain(data[0]!.name);
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
    ['1.005', 'the directory lists who is in it', () => isList('startup')],
    ['1.009', 'programs of support are listed', () => listed('/program', '/public/api/v1/startup-program/')],
    ['1.010', 'events to come are listed', () => listed('/event', '/public/api/v1/event/')],
    [
      '1.012',
      'a file of the library is downloaded',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string }[] }>(
          '/public/api/v1/resource/?resource=file&per_page=1',
        );
        const { html } = await read(`/resource/file/${recordPart(data[0]!)}`);
        const [, link] = /href="([^"]*\/download\/?[^"]*)"/.exec(html) ?? [];
        const [, file] = await leads(link!);
        const { statusCode, headers, rawPayload } = await test.site.inject(file!);
        expect([statusCode, headers['content-disposition'], rawPayload.length > 1_000]).toEqual([
          200,
          expect.stringContaining('attachment'),
          true,
        ]);
      },
    ],
    [
      '1.016',
      'a visitor without an account reads every kind of page',
      async () => {
        for (const page of [
          '/',
          '/about',
          '/ecosystem',
          '/program',
          '/event',
          '/resource/category',
          '/contact',
        ])
          expect((await read(page)).heading, page).not.toBe('');
      },
    ],
    [
      '2.083',
      'the group of the ecosystem leads to the four kinds and then to each type',
      async () => {
        const bar = /<header[\s\S]*?<\/header>/.exec((await read('/about')).html)?.[0] ?? '';
        const slugs = [...bar.matchAll(/href="\/ecosystem\/discover\/category\/([a-z-]+)"/g)];
        expect([...new Set(slugs.map(([, slug]) => slug))]).toEqual([
          ...['startup', 'mentor', 'investor', 'eso'],
          ...OTHERS,
        ]);
      },
    ],
    [
      '2.140',
      'the sign-in dialog says welcome',
      async () => expect((await read('/?action=login')).html).toContain(t('shell:sign_in.welcome')),
    ],
    ['2.156', 'the steps of a mentor', () => hasSteps('mentor', 'Basic', 'Verify')],
    ['2.157', 'the steps of an investor', () => hasSteps('investor', 'Basic', 'Investment', 'Verify')],
    ['2.158', 'the steps of another stakeholder', () => hasSteps('other', 'Basic', 'Verify')],
    ['2.159', 'the screen of the contact form', () => asks('/contact', 'name', 'description')],
    [
      '2.163',
      'the screen of a team names who belongs to it',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string }[] }>(
          '/api/v1/startup/profile/',
          'founder',
        );
        const { first_name } = await get<{ first_name: string }>('/user-api', 'founder');
        const { text } = await read(`/user/profile/startup/${data[0]!.id}/team`, 'founder');
        expect(text).toContain(first_name);
      },
    ],
    [
      '2.001',
      'home says what it is for, and leads to what is open',
      async () => {
        const { html } = await read('/');
        for (const path of ['/program', '/event', '/ecosystem/discover'])
          expect(html).toContain(`href="${path}"`);
      },
    ],
    [
      '2.004',
      'the sign-in page of the national identity has nothing to finish for whoever comes by chance',
      async () =>
        expect((await read('/camdigikey-login')).heading).toBe('There is no sign-in to finish here'),
    ],
    ['2.005', '/contact takes a message', () => asks('/contact', 'name', 'email', 'category', 'description')],
    [
      '2.006',
      'the ecosystem leads to every category',
      async () => {
        const { html } = await read('/ecosystem');
        for (const slug of ['startup', 'mentor', 'investor', 'eso', 'media', 'corporate'])
          expect(html).toContain(`href="${DISCOVER}/${slug}"`);
      },
    ],
    [
      '2.017',
      'a suggestion without its link waits for the mail; with a wrong one it is not known',
      async () => {
        expect((await read('/program/submission')).heading).toBe('Check your e-mail');
        expect((await leads('/program/submission/none'))[0]).toBe(404);
      },
    ],
    [
      '2.018',
      'a file has a page; without an id its address leads to all files',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string; title: string }[] }>(
          '/public/api/v1/resource/?resource=file&per_page=1',
        );
        expect((await read(`/resource/file/${recordPart(data[0]!)}`)).heading).toContain(data[0]!.title);
        expect(await leads('/resource/file')).toEqual([301, '/resource/category/file']);
      },
    ],
    [
      '2.019',
      'a person has a page',
      async () => {
        const me = await get<{ id: string; first_name: string }>('/user-api', 'mentor');
        expect((await read(`/user/${me.id}`)).heading).toContain(me.first_name);
      },
    ],
    [
      '2.020',
      'a forgotten password is asked for by its address',
      () => asks('/account/begin_password_reset', 'email'),
    ],
    [
      '2.021',
      'whoever registered is told to look into the mail',
      async () => expect((await read('/account/confirm-verify-email')).heading).toBe('Check your e-mail'),
    ],
    [
      '2.022',
      'a new password is set under any tail of the address',
      async () => {
        await asks('/account/reset-password-confirm/some/key', 'password');
        await asks('/account/reset-password-confirm/other', 'password');
      },
    ],
    [
      '2.023',
      'an address is confirmed under any tail of the address, by a button and not by opening it',
      async () => {
        for (const tail of ['key', 'some/key'])
          expect((await read(`/account/confirm-email/${tail}`)).html).toMatch(/<form[^>]*method="post"/);
      },
    ],
    [
      '2.031',
      'all categories stand on one page',
      async () => {
        const { html } = await read(DISCOVER);
        for (const slug of ['startup', 'mentor', 'investor', 'eso', ...OTHERS])
          expect(html).toContain(`href="${DISCOVER}/${slug}"`);
      },
    ],
    [
      '2.032',
      'a record named by category and id is led to',
      async () => {
        const [one] = await first('startup');
        expect(await leads(`/ecosystem/discover/detail?category=startup&id=${one!.id}`)).toEqual([
          301,
          `${DISCOVER}/startup/${recordPart(one!)}`,
        ]);
      },
    ],
    ['2.041', 'the page of a startup', () => isRecord('startup')],
    ['2.042', 'the list of a type of other stakeholders', () => isList('media')],
    ['2.043', 'the page of another stakeholder', () => isRecord('media')],
    [
      '2.050',
      'the library leads to its parts',
      async () => {
        const { html } = await read('/resource/category');
        for (const slug of ['blog', 'file']) expect(html).toContain(`href="/resource/category/${slug}"`);
      },
    ],
    ['2.051', 'a part of the library lists what is in it', () => isShelf('file')],
    ['2.053', 'the address of posts lists the newest of them', () => isShelf('blog')],
    [
      '2.055',
      'a post has a page',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string; title: string }[] }>(
          '/public/api/v1/resource/?resource=blog&per_page=1',
        );
        expect((await read(`/resource/category/blog/${recordPart(data[0]!)}`)).heading).toContain(
          data[0]!.title,
        );
      },
    ],
    [
      '2.061',
      'the own password is set on a page of the profile area',
      async () => {
        const { html } = await read('/user/profile/change_password', 'founder');
        expect(html).toMatch(/<input[^>]*type="password"/);
      },
    ],
    [
      '2.062',
      'whoever waits for an answer stands among the connections',
      async () => {
        const { data } = await get<{ data: { party: { name: string } }[] }>(
          '/base-api/me/connections/?tab=received',
          'founder',
        );
        expect(data.length).toBeGreaterThan(0);
        const { text } = await read('/user/profile/connection', 'founder');
        for (const { party } of data) expect(text).toContain(party.name);
      },
    ],
    [
      '2.063',
      'one’s own support organisations',
      () => showsOwn('/user/profile/eso', '/api/v1/eso/profile/', 'eso', 'name'),
    ],
    [
      '2.064',
      'the inbox leads to its threads',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string }[] }>(
          '/base-api/me/inbox/',
          'founder',
        );
        expect(data.length).toBeGreaterThan(0);
        const { html } = await read('/user/profile/inbox', 'founder');
        for (const { id } of data) expect(html).toContain(`/user/profile/inbox/${id}`);
      },
    ],
    [
      '2.066',
      'the mentor profile of whoever has one',
      async () => {
        const { data } = await get<{ data: { summary: string }[] }>('/api/v1/mentor/profile/', 'mentor');
        expect((await read('/user/profile/mentor', 'mentor')).text).toContain(data[0]!.summary);
      },
    ],
    [
      '2.067',
      'as many notifications stand on their page as there are',
      async () => {
        const { item_count } = await get<{ item_count: number }>('/base-api/me/notifications/', 'founder');
        expect((await read('/user/profile/notification', 'founder')).text).toContain(`All ${item_count}`);
      },
    ],
    [
      '2.068',
      'an empty saved list says so',
      async () => expect((await read('/user/profile/save_list', 'investor')).heading).toBe(t('save:title')),
    ],
    ['2.071', 'the own page of a support organisation', () => isOwnRecord('eso', 'eso')],
    ['2.073', 'the own page of a startup', () => isOwnRecord('startup', 'founder')],
    [
      '2.072',
      'a thread of the inbox has a page, which others do not find',
      async () => {
        const { data } = await get<{ data: { id: string; tail: string }[] }>(
          '/base-api/me/inbox/',
          'founder',
        );
        const url = `/user/profile/inbox/${data[0]!.id}`;
        expect((await read(url, 'founder')).html).toContain(data[0]!.id);
        expect((await leads(url, 'eso'))[0]).toBe(404);
      },
    ],
    [
      '2.074',
      'a visitor without the cookie is led home from the profile area',
      async () => {
        for (const page of ['bio', 'inbox', 'startup', 'network/connection'])
          expect(await leads(`/user/profile/${page}`)).toEqual([302, '/']);
      },
    ],
    [
      '6.003',
      'a cookie that is dead opens the profile area no more than none',
      async () => {
        const { statusCode, body } = await test.site.inject({
          url: '/user/profile/bio',
          headers: { cookie: 'access_token=dead' },
        });
        expect([statusCode === 200, body.includes('sreypov')]).toEqual([false, false]);
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
        const kept = await test.site.inject({
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
