import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notification } from '#server/database/schema/notification.ts';
import { person } from '#server/database/schema/person.ts';
import { inTransaction } from '#server/database/work.ts';
import { unsubscribeHeaders } from '#server/mail/mail-transport.ts';
import { notify } from '#server/notify/notify.ts';
import type { DigestRhythm } from '#shared/domain/notification.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { sendDigests } from './send-digests.ts';

const test = setUpApp();
let actor: TestPerson;
beforeAll(async () => {
  actor = await test.signIn();
});

const DAY = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY);
const somebody = async (digest: DigestRhythm) => {
  const who = await test.signIn();
  await test.services.database.db.update(person).set({ digest }).where(eq(person.id, who.id));
  return who;
};
const accepted = (who: TestPerson, link = `/x/${crypto.randomUUID()}`) =>
  inTransaction(testContext(test.services), (work) =>
    notify(work, { person_id: who.id, kind: 'connection_accepted', actor_id: actor.id, params: {}, link }),
  );
const post = (url: string, payload: object = {}) => test.call(null, 'POST', url, payload);

describe('digests (ux 47, 48)', () => {
  it('gather what asks for nothing until the next seven o’clock of the rhythm', async () => {
    const [now, daily, weekly, never] = [
      await somebody('now'),
      await somebody('daily'),
      await somebody('weekly'),
      await somebody('never'),
    ];
    for (const who of [now, daily, weekly, never]) for (let i = 0; i < 3; i += 1) await accepted(who);
    expect(await mailsTo(test, now.email)).toHaveLength(3);
    await sendDigests(test.services);
    for (const who of [daily, weekly, never]) expect(await mailsTo(test, who.email)).toEqual([]);
    await sendDigests(test.services, later(8));
    expect(await mailsTo(test, daily.email)).toHaveLength(1);
    expect(await mailsTo(test, never.email)).toEqual([]);
    const [mail] = await mailsTo(test, weekly.email);
    expect(mail?.template).toBe('notification.digest');
    expect(mail?.text.match(/\/x\//g) ?? mail?.text.match(/%2Fx%2F/g)).toHaveLength(3);
    expect(await mailsTo(test, now.email)).toHaveLength(3);
  });

  it('are never empty: without anything new, or with everything read, none leaves', async () => {
    const who = await somebody('daily');
    await sendDigests(test.services, later(2));
    expect(await mailsTo(test, who.email)).toEqual([]);
    await accepted(who);
    await test.call(who, 'POST', '/base-api/me/notifications/read/', {});
    await sendDigests(test.services, later(2));
    expect(await mailsTo(test, who.email)).toEqual([]);
  });

  it('tell everything once, however many servers send at the same moment and again', async () => {
    const who = await somebody('daily');
    const links = Array.from({ length: 8 }, (_, i) => `/once/${i}`);
    for (const link of links) await accepted(who, link);
    await Promise.all([1, 2, 3].map(() => sendDigests(test.services, later(2))));
    await sendDigests(test.services, later(3));
    const mails = await mailsTo(test, who.email);
    expect(mails).toHaveLength(1);
    for (const link of links) expect(mails[0]!.text.split(encodeURIComponent(link))).toHaveLength(2);
    const waiting = await test.services.database.db
      .select()
      .from(notification)
      .where(and(eq(notification.person_id, who.id), isNull(notification.mailed_at)));
    expect(waiting).toEqual([]);
  });

  it('are taken back whole when their transaction fails: nothing is lost', async () => {
    const who = await somebody('daily');
    await accepted(who, '/kept');
    const { jobs } = test.services;
    const { enqueue } = jobs;
    jobs.enqueue = () => Promise.reject(new Error('killed'));
    await expect(sendDigests(test.services, later(2))).rejects.toThrow('killed');
    jobs.enqueue = enqueue;
    expect(await mailsTo(test, who.email)).toEqual([]);
    await sendDigests(test.services, later(2));
    expect((await mailsTo(test, who.email))[0]?.text).toContain(encodeURIComponent('/kept'));
  });

  it('hold what somebody wants by mail alone, which then stands on no page', async () => {
    const who = await somebody('daily');
    await test.call(who, 'PATCH', '/base-api/me/notification-settings/', {
      data: [{ kind: 'connection_accepted', channel: 'site', enabled: false }],
    });
    await accepted(who);
    const list = await test.call(who, 'GET', '/base-api/me/notifications/');
    expect(list.json().item_count).toBe(0);
    await sendDigests(test.services, later(2));
    expect(await mailsTo(test, who.email)).toHaveLength(1);
  });
});

describe('turning mails off (ux 47)', () => {
  const addressIn = async (who: TestPerson) => {
    const [mail] = await mailsTo(test, who.email);
    expect(unsubscribeHeaders(mail!.unsubscribe_url)).toEqual({
      'List-Unsubscribe': `<${mail!.unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    return `/public/api/v1/unsubscribe/${new URL(mail!.unsubscribe_url).pathname.split('/').at(-1)}/`;
  };

  it('works from the mail, without signing in, once and again, and back', async () => {
    const who = await somebody('daily');
    await accepted(who);
    await sendDigests(test.services, later(2));
    const url = await addressIn(who);
    const before = await test.call(null, 'GET', url);
    expect(before.json()).toMatchObject({ subject: 'digest', subscribed: true });
    expect(before.body).not.toContain(who.email);
    for (let i = 0; i < 2; i += 1) expect((await post(url)).json().subscribed).toBe(false);
    await accepted(who);
    await sendDigests(test.services, later(4));
    expect(await mailsTo(test, who.email)).toHaveLength(1);
    expect((await post(url, { subscribed: true })).json().subscribed).toBe(true);
  });

  it('turns off one kind, and leaves the others', async () => {
    const who = await somebody('now');
    await accepted(who);
    await post(await addressIn(who));
    await accepted(who);
    expect(await mailsTo(test, who.email)).toHaveLength(1);
    await inTransaction(testContext(test.services), (work) =>
      notify(work, {
        person_id: who.id,
        kind: 'connection_request',
        actor_id: actor.id,
        params: {},
        link: '/x',
      }),
    );
    expect(await mailsTo(test, who.email)).toHaveLength(2);
  });

  it('believes no link it did not make', async () => {
    const who = await somebody('now');
    await accepted(who);
    const url = await addressIn(who);
    for (const broken of [
      url.replace(/.\/$/, '/'),
      url.replace('unsubscribe/', 'unsubscribe/x'),
      '/public/api/v1/unsubscribe/x.y/',
    ])
      expect((await post(broken)).statusCode).toBe(404);
  });

  it('lets the rhythm be chosen, and refuses another', async () => {
    const who = await somebody('weekly');
    const change = (digest: string) =>
      test.call(who, 'PATCH', '/base-api/me/notification-settings/', { digest });
    expect((await change('daily')).json().digest).toBe('daily');
    expect((await change('hourly')).statusCode).toBe(422);
  });
});
