import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepNotifications } from '#server/areas/notification/sweep-notifications.ts';
import { notification } from '#server/database/schema/notification.ts';
import { inTransaction } from '#server/database/work.ts';
import { visitor } from '#server/http/actor.ts';
import { type Notice, notify } from '#server/notify/notify.ts';
import {
  isOfDesk,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#shared/domain/notification.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const test = setUpApp();

const context = () => ({
  services: test.services,
  actor: visitor,
  requestId: 'test',
  ipHash: '',
  language: 'en' as const,
});
const tell = <K extends NotificationKind>(notice: Notice<K>) =>
  inTransaction(context(), (work) => notify(work, notice));
const returned = (person_id: string, name = 'Slek Materials') =>
  tell({ person_id, kind: 'review_returned', params: { name, count: '2' }, link: '/x' });
const asks = (person_id: string, actor_id: string) =>
  tell({ person_id, kind: 'connection_request', actor_id, params: { note: 'Shall we talk?' }, link: '/x' });

const get = async (who: TestPerson, path: string) => {
  const answer = await test.call(who, 'GET', `/base-api/me/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const send = (who: TestPerson, path: string, payload: object = {}, method: 'POST' | 'PATCH' = 'POST') =>
  test.call(who, method, `/base-api/me/${path}`, payload);

describe('counts (3.005, 7.034)', () => {
  it('are nothing but zeros for who was told nothing', async () => {
    const who = await test.signIn();
    const zeros = {
      total: 0,
      task_count: 0,
      connection_request_count: 0,
      team_invite_request_count: 0,
      claim_count: 0,
      inbox_count: 0,
      inbox_newest_at: null,
    };
    expect(await get(who, 'notification/')).toEqual(zeros);
    expect(await get(who, 'notification')).toEqual(zeros);
  });

  it('are of unread notices of this person alone', async () => {
    const [who, other] = [await test.signIn(), await test.signIn()];
    await returned(who.id);
    await asks(who.id, other.id);
    await tell({
      person_id: who.id,
      kind: 'team_invite',
      params: { name: 'Kdam Robotics', role: 'admin' },
      link: '/x',
    });
    await returned(other.id);
    // Invitations count while they wait for an answer, whether or not the line about them was read.
    const counts = { total: 3, connection_request_count: 0, team_invite_request_count: 0 };
    expect(await get(who, 'notification/')).toMatchObject(counts);
    const { data } = await get(who, 'notifications/?group=connection');
    await send(who, `notifications/${data[0].id}/read/`);
    expect(await get(who, 'notification/')).toMatchObject({ ...counts, total: 2 });
  });

  it('are for nobody who is not signed in', async () => {
    const answer = await test.call(null, 'GET', '/base-api/me/notification/');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  });
});

describe('the list (B.15, B.34)', () => {
  it('is empty at first', async () => {
    const list = await get(await test.signIn(), 'notifications/');
    expect(list).toMatchObject({ item_count: 0, data: [] });
    expect(list.groups).toEqual(NOTIFICATION_GROUPS.map((group) => ({ group, count: 0, unread: 0 })));
  });

  it('gives kind, actor, object, moments and link, the newest first', async () => {
    const [who, actor] = [await test.signIn(), await test.signIn()];
    const object_id = crypto.randomUUID();
    await tell({
      person_id: who.id,
      kind: 'review_approved',
      object_id,
      params: { name: 'Slek', name_kh: 'ស្លឹក' },
      link: '/ecosystem/discover/category/startup/1',
    });
    await asks(who.id, actor.id);
    const { data, groups } = await get(who, 'notifications/');
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      kind: 'connection_request',
      group: 'connection',
      actor: { id: actor.id, first_name: 'Sophea' },
      params: { note: 'Shall we talk?' },
    });
    expect(data[1]).toMatchObject({
      kind: 'review_approved',
      actor: null,
      object_id,
      params: { name: 'Slek', name_kh: 'ស្លឹក' },
      link: '/ecosystem/discover/category/startup/1',
      read_at: null,
    });
    expect(Date.parse(data[1].created_at)).toBeLessThanOrEqual(Date.now());
    expect(groups).toContainEqual({ group: 'review', count: 1, unread: 1 });
  });

  it('is filtered by group and by what is unread, and paged', async () => {
    const [who, actor] = [await test.signIn(), await test.signIn()];
    for (const name of ['A', 'B', 'C']) await returned(who.id, name);
    await asks(who.id, actor.id);
    const first = await get(who, 'notifications/?group=review&per_page=2');
    expect(first).toMatchObject({ item_count: 3, total_page: 2 });
    expect(first.data.map(({ params }: { params: { name: string } }) => params.name)).toEqual(['C', 'B']);
    const second = await get(who, 'notifications/?group=review&per_page=2&page=2');
    expect(second.data.map(({ params }: { params: { name: string } }) => params.name)).toEqual(['A']);
    await send(who, `notifications/${second.data[0].id}/read/`);
    expect(await get(who, 'notifications/?group=review&unread=1')).toMatchObject({ item_count: 2 });
    expect(await get(who, 'notifications/?unread=1')).toMatchObject({ item_count: 3 });
    expect(await get(who, 'notifications/')).toMatchObject({ item_count: 4 });
  });

  it.each(['group=nothing', 'unread=perhaps', 'page=0', 'per_page=101'])('refuses %s', async (query) => {
    const who = await test.signIn();
    const answer = await test.call(who, 'GET', `/base-api/me/notifications/?${query}`);
    expect(answer.statusCode).toBe(422);
  });
});

describe('reading', () => {
  it('marks one, for good and with its first moment', async () => {
    const who = await test.signIn();
    await returned(who.id);
    const [{ id }] = (await get(who, 'notifications/')).data;
    const once = (await send(who, `notifications/${id}/read/`)).json();
    expect(Date.parse(once.read_at)).not.toBeNaN();
    expect((await send(who, `notifications/${id}/read/`)).json().read_at).toBe(once.read_at);
  });

  it('never touches those of another person: they are not found (6.010)', async () => {
    const [who, other] = [await test.signIn(), await test.signIn()];
    await returned(other.id);
    const [{ id }] = (await get(other, 'notifications/')).data;
    expect((await send(who, `notifications/${id}/read/`)).statusCode).toBe(404);
    expect((await send(who, 'notifications/read/')).json()).toEqual({ read: 0 });
    expect((await get(other, 'notification/')).total).toBe(1);
  });

  it('marks a group or everything', async () => {
    const [who, actor] = [await test.signIn(), await test.signIn()];
    await returned(who.id);
    await returned(who.id);
    await asks(who.id, actor.id);
    expect((await send(who, 'notifications/read/', { group: 'review' })).json()).toEqual({ read: 2 });
    expect((await get(who, 'notification/')).total).toBe(1);
    expect((await send(who, 'notifications/read/')).json()).toEqual({ read: 1 });
    expect((await get(who, 'notification/')).total).toBe(0);
  });
});

describe('settings', () => {
  interface Setting {
    kind: NotificationKind;
    channel: string;
    enabled: boolean;
    can: { change: boolean };
  }
  const settingsOf = async (who: TestPerson) => (await get(who, 'notification-settings/')).data as Setting[];
  const choose = (who: TestPerson, kind: NotificationKind, channel: string, enabled: boolean) =>
    send(who, 'notification-settings/', { data: [{ kind, channel, enabled }] }, 'PATCH');

  it('name every kind and channel, with what holds unless chosen otherwise', async () => {
    const data = await settingsOf(await test.signIn());
    const kinds = NOTIFICATION_KINDS.filter((kind) => !isOfDesk(kind));
    expect(data).toHaveLength(kinds.length * NOTIFICATION_CHANNELS.length);
    const atDesk = await settingsOf(await test.signIn({ roles: ['reviewer'] }));
    expect(atDesk).toHaveLength(NOTIFICATION_KINDS.length * NOTIFICATION_CHANNELS.length);
    const told = (kind: string, channel: string) =>
      data.find((one) => one.kind === kind && one.channel === channel);
    expect(told('connection_request', 'mail')).toMatchObject({ enabled: true, can: { change: true } });
    expect(told('message', 'mail')).toMatchObject({ enabled: true, can: { change: true } });
    expect(told('review_returned', 'mail')).toMatchObject({ enabled: true, can: { change: false } });
  });

  it('are kept, for this person alone', async () => {
    const [who, other] = [await test.signIn(), await test.signIn()];
    const answer = await choose(who, 'message', 'site', false);
    expect(answer.statusCode, answer.body).toBe(200);
    const mine = (await settingsOf(who)).find((one) => one.kind === 'message' && one.channel === 'site');
    const theirs = (await settingsOf(other)).find((one) => one.kind === 'message' && one.channel === 'site');
    expect([mine?.enabled, theirs?.enabled]).toEqual([false, true]);
    await choose(who, 'message', 'site', true);
    const again = (await settingsOf(who)).find((one) => one.kind === 'message' && one.channel === 'site');
    expect(again?.enabled).toBe(true);
  });

  it('do not turn off a letter that always leaves, nor something unknown', async () => {
    const who = await test.signIn();
    expect((await choose(who, 'review_returned', 'mail', false)).statusCode).toBe(422);
    expect((await choose(who, 'nothing' as NotificationKind, 'mail', false)).statusCode).toBe(422);
    expect((await choose(who, 'message', 'pigeon', false)).statusCode).toBe(422);
  });

  it('decide what is told where', async () => {
    const [who, actor] = [await test.signIn(), await test.signIn()];
    await asks(who.id, actor.id);
    expect((await get(who, 'notification/')).total).toBe(1);
    const [mail] = await mailsTo(test, who.email);
    expect(mail).toMatchObject({ template: 'notification', subject: 'Chan Sophea asks to connect – Phum' });
    expect(mail?.text).toContain('> Shall we talk?');
    expect(mail?.text).toContain('/account/sign-in?next=%2Fx');

    await choose(who, 'connection_request', 'site', false);
    await choose(who, 'connection_request', 'mail', false);
    await asks(who.id, actor.id);
    expect((await get(who, 'notification/')).total).toBe(1);
    expect(await mailsTo(test, who.email)).toHaveLength(1);
  });
});

describe('telling somebody', () => {
  it('mails in their language, and only to an address they have confirmed', async () => {
    const [who, actor] = [await test.signIn(), await test.signIn()];
    const { pool } = test.services.database;
    await pool.query(`update person set language = 'km' where id = $1`, [who.id]);
    await asks(who.id, actor.id);
    expect((await mailsTo(test, who.email))[0]).toMatchObject({
      language: 'km',
      subject: 'Chan Sophea ស្នើសុំតភ្ជាប់ជាមួយអ្នក – ភូមិ',
    });
    await pool.query('update person set email_verified_at = null where id = $1', [who.id]);
    await asks(who.id, actor.id);
    expect(await mailsTo(test, who.email)).toHaveLength(1);
    expect((await get(who, 'notification/')).total).toBe(2);
  });

  it('does not mail what a letter of its own says', async () => {
    const who = await test.signIn();
    await returned(who.id);
    expect(await mailsTo(test, who.email)).toEqual([]);
  });

  it('leaves out who did it, and who is suspended', async () => {
    const who = await test.signIn();
    await asks(who.id, who.id);
    await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [who.id]);
    await returned(who.id);
    const { rows } = await test.services.database.pool.query(
      'select 1 from notification where person_id = $1',
      [who.id],
    );
    expect(rows).toEqual([]);
  });

  it('is given up with the change', async () => {
    const who = await test.signIn();
    const failed = inTransaction(context(), async (work) => {
      await notify(work, { person_id: who.id, kind: 'message', params: {}, link: '/x' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await get(who, 'notification/')).total).toBe(0);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'x'])('never leads to %s', async (link) => {
    const who = await test.signIn();
    await expect(tell({ person_id: who.id, kind: 'message', params: {}, link })).rejects.toThrow();
  });

  it('waits for the moment it is told to wait for', async () => {
    const who = await test.signIn();
    const showAfter = new Date(Date.now() + 3_000);
    await tell({ person_id: who.id, kind: 'message', params: {}, link: '/x', showAfter });
    expect(await get(who, 'notification/')).toMatchObject({ total: 0 });
    expect(await get(who, 'notifications/')).toMatchObject({ item_count: 0 });
    expect((await send(who, 'notifications/read/')).json()).toEqual({ read: 0 });
    await expect
      .poll(async () => (await get(who, 'notification/')).total, { timeout: 11_000, interval: 100 })
      .toBe(1);
    expect(Date.now()).toBeGreaterThanOrEqual(showAfter.getTime());
  });
});

describe('old notices', () => {
  it('are forgotten 180 days after they were read; unread ones stay', async () => {
    const who = await test.signIn();
    for (const name of ['Read long ago', 'Read lately', 'Never read']) await returned(who.id, name);
    const { db } = test.services.database;
    const read = (name: string, days: number) =>
      db
        .update(notification)
        .set({
          read_at: sql`now() - make_interval(days => ${days})`,
          created_at: sql`now() - interval '1 year'`,
        })
        .where(sql`${notification.person_id} = ${who.id} and ${notification.params} ->> 'name' = ${name}`);
    await read('Read long ago', 181);
    await read('Read lately', 179);
    await sweepNotifications(test.services);
    const left = await db.select().from(notification).where(eq(notification.person_id, who.id));
    expect(left.map(({ params }) => params.name).sort()).toEqual(['Never read', 'Read lately']);
  });
});
