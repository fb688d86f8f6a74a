import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityBrowser } from '#tests/factories/identity.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { seedMasterData } from '../master-data/seed-master-data.ts';
import { file } from '../schema/file.ts';
import { mail_outbox } from '../schema/operations.ts';
import { desk_grant, person } from '../schema/person.ts';
import { partner, program, resource_page } from '../schema/publication.ts';
import { individual, stakeholder } from '../schema/stakeholder.ts';
import { taxonomy_term } from '../schema/taxonomy.ts';
import { seedDemo } from './seed-demo.ts';
import { DEMO_IDENTITIES, DEMO_PASSWORD, DEMO_STAFF } from './staff.ts';

const test = setUpApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });
beforeAll(async () => {
  await seedDemo(test.services);
});

const get = (url: string, headers: Record<string, string> = {}) => test.call({ headers }, 'GET', url);

describe('seedDemo', () => {
  it('writes the whole demo content once, however often it is called', async () => {
    const { db } = test.services.database;
    const before = await db.$count(stakeholder);
    expect(before).toBe(442);
    const again = await Promise.all([seedDemo(test.services), seedDemo(test.services)]);
    expect(again).toEqual([false, false]);
    expect(await db.$count(stakeholder)).toBe(before);
    expect(await db.$count(partner, eq(partner.role, 'coordinator'))).toBe(2);
  });

  it('leaves master data as staff have changed it', async () => {
    const { db } = test.services.database;
    const agritech = and(eq(taxonomy_term.kind, 'sector'), eq(taxonomy_term.slug, 'agritech'));
    await db.update(taxonomy_term).set({ name: 'Farm technology' }).where(agritech);
    await seedMasterData(db);
    expect(await db.select({ name: taxonomy_term.name }).from(taxonomy_term).where(agritech)).toEqual([
      { name: 'Farm technology' },
    ]);
    expect(await db.$count(resource_page)).toBe(2);
  });

  it('gives every public record a search document, with its title in both languages', async () => {
    const { rows } = await test.services.database.pool.query(`
      select (select count(*) from stakeholder where status = 'approved') + (select count(*) from program) + (select count(*) from event)
        + (select count(*) from resource) as records, count(*) as documents, count(distinct kind) as groups,
        count(*) filter (where title_en = '' or title_km = '') as untitled,
        count(*) filter (where title_km !~ '[ក-ៜ]') as foreign_titled
      from search_document`);
    const { records, ...found } = rows[0];
    expect(found).toEqual({ documents: records, groups: '17', untitled: '0', foreign_titled: '0' });
  });

  it('makes the directory and search show it at once (1.005, 3.007)', async () => {
    const list = await get('/api/v1/stakeholder/startup/?per_page=1');
    expect(list.json().item_count).toBe(182);
    for (const word of ['srov ledger', 'បញ្ជីស្រូវ', 'srov leger']) {
      const found = await get(`/api/v1/search/?search=${encodeURIComponent(word)}`);
      expect(JSON.stringify(found.json()), word).toContain('Srov Ledger');
    }
    const programs = (await get('/public/api/v1/startup-program/?per_page=48')).json().data;
    const organisers = programs.flatMap(({ organiser }: { organiser: unknown }) => organiser ?? []);
    expect(organisers.length, 'programs say whose they are, with the logo').toBeGreaterThan(10);
    for (const { logo } of organisers) expect(logo).toMatch(/^\/files\/[0-9a-f-]+\/128$/);
    const other = await get('/api/v1/search/?search=tax');
    expect(other.body).toContain('Tax Ready in Thirty Days');
    const { rows } = await test.services.database.pool.query(
      `update program set cover_id = (select id from file where media_type like 'image/%' limit 1)
       where id = (select id from program order by id limit 1) returning id, title, cover_id`,
    );
    const { id, title, cover_id } = rows[0];
    const found = await get(`/api/v1/search/?search=${encodeURIComponent(title)}`);
    const shown = found.json().programs.find((one: { id: string }) => one.id === id);
    expect(shown?.image, 'with its picture (2.126)').toContain(cover_id);
  });

  it('keeps every file ready to be downloaded (2.054)', async () => {
    const rows = await test.services.database.db.select().from(file);
    expect(rows.filter(({ purpose }) => purpose === 'resource.file')).toHaveLength(40);
    for (const { id, bytes, media_type, name } of rows) {
      const response = await get(`/files/${id}/original`);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.byteLength).toBe(bytes);
      expect(response.headers['content-type']).toContain(media_type);
      expect(response.headers['content-disposition']).toContain(name);
    }
  });

  it('has told of every invitation, request and decision it holds, in the inbox too (B.14, B.15)', async () => {
    const { rows } = await test.services.database.pool.query(`
      with told as (
        select 'team_invite' as kind, m.id as object_id, m.person_id from stakeholder_member m
          where m.state = 'invited' and m.person_id is not null
        union all select 'team_request', m.id, o.person_id from stakeholder_member m join stakeholder_member o
          on o.stakeholder_id = m.stakeholder_id and o.state = 'member' and o.role = 'owner' where m.state = 'requested'
        union all select 'connection_request', c.id, c.to_person_id from connection c
          where c.state = 'invited' and c.to_person_id is not null
        union all select 'review_' || s.status, s.id, s.person_id from submission s
          where s.status in ('returned', 'rejected') and s.kind in ('profile', 'change') and s.person_id is not null
        union all select 'cohort_invite', m.cohort_id, o.person_id from cohort_member m join stakeholder_member o
          on o.stakeholder_id = m.stakeholder_id and o.state = 'member' and o.role = 'owner' where m.state = 'invited'
      )
      select t.kind, exists (select 1 from notification n where n.kind = t.kind and n.object_id = t.object_id
          and n.person_id = t.person_id) as noticed,
        t.kind not in ('team_invite', 'connection_request', 'review_returned', 'review_rejected') or exists (
          select 1 from thread h join thread_participant p on p.thread_id = h.id and p.person_id = t.person_id
          where t.object_id in (h.submission_id, h.connection_id, h.stakeholder_member_id)) as read
      from told t`);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
    expect(rows.filter(({ noticed, read }) => !noticed || !read)).toEqual([]);
  });

  it('lets the demo staff sign in with their roles', async () => {
    const { db } = test.services.database;
    for (const { email, role } of DEMO_STAFF) {
      const response = await test.call(null, 'POST', '/public/api/v1/auth/login/', {
        email,
        password: DEMO_PASSWORD,
      });
      expect(response.statusCode, email).toBe(200);
      const granted = await db
        .select({ role: desk_grant.role })
        .from(desk_grant)
        .innerJoin(person, eq(person.id, desk_grant.person_id))
        .where(eq(person.email, email));
      expect(granted).toEqual([{ role }]);
    }
  });

  it('lets personas of the simulated identity into the accounts with content and desk roles (B.71)', async () => {
    for (const [persona, email] of Object.entries(DEMO_IDENTITIES)) {
      const back = await identityBrowser(test).signIn(persona);
      expect([persona, back.statusCode]).toEqual([persona, 200]);
      const role = DEMO_STAFF.find((one) => one.email === email)?.role;
      expect(back.json().data).toMatchObject({ email, desk_roles: role ? [role] : [] });
    }
  });

  it('fills the queue of the desk, with a possible duplicate and something overdue', async () => {
    const { headers } = await test.signIn({ roles: ['reviewer'] });
    const queue = (await get('/desk-api/v1/submissions/?per_page=100', headers)).json();
    expect(queue.item_count).toBe(19);
    expect(queue.figures).toMatchObject({ waiting_on_us: 19, waiting_on_them: 7 });
    expect(queue.figures.overdue).toBeGreaterThan(0);
    const twin = queue.data.find((row: { name: string }) => row.name === 'Sleuk Pack');
    expect(twin.flags).toContain('duplicate');
    const again = queue.data.find((row: { name: string }) => row.name === 'Krama Loop');
    const record = (await get(`/desk-api/v1/submissions/${again.id}/`, headers)).json();
    expect(record).toMatchObject({ round: 2, changed_count: 3 });
    expect(record.history.map(({ verb }: { verb: string }) => verb)).toEqual([
      'submit',
      'take',
      'return',
      'resubmit',
    ]);
  });

  it('puts the link of every returned request into the mailbox', async () => {
    const mails = await mailsWhere(test.services, eq(mail_outbox.template, 'listing.returned'));
    expect(mails).toHaveLength(6);
    for (const { text } of mails) {
      expect(text).toMatch(/\/(?:ecosystem\/get-listed\/follow|event\/submission)\/\S+/);
    }
  });

  it('connections mentors who have an account to it', async () => {
    const { db } = test.services.database;
    const [mentor] = await db
      .select({ email: person.email })
      .from(stakeholder)
      .innerJoin(individual, eq(individual.id, stakeholder.individual_id))
      .innerJoin(person, eq(person.id, individual.person_id))
      .where(and(eq(stakeholder.kind, 'mentor'), eq(stakeholder.name, 'Keo Sokunthea')));
    expect(mentor?.email).toBe('mentor@phum.example');
  });

  it('publishes programs with their organiser and category (3.017, 3.018)', async () => {
    const list = (await get('/public/api/v1/startup-program/?per_page=100')).json();
    expect(list.item_count).toBe(await test.services.database.db.$count(program));
    for (const one of list.data) {
      expect(one.organiser?.name, one.title).toBeTruthy();
      expect(one.category?.name_kh, one.title).toBeTruthy();
    }
  });
});
