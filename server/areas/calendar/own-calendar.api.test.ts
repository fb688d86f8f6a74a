import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { event } from '#server/database/schema/publication.ts';
import { calendar_link } from '#server/database/schema/saved-item.ts';
import { webcal } from '#shared/format/webcal.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });

const PATH = '/base-api/me/calendar/';
const call = async (who: TestPerson | null, method: 'GET' | 'POST' | 'DELETE') => {
  const answer = await test.call({ headers: who?.headers ?? {} }, method, PATH);
  return { status: answer.statusCode, ...answer.json() };
};
const save = (who: TestPerson, kind: 'event' | 'program', object_id: string) =>
  test.call(who, 'POST', '/base-api/me/save/', { kind, object_id });
/** As a calendar program does: without any sign of who asks. */
const follow = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address);
  return test.call({ headers }, 'GET', pathname + search);
};
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('the address of the own calendar (2.161)', () => {
  it('is made, shown again, renewed and ended by its person alone', async () => {
    const who = await test.signIn();
    expect(await call(who, 'GET')).toEqual({ status: 200, address: null, created_at: null });
    const first = await call(who, 'POST');
    expect(first.address).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{54}\.ics$/);
    expect((await call(who, 'GET')).address).toBe(first.address);
    expect((await follow(first.address)).statusCode).toBe(200);
    const second = await call(who, 'POST');
    expect(second.address).not.toBe(first.address);
    expect((await follow(first.address)).statusCode).toBe(404);
    expect((await follow(second.address)).statusCode).toBe(200);
    expect((await call(await test.signIn(), 'GET')).address).toBeNull();
    for (const _ of [1, 2]) expect(await call(who, 'DELETE')).toMatchObject({ status: 200, address: null });
    expect((await follow(second.address)).statusCode).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await call(null, method)).status).toBe(401);
  });

  it('cannot be made up, not even by who reads the database, and ends with the account', async () => {
    const { db } = test.services.database;
    const who = await test.signIn();
    const { address } = await call(who, 'POST');
    const key = address.slice(-58, -4);
    const [link] = await db.select().from(calendar_link).where(eq(calendar_link.person_id, who.id));
    expect(JSON.stringify(link)).not.toContain(key);
    const altered = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    for (const wrong of [altered, link!.id, key.slice(0, 22), 'x'])
      expect((await follow(address.replace(key, wrong))).statusCode).toBe(404);
    await db.update(person).set({ status: 'suspended' }).where(eq(person.id, who.id));
    expect((await follow(address)).statusCode).toBe(404);
  });
});

describe('the own calendar, as a calendar program follows it (2.161)', () => {
  it('holds saved events and the deadlines of saved programs, in the language of its address', async () => {
    const who = await test.signIn();
    const closes_at = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 4, 20, 16, 59));
    const coming = await writeEvent(test.services, { title: 'Rice, fish; and more' });
    const long_over = await writeEvent(test.services, { starts_at: new Date(Date.now() - 9e9) });
    const closing = await writeProgram(test.services, {
      title: 'Loom fund',
      title_kh: 'មូលនិធិតម្បាញ',
      closes_at,
    });
    const open_ended = await writeProgram(test.services, { closes_at: null });
    await writeEvent(test.services);
    for (const id of [coming, long_over]) await save(who, 'event', id);
    for (const id of [closing, open_ended]) await save(who, 'program', id);
    const { address } = await call(who, 'POST');
    const answer = await follow(address);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = entriesOf(answer.body);
    expect(entries.map(({ summary }) => summary)).toEqual(['Rice, fish; and more', 'Deadline: Loom fund']);
    const [, deadline] = entries;
    expect(deadline!.startDate.isDate).toBe(true);
    // One minute before midnight in Phnom Penh, seven hours ahead.
    expect(deadline!.startDate.toString()).toBe(`${closes_at.getUTCFullYear()}-05-20`);
    expect(deadline!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(deadline!.uid).toContain(closing);
    const khmer = entriesOf((await follow(`${address}?lang=km`)).body);
    expect(khmer[1]?.summary).toBe('ថ្ងៃបិទទទួលពាក្យ៖ មូលនិធិតម្បាញ');
    expect(khmer.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
  });

  it('holds a deadline alone, and nothing', async () => {
    const who = await test.signIn();
    const { address } = await call(who, 'POST');
    expect(entriesOf((await follow(address)).body)).toEqual([]);
    await save(who, 'program', await writeProgram(test.services, { closes_at: new Date(Date.now() + 9e8) }));
    expect(entriesOf((await follow(address)).body)).toHaveLength(1);
  });

  it('is kept by nobody, and is sent again only when it changed', async () => {
    const { db } = test.services.database;
    const who = await test.signIn();
    const id = await writeEvent(test.services);
    await save(who, 'event', id);
    const { address } = await call(who, 'POST');
    const answer = await follow(address);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const known = { 'if-none-match': String(answer.headers.etag) };
    const same = await follow(address, known);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await db.update(event).set({ title: 'Another title', version: 9 }).where(eq(event.id, id));
    const changed = await follow(address, known);
    expect([changed.statusCode, entriesOf(changed.body)[0]?.sequence]).toEqual([200, 8]);
  });

  it('has an address that calendar programs take', async () => {
    const { address } = await call(await test.signIn(), 'POST');
    expect(webcal(address)).toMatch(/^webcal:\/\/localhost:3000\/calendar\/[\w-]+\.ics$/);
  });
});
