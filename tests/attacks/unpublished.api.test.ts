import { beforeAll, describe, expect, it } from 'vitest';
import { highlight } from '#server/database/schema/publication.ts';
import { inTransaction } from '#server/database/work.ts';
import { writeSearchDocuments } from '#server/search/documents.ts';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists, testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

/*
 * What waits, is taken back or lies in the bin is looked for on every way a visitor has: each public list, with and without
 * a search, details and what is related to them, search, highlights, sitemaps, feeds, calendars and pictures. Even where a
 * search document or a highlight was left behind by mistake.
 */

const SECRET = 'Zzunpublished';
const FUTURE = new Date(Date.now() + 7 * 86_400_000);
const HIDDEN = {
  draft: { status: 'draft' },
  reviewing: { status: 'reviewing' },
  returned: { status: 'returned' },
  rejected: { status: 'rejected' },
  archived: { status: 'archived' },
  scheduled: { published_at: FUTURE },
  deleted: { deleted_at: new Date() },
} as const;

const test = setUpApp();
/** Ids of what nobody may see, by the kind it is of. */
const hidden: { kind: 'program' | 'event' | 'resource'; group: SearchGroup; id: string; state: string }[] =
  [];
/** Something public of each kind, near to what is hidden. */
const shown: Record<string, string> = {};

beforeAll(async () => {
  const { services } = test;
  await seedMasterLists(services);
  for (const [state, how] of Object.entries(HIDDEN)) {
    const texts = { title: `${SECRET} ${state}`, title_kh: `${SECRET} ${state}`, summary: SECRET, ...how };
    hidden.push(
      { kind: 'program', group: 'programs', id: await writeProgram(services, texts), state },
      {
        kind: 'event',
        group: 'events',
        id: await writeEvent(services, { ...texts, is_spotlight: true }),
        state,
      },
      { kind: 'resource', group: 'blogs', id: await writeResource(services, texts), state },
      {
        kind: 'resource',
        group: 'files',
        id: await writeResource(services, { ...texts, section: 'file' }),
        state,
      },
    );
  }
  Object.assign(shown, {
    program: await writeProgram(services),
    event: await writeEvent(services),
    resource: await writeResource(services),
    startup: await writeStakeholder(services),
  });
  await inTransaction(testContext(services), async (work) => {
    await work.tx
      .insert(highlight)
      .values(hidden.map(({ kind, id }, position) => ({ kind, object_id: id, position })));
    await writeSearchDocuments(
      work.tx,
      hidden.map(({ group, id }) => {
        return { group, id, rank: 90, name: `${SECRET} left behind`, name_kh: '', texts: [SECRET] };
      }),
    );
    work.changes('*');
  });
});

/** What a calendar says of events that were called off: whoever has them in theirs must learn it (RFC 5545). */
const CALLED_OFF = /BEGIN:VEVENT(?:(?!END:VEVENT)[\s\S])*?STATUS:CANCELLED[\s\S]*?END:VEVENT\r?\n/g;

/** Folded lines made whole, and without what was called off; of the latter only what was public may be there. */
function unfolded(calendar: string): string {
  const whole = calendar.replaceAll(/\r?\n /g, '');
  for (const [event] of whole.matchAll(CALLED_OFF)) {
    const its = hidden.find(({ id }) => event.includes(id));
    if (its) expect(['archived', 'deleted'], event).toContain(its.state);
  }
  return whole.replaceAll(CALLED_OFF, '');
}

async function expectNothing(url: string): Promise<void> {
  const { body: sent, statusCode, headers } = await test.call(null, 'GET', url);
  expect(statusCode, url).toBeLessThan(500);
  const body = String(headers['content-type']).startsWith('text/calendar') ? unfolded(sent) : sent;
  // What was asked for may be said back.
  const said = body.replaceAll(/"query":"[^"]*"/g, '').replaceAll(`search=${SECRET}`, '');
  expect(said, url).not.toContain(SECRET);
  for (const { id, state } of hidden) expect(body.includes(id), `${url} names what is ${state}`).toBe(false);
}

describe('what is not published', () => {
  it('is in no public list, whatever is asked of it', async () => {
    const lists = (await allContracts()).filter(
      ({ method, access, path }) => method === 'GET' && access === 'public' && !path.includes('{'),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const { path } of lists)
      for (const query of [
        '',
        `?search=${SECRET}`,
        '?per_page=100',
        '?when=past&per_page=100',
        '?ordering=newest',
      ])
        await expectNothing(path + query);
  });

  it('is related to nothing that is', async () => {
    const details = [
      `/api/v1/startup-program/${shown.program}/`,
      `/public/api/v1/event/${shown.event}/`,
      `/public/api/v1/resource/${shown.resource}/`,
      `/api/v1/stakeholder/startup/${shown.startup}/`,
    ];
    for (const url of details) {
      expect((await test.call(null, 'GET', url)).statusCode, url).toBe(200);
      await expectNothing(url);
    }
  });

  it('has no page, picture or calendar of its own, and tells waiting apart from never', async () => {
    const paths = {
      program: (id: string) => [`/api/v1/startup-program/${id}/`, `/og/program/${id}.en.png`],
      event: (id: string) => [`/public/api/v1/event/${id}/`, `/og/event/${id}.km.png`, `/event/${id}.ics`],
      resource: (id: string) => [`/public/api/v1/resource/${id}/`, `/og/resource/${id}.en.png`],
    };
    for (const { kind, id, state } of hidden)
      for (const url of paths[kind](id)) {
        const { statusCode, body } = await test.call(null, 'GET', url);
        if (url.endsWith('.ics') && statusCode === 200) {
          // A calendar that has it learns that it was called off, and nothing else.
          expect(['archived', 'deleted'], url).toContain(state);
          expect(body).toContain('STATUS:CANCELLED');
          continue;
        }
        expect([url, state, statusCode]).toEqual([
          url,
          state,
          ['archived', 'deleted'].includes(state) ? 410 : 404,
        ]);
        expect(body).not.toContain(SECRET);
      }
  });

  it('is in no sitemap and no feed', async () => {
    const { body } = await test.call(null, 'GET', '/sitemap.xml');
    const parts = [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
    const feeds = ['/event.ics', '/event.atom', '/program.atom', '/resource.atom'];
    for (const url of [...parts, ...feeds, ...feeds.map((feed) => `${feed}?search=${SECRET}`)])
      await expectNothing(url);
  });

  it('cannot be saved, to be read from the list', async () => {
    const { headers } = await test.signIn();
    for (const { kind, id } of hidden) {
      const payload = { kind, object_id: id };
      const { statusCode } = await test.call({ headers }, 'POST', '/base-api/me/save/', payload);
      expect(statusCode).toBe(404);
    }
  });
});
