import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queueAccountMail } from '#server/areas/account/password/account-mail.ts';
import { hashPassword } from '#server/areas/account/password.ts';
import { sweepAccounts } from '#server/areas/person/sweep-accounts.ts';
import { case_note } from '#server/database/schema/case.ts';
import { contact_message, contact_reply } from '#server/database/schema/contact.ts';
import { file } from '#server/database/schema/file.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder, stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { inTransaction } from '#server/database/work.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { readAccount } from './export-account.ts';

const OWN = '/api/v1/rest-auth/user/';
const test = setUpApp();

const call: TestApp['call'] = (...asked) => test.call(...asked);
const db = () => test.services.database.db;

describe('what a person keeps of themselves (3.030, 7.029 to 7.032)', () => {
  it('is changed field by field, by either path', async () => {
    const who = await test.signIn();
    const changed = await call(who, 'PATCH', OWN, {
      first_name_kh: 'សុភា',
      date_of_birth: '12/04/1993',
      gender: 'female',
      phone: '012 345 678',
      languages: ['km', 'en', 'km'],
      links: { linkedin: 'https://www.linkedin.com/in/sophea' },
      visibility: { bio: 'connections' },
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      first_name: 'Sophea',
      first_name_kh: 'សុភា',
      date_of_birth: '1993-04-12',
      phone: '+85512345678',
      languages: ['km', 'en'],
      visibility: { bio: 'connections', phone: 'nobody' },
    });
    await call(who, 'PATCH', '/user-api/', { bio: 'I build looms.', links: { linkedin: '' } });
    for (const path of [OWN, '/user-api/']) {
      expect((await call(who, 'GET', path)).json()).toMatchObject({
        bio: 'I build looms.',
        links: {},
        gender: 'female',
      });
    }
  });

  it('keeps its name in Latin letters, also where there is one in Khmer (5.014)', async () => {
    const who = await test.signIn();
    const none = { first_name: '', last_name: '', first_name_kh: '', last_name_kh: '' };
    const refused = await call(who, 'PATCH', OWN, { bio: 'I build looms.', ...none });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['first_name', 'last_name']);
    expect((await call(who, 'GET', OWN)).json()).toMatchObject({ first_name: 'Sophea', bio: '' });
    const khmer = await call(who, 'PATCH', OWN, { first_name: '', first_name_kh: 'សុភា' });
    expect([khmer.statusCode, khmer.json().errors]).toEqual([
      422,
      { first_name: ['This field is required'] },
    ]);
    const both = await call(who, 'PATCH', OWN, { first_name_kh: 'សុភា' });
    expect([both.statusCode, both.json().first_name_kh]).toEqual([200, 'សុភា']);
  });

  it('stores a website with its scheme, and says shortly what is no phone and no address (5.009, 5.021, B.63, B.65)', async () => {
    const who = await test.signIn();
    const { links } = (await call(who, 'PATCH', OWN, { links: { website: 'sophea.example' } })).json();
    expect(links).toEqual({ website: 'https://sophea.example' });
    const wrong = { phone: '0000000000', links: { website: 'no address' } };
    expect((await call(who, 'PATCH', OWN, wrong)).json().errors).toEqual({
      phone: ['Invalid phone number.'],
      'links.website': ['Invalid URL'],
    });
    expect((await call(who, 'PATCH', OWN, { phone: '123456789012345' })).statusCode).toBe(422);
  });

  it.each([
    ['5.014', 'first_name', 'សុភា', 'Only English alphabets are allowed'],
    ['5.013', 'first_name_kh', 'Sophea', 'Only Khmer alphabets are allowed'],
    ['5.009', 'phone', '12', 'Invalid phone number.'],
    ['B.68', 'date_of_birth', '2999-01-01', 'The date cannot be in the future.'],
    ['B.68', 'date_of_birth', '31/02/2000', 'Please input a valid date (e.g. 23/11/2026)'],
    ['3.030', 'gender', 'other', 'This value is not valid'],
    ['3.030', 'languages', ['xx'], 'Please choose from the list'],
    [
      '5.024',
      'links',
      { linkedin: 'https://linkedin.com.evil.example/in/x' },
      'Invalid Linkedin profile URL',
    ],
    ['5.025', 'links', { facebook: 'http://facebook.com/sophea' }, 'Invalid Facebook profile URL'],
    ['B.10', 'visibility', { phone: 'public' }, 'Please choose from the list'],
  ])('%s: refuses a wrong %s, in these words: %j', async (_id, field, value, words) => {
    const who = await test.signIn();
    const answer = await call(who, 'PATCH', OWN, { [field]: value, bio: 'Not half of it.' });
    expect(answer.statusCode).toBe(422);
    const [[name, said]] = Object.entries(answer.json().errors) as [[string, string[]]];
    expect([name.split('.')[0], said]).toEqual([field, [words]]);
    expect((await call(who, 'GET', OWN)).json().bio).toBe('');
  });

  it('is for the person alone', async () => {
    expect((await call(null, 'GET', OWN)).statusCode).toBe(401);
    expect((await call(null, 'PATCH', '/user-api/', { bio: 'x' })).statusCode).toBe(401);
  });
});

describe('the photo', () => {
  it('is stored anew, shown, replaced and removed', async () => {
    const who = await test.signIn();
    const send = async () => {
      const form = await multipart({
        photo: { name: 'me.jpg', bytes: await picture('jpeg'), type: 'image/jpeg' },
      });
      return test.app.inject({
        method: 'POST',
        url: '/base-api/me/photo/',
        ...form,
        headers: { ...form.headers, ...who.headers },
      });
    };
    const first = (await send()).json();
    expect((await test.call(null, 'GET', first.photo)).statusCode).toBe(200);
    const second = (await send()).json();
    expect(second.photo).not.toBe(first.photo);
    expect((await test.call(null, 'GET', first.photo)).statusCode).toBe(404);
    const gone = await call(who, 'DELETE', '/base-api/me/photo/');
    expect(gone.json()).toMatchObject({ picture: null, photo: '/images/default-user.svg' });
    expect(await db().$count(file, eq(file.owner_id, who.id))).toBe(0);
  });
});

describe('a person seen by others (7.033, B.10)', () => {
  it('shows what they chose to show, with the pages they belong to', async () => {
    const who = await test.signIn();
    await call(who, 'PATCH', OWN, {
      bio: 'I build looms.',
      occupation: 'Weaver',
      phone: '012345678',
      visibility: { occupation: 'nobody' },
    });
    const id = await writeStakeholder(test.services, { kind: 'startup', name: 'Loom Lab' });
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: who.id, role: 'owner', state: 'member' });
    const path = `/base-api/users/${who.id}/`;
    expect((await call(null, 'GET', path)).json()).toMatchObject({
      bio: 'I build looms.',
      occupation: '',
      phone: '',
      email: '',
      roles: [
        { name: 'Loom Lab', role: 'owner', url: `/ecosystem/discover/category/startup/${id}-loom-lab` },
      ],
      can: { edit: false },
    });
    expect((await call(who, 'GET', path)).json()).toMatchObject({
      occupation: 'Weaver',
      can: { edit: true },
    });
  });

  it('is not found when shut out or unknown', async () => {
    const who = await test.signIn();
    await db().update(person).set({ status: 'suspended' }).where(eq(person.id, who.id));
    expect((await call(null, 'GET', `/base-api/users/${who.id}/`)).statusCode).toBe(404);
    expect(
      (await call(null, 'GET', '/base-api/users/0190a000-0000-7000-8000-00000000dead/')).statusCode,
    ).toBe(404);
  });
});

describe('leaving', () => {
  const PATH = '/base-api/me/deletion/';

  it('takes everything along first, as a zip', async () => {
    const who = await test.signIn({ password_hash: 'secret-hash' });
    const answer = await call(who, 'GET', '/user/profile/export.zip');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await call(null, 'GET', '/user/profile/export.zip')).statusCode).toBe(401);
  });

  it('takes along what they wrote to the desk and its answers, not its notes and not what others wrote', async () => {
    const [who, other, reviewer] = [
      await test.signIn(),
      await test.signIn(),
      await test.signIn({ roles: ['reviewer'] }),
    ];
    const written = (person_id: string | null, description: string) => ({
      reference: `C-${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
      name: 'Chan Sophea',
      email: 'sophea@example.test',
      category: 'feedback',
      description,
      person_id,
      assignee_id: reviewer.id,
    });
    const [mine] = await db()
      .insert(contact_message)
      .values([
        written(who.id, 'The map is hard to read.'),
        written(other.id, 'Not theirs.'),
        written(null, 'Nobody.'),
      ])
      .returning();
    const by = { author_id: reviewer.id };
    await db()
      .insert(contact_reply)
      .values({ ...by, message_id: mine!.id, body: 'We mend it.' });
    await db()
      .insert(case_note)
      .values({ ...by, case_kind: 'contact', case_id: mine!.id, body: 'Ask Dara.' });
    const { contact_messages } = await readAccount(test.services, who.id);
    expect(contact_messages).toMatchObject([
      { description: 'The map is hard to read.', replies: [{ body: 'We mend it.' }] },
    ]);
    const told = JSON.stringify(contact_messages);
    for (const hidden of ['Ask Dara.', 'Not theirs.', 'Nobody.', reviewer.id])
      expect(told).not.toContain(hidden);
  });

  it('asks for the password, waits two weeks, and can be taken back', async () => {
    const who = await test.signIn({ password_hash: await hashPassword('Tonle-Sap-rises-9-months') });
    expect((await call(who, 'POST', PATH, { password: 'no' })).statusCode).toBe(422);
    const asked = await call(who, 'POST', PATH, { password: 'Tonle-Sap-rises-9-months' });
    const days = (Date.parse(asked.json().delete_after) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    await sweepAccounts(test.services);
    expect(await db().$count(person, eq(person.id, who.id))).toBe(1);
    const [mail] = await db().select().from(mail_outbox).where(eq(mail_outbox.to_email, who.email));
    expect(mail?.template).toBe('account.deletion');
    expect((await call(who, 'DELETE', PATH)).json()).toEqual({ delete_after: null });
  });

  it('deletes the account when the time has come', async () => {
    const who = await test.signIn();
    await call(who, 'POST', PATH, {});
    await db()
      .update(person)
      .set({ delete_after: new Date(Date.now() - 1000) })
      .where(eq(person.id, who.id));
    await sweepAccounts(test.services);
    expect(await db().$count(person, eq(person.id, who.id))).toBe(0);
    expect((await call(who, 'GET', OWN)).statusCode).toBe(401);
  });

  it('forgets the address wherever it stands beside the account: outbox, jobs, invitations', async () => {
    const who = await test.signIn({ email: 'Erased@example.test' });
    const other = await test.signIn();
    const page = await writeStakeholder(test.services, { kind: 'eso' });
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: page, email: 'erased@example.test', role: 'member', state: 'invited' });
    await call(who, 'POST', PATH, {});
    await call(other, 'POST', PATH, {});
    await inTransaction(testContext(test.services), (work) =>
      queueAccountMail(work, 'reset', 'erased@example.test'),
    );
    const where = async () => {
      const found: string[] = [];
      const { rows } = await test.services.database.pool.query<{ at: string }>(
        `select format('%I.%I', table_schema, table_name) as at from information_schema.tables
          where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
      );
      for (const { at } of rows) {
        const held = await test.services.database.pool.query(
          `select 1 from ${at} t where t::text ilike '%erased@example.test%' limit 1`,
        );
        if (held.rows.length > 0) found.push(at);
      }
      return found.sort();
    };
    expect(await where()).toEqual(
      expect.arrayContaining(['public.mail_outbox', 'public.person', 'public.stakeholder_member']),
    );
    await db()
      .update(person)
      .set({ delete_after: new Date(Date.now() - 1000) })
      .where(eq(person.id, who.id));
    await sweepAccounts(test.services);
    expect(await where()).toEqual([]);
    expect(await db().$count(mail_outbox, eq(mail_outbox.to_email, other.email))).toBe(1);
  });

  it('says beforehand which pages stand in the way; an archived one does not', async () => {
    const who = await test.signIn();
    const id = await writeStakeholder(test.services, { kind: 'eso' });
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: who.id, role: 'owner', state: 'member' });
    const told = (await call(who, 'GET', PATH)).json();
    expect(told).toMatchObject({ staff: false, pages: [{ id, kind: 'eso' }] });
    expect(told.pages[0].name).not.toBe('');
    await db().update(stakeholder).set({ status: 'archived' }).where(eq(stakeholder.id, id));
    expect((await call(who, 'GET', PATH)).json()).toEqual({ staff: false, pages: [] });
    expect((await call(who, 'POST', PATH, {})).statusCode).toBe(200);
    expect((await call(await test.signIn({ roles: ['analyst'] }), 'GET', PATH)).json().staff).toBe(true);
  });

  it('leaves no page without an owner, and no desk without its staff', async () => {
    const who = await test.signIn();
    const id = await writeStakeholder(test.services, { kind: 'startup' });
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: who.id, role: 'owner', state: 'member' });
    expect((await call(who, 'POST', PATH, {})).statusCode).toBe(409);
    const other = await test.signIn();
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: other.id, role: 'owner', state: 'member' });
    expect((await call(who, 'POST', PATH, {})).statusCode).toBe(200);
    expect((await call(await test.signIn({ roles: ['analyst'] }), 'POST', PATH, {})).statusCode).toBe(409);
  });
});
