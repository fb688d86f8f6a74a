import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { event, program } from '#server/database/schema/publication.ts';
import { saved_item } from '#server/database/schema/saved-item.ts';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import { SAVED_GROUPS, SAVED_MAX, type SavedKind } from '#shared/domain/saved.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });

const PATH = '/base-api/me/save';
const call: TestApp['call'] = (...asked) => test.call(...asked);
const list = async (who: TestPerson, query = '') => {
  const answer = await call(who, 'GET', `${PATH}/${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const save = async (who: TestPerson, kind: SavedKind, object_id: string) => {
  const answer = await call(who, 'POST', `${PATH}/`, { kind, object_id });
  expect(answer.statusCode, answer.body).toBe(200);
};
const ids = (found: { data: { object_id: string }[] }) => found.data.map(({ object_id }) => object_id);

/** One thing for each tab, saved by somebody in this order. */
async function oneOfEach(who: TestPerson) {
  const of: Record<string, [SavedKind, string]> = {
    program: ['program', await writeProgram(test.services)],
    event: ['event', await writeEvent(test.services)],
    startup: ['stakeholder', await writeStakeholder(test.services, {})],
    mentor: ['stakeholder', await writeStakeholder(test.services, { kind: 'mentor' })],
    investor: ['stakeholder', await writeStakeholder(test.services, { kind: 'investor' })],
    eso: ['stakeholder', await writeStakeholder(test.services, { kind: 'eso' })],
    stakeholder: [
      'stakeholder',
      await writeStakeholder(test.services, { kind: 'other', type_slug: 'media' }),
    ],
    blog: ['resource', await writeResource(test.services)],
    file: ['resource', await writeResource(test.services, { section: 'file' })],
  };
  for (const [kind, id] of Object.values(of)) await save(who, kind, id);
  return of;
}

describe('the saved list (7.054, B.22)', () => {
  it('is empty at first, with all tabs at nothing', async () => {
    const found = await list(await test.signIn());
    expect(found).toMatchObject({ item_count: 0, data: [], saved_count: 0, soon: [], coming_events: 0 });
    expect(found.groups).toEqual(SAVED_GROUPS.map((group) => ({ group, count: 0 })));
  });

  it('holds programs, events, startups, mentors, investors, support organisations, other stakeholders, posts and files, each on its tab', async () => {
    const who = await test.signIn();
    const of = await oneOfEach(who);
    const found = await list(who);
    expect(found.groups).toEqual(SAVED_GROUPS.map((group) => ({ group, count: 1 })));
    expect(ids(found)).toEqual(
      Object.values(of)
        .map(([, id]) => id)
        .reverse(),
    );
    for (const group of SAVED_GROUPS) {
      const tab = await list(who, `?group=${group}`);
      expect([tab.item_count, ids(tab)]).toEqual([1, [of[group]![1]]]);
      expect(tab.data[0]).toMatchObject({ group, is_saved: true, card: { name: expect.any(String) } });
      expect(tab.data[0].card.link).toContain(of[group]![1]);
    }
  });

  it('is paged and ordered by moment or by name', async () => {
    const who = await test.signIn();
    const names = ['Krabei', 'Angkor', 'Bokor'];
    const made: string[] = [];
    for (const name of names) {
      made.push(await writeStakeholder(test.services, { name, name_kh: '' }));
      await save(who, 'stakeholder', made.at(-1)!);
    }
    const named = async (query: string) =>
      (await list(who, query)).data.map(({ card }: { card: { name: string } }) => card.name);
    expect(await named('?ordering=name')).toEqual(['Angkor', 'Bokor', 'Krabei']);
    expect(await named('?ordering=oldest')).toEqual(names);
    expect(await named('?per_page=2&page=2')).toEqual(['Krabei']);
    expect(await list(who, '?per_page=2')).toMatchObject({ total_page: 2, item_count: 3 });
  });

  it('finds what is searched in either script', async () => {
    const who = await test.signIn();
    const rice = await writeStakeholder(test.services, {
      name: 'Rice Bank',
      name_kh: 'ធនាគារស្រូវ',
      summary: '',
      summary_kh: '',
    });
    const fish = await writeProgram(test.services, { title: 'Fish ponds', title_kh: 'ស្រះត្រី' });
    await save(who, 'stakeholder', rice);
    await save(who, 'program', fish);
    expect(ids(await list(who, `?search=${encodeURIComponent('RICE bank')}`))).toEqual([rice]);
    expect(ids(await list(who, `?search=${encodeURIComponent('ស្រះត្រី')}`))).toEqual([fish]);
    const none = await list(who, '?search=nothing+of+this');
    expect(none).toMatchObject({ item_count: 0, saved_count: 2 });
  });

  it('puts programs about to close and events about to begin on top, the nearest first', async () => {
    const who = await test.signIn();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const later = await writeProgram(test.services, { closes_at: day(12) });
    const far = await writeProgram(test.services, { closes_at: day(40) });
    const closed = await writeProgram(test.services, { closes_at: day(-1) });
    const next = await writeEvent(test.services, { starts_at: day(3) });
    const past = await writeEvent(test.services, { starts_at: day(-3) });
    for (const id of [later, far, closed]) await save(who, 'program', id);
    for (const id of [next, past]) await save(who, 'event', id);
    const found = await list(who);
    expect(ids({ data: found.soon })).toEqual([next, later]);
    expect(found.coming_events).toBe(1);
  });

  it('is of one person alone, and of nobody who is not signed in', async () => {
    const [who, other] = [await test.signIn(), await test.signIn()];
    const id = await writeProgram(test.services);
    await save(who, 'program', id);
    expect((await list(other)).item_count).toBe(0);
    for (const [method, url] of [
      ['GET', `${PATH}/`],
      ['POST', PATH],
      ['DELETE', `${PATH}/program/${id}`],
    ] as const)
      expect(
        (await call(null, method, url, method === 'POST' ? { kind: 'program', object_id: id } : undefined))
          .statusCode,
      ).toBe(401);
  });

  it.each(['?group=nonsense', '?ordering=loudest', '?page=0', '?per_page=1000'])(
    'refuses %s',
    async (query) => {
      expect((await call(await test.signIn(), 'GET', PATH + query)).statusCode).toBe(422);
    },
  );
});

describe('saving (7.054, 4.015)', () => {
  it('is done once however often it is asked, and undone the same, in both forms', async () => {
    const who = await test.signIn();
    const id = await writeProgram(test.services);
    for (let i = 0; i < 2; i += 1) {
      const answer = await call(who, 'POST', PATH, { kind: 'program', object_id: id });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { kind: 'program', object_id: id, is_saved: true },
      ]);
    }
    expect((await list(who)).item_count).toBe(1);
    for (const url of [`${PATH}/program/${id}`, `${PATH}/program/${id}/`]) {
      const answer = await call(who, 'DELETE', url);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { kind: 'program', object_id: id, is_saved: false },
      ]);
    }
    expect((await list(who)).item_count).toBe(0);
    await save(who, 'program', id);
    for (const url of [PATH, `${PATH}/`])
      expect((await call(who, 'DELETE', `${url}?kind=program&object_id=${id}`)).statusCode).toBe(200);
    expect((await list(who)).item_count).toBe(0);
  });

  it('is of public things only: drafts, scheduled, archived and deleted ones are not found', async () => {
    const who = await test.signIn();
    const future = new Date(Date.now() + 86_400_000);
    const hidden: [SavedKind, string][] = [
      ['program', await writeProgram(test.services, { status: 'draft' })],
      ['program', await writeProgram(test.services, { published_at: future })],
      ['event', await writeEvent(test.services, { deleted_at: new Date() })],
      ['event', await writeEvent(test.services, { status: 'archived' })],
      ['resource', await writeResource(test.services, { published_at: future })],
      ['stakeholder', crypto.randomUUID()],
    ];
    for (const [kind, object_id] of hidden)
      expect((await call(who, 'POST', PATH, { kind, object_id })).statusCode).toBe(404);
    expect((await list(who)).item_count).toBe(0);
  });

  it('refuses what is no kind or no id', async () => {
    const who = await test.signIn();
    const id = await writeProgram(test.services);
    for (const body of [{}, { kind: 'person', object_id: id }, { kind: 'program', object_id: '1' }])
      expect((await call(who, 'POST', PATH, body)).statusCode).toBe(422);
    expect((await call(who, 'DELETE', `${PATH}/person/${id}`)).statusCode).toBe(404);
    expect((await call(who, 'DELETE', PATH)).statusCode).toBe(422);
  });

  it('has an end', async () => {
    const who = await test.signIn();
    const rows = Array.from({ length: SAVED_MAX }, () => {
      return { person_id: who.id, kind: 'event', object_id: crypto.randomUUID() };
    });
    await test.services.database.db.insert(saved_item).values(rows);
    const id = await writeProgram(test.services);
    const answer = await call(who, 'POST', PATH, { kind: 'program', object_id: id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('1,000');
    expect((await list(who)).saved_count).toBe(SAVED_MAX);
  });
});

describe('the calendar of saved events (2.161)', () => {
  const PATH_ICS = '/user/profile/saved-events.ics';

  it('holds the coming ones of this person, as another parser reads it', async () => {
    const who = await test.signIn();
    const coming = await writeEvent(test.services, { title: 'Rice, fish; and more' });
    const past = await writeEvent(test.services, { starts_at: new Date(Date.now() - 9e8) });
    await writeEvent(test.services);
    for (const id of [coming, past]) await save(who, 'event', id);
    const answer = await call(who, 'GET', PATH_ICS);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    const [only] = events.map((one) => new ICAL.Event(one));
    expect([events.length, only?.summary]).toEqual([1, 'Rice, fish; and more']);
    expect(only?.uid).toContain(coming);
  });

  it('is an empty calendar for who saved none, and of nobody who is not signed in', async () => {
    const empty = await call(await test.signIn(), 'GET', PATH_ICS);
    expect(empty.statusCode).toBe(200);
    expect(new ICAL.Component(ICAL.parse(empty.body)).getAllSubcomponents('vevent')).toEqual([]);
    expect((await call(null, 'GET', PATH_ICS)).statusCode).toBe(401);
  });
});

describe('what is gone (B.22)', () => {
  it('stays on its tab without its texts, and can be taken off', async () => {
    const { db } = test.services.database;
    const who = await test.signIn();
    const of = await oneOfEach(who);
    const [, startup] = of.startup!;
    await db.update(stakeholder).set({ status: 'archived' }).where(eq(stakeholder.id, startup));
    await db
      .update(program)
      .set({ deleted_at: new Date(), title: 'Secret' })
      .where(eq(program.id, of.program![1]));
    await db.delete(event).where(eq(event.id, of.event![1]));
    const found = await list(who);
    expect(found.groups.every(({ count }: { count: number }) => count === 1)).toBe(true);
    for (const tab of ['startup', 'program', 'event']) {
      const item = found.data.find(({ object_id }: { object_id: string }) => object_id === of[tab]![1]);
      expect(item).toMatchObject({ group: tab, card: null });
    }
    expect(JSON.stringify(found)).not.toContain('Secret');
    expect((await call(who, 'DELETE', `${PATH}/stakeholder/${startup}`)).statusCode).toBe(200);
    expect((await list(who)).saved_count).toBe(8);
  });
});

describe('the flag on every card (B.22)', () => {
  it('is true for who saved it, in lists, pages and related ones, and false for everybody else', async () => {
    const who = await test.signIn();
    const id = await writeStakeholder(test.services, { kind: 'mentor', name: 'Flagged One' });
    await save(who, 'stakeholder', id);
    const read = async (headers: Record<string, string>) => {
      const page = await test.call({ headers }, 'GET', `/api/v1/stakeholder/mentor/${id}/`);
      const cards = await test.call({ headers }, 'GET', '/api/v1/stakeholder/mentor/?search=Flagged');
      return [page.json().data.is_saved, cards.json().data[0].is_saved];
    };
    expect(await read({})).toEqual([false, false]);
    expect(await read(who.headers)).toEqual([true, true]);
    expect(await read((await test.signIn()).headers)).toEqual([false, false]);
    expect(await read({})).toEqual([false, false]);
  });
});
