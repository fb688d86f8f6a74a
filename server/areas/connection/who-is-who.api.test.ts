import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { individual, stakeholder, stakeholder_term } from '#server/database/schema/stakeholder.ts';
import { taxonomy_term } from '#server/database/schema/taxonomy.ts';
import { noticeFacts } from '#shared/format/notice-facts.ts';
import { plainNoticeText } from '#shared/format/notice-text.ts';
import { personName } from '#shared/format/person-name.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { PATH, startConnections } from './testing/connections.ts';

let site: Awaited<ReturnType<typeof startConnections>>;
beforeAll(async () => {
  site = await startConnections();
});
afterAll(() => site.test.stop());

/** Somebody with a page of their own as a mentor in Battambang. */
async function mentor() {
  const { db } = site.test.services.database;
  const who = await site.test.signIn();
  const page = await site.organisation(who, 'owner', 'Tep Lina');
  const [human] = await db.insert(individual).values({ person_id: who.id }).returning();
  await db
    .update(stakeholder)
    .set({ kind: 'mentor', individual_id: human!.id, province_code: '02', summary: 'Sells abroad.' })
    .where(eq(stakeholder.id, page));
  await db.delete(stakeholder_term).where(eq(stakeholder_term.stakeholder_id, page));
  const [term] = await db
    .insert(taxonomy_term)
    .values({ kind: 'expertise', slug: `export-${page}`, name: 'Export', name_kh: 'ការនាំចេញ' })
    .returning();
  await db.insert(stakeholder_term).values({ stakeholder_id: page, field: 'expertise', term_id: term!.id });
  await db.update(person).set({ last_name: 'Tep', first_name: 'Lina' }).where(eq(person.id, who.id));
  return { who, page };
}
const pageOf = async (reader: TestPerson, id: string) =>
  (await site.ok(site.call(reader, 'GET', `/api/v1/stakeholder/mentor/${id}/`))).data;
const cardOf = (reader: TestPerson | null, id: string) =>
  site.ok(site.call(reader, 'GET', `/base-api/users/${id}/`));

describe('who is who (UX 41)', () => {
  it('says of a person what their page says, in both languages, and what an organisation is and where', async () => {
    const [{ who }, reader] = [await mentor(), await site.test.signIn()];
    const { party } = await site.look(reader, who.id);
    expect(party).toMatchObject({
      what: 'Mentor · Export · Battambang',
      what_kh: 'អ្នកណែនាំ · ការនាំចេញ · បាត់ដំបង',
    });
    expect(await cardOf(null, who.id)).toMatchObject({
      what: 'Mentor · Export · Battambang',
      roles: [{ kind: 'mentor', is_own: true, summary: 'Sells abroad.' }],
    });
    const founder = await site.test.signIn();
    await site.organisation(founder, 'owner', 'Slek Materials');
    expect((await site.look(reader, founder.id)).party.what).toMatch(/^Owner, Slek Materials/);
    const { organisations } = await site.ok(
      site.call(founder, 'GET', `/base-api/me/connection/?person_id=${who.id}`),
    );
    expect(organisations[0].what).toMatch(/^Startup/);
  });

  it('tells two people of one name apart wherever they are listed', async () => {
    const [{ who: one }, other, me] = [await mentor(), await site.test.signIn(), await site.test.signIn()];
    const { db } = site.test.services.database;
    await db.update(person).set({ last_name: 'Tep', first_name: 'Lina' }).where(eq(person.id, other.id));
    await site.organisation(other, 'owner', 'Rumduol Capital');
    await site.asked(one, me);
    await site.asked(other, me);
    const waiting = await site.ok(site.call(me, 'GET', '/base-api/me/tasks/'));
    const threads = await site.ok(site.call(me, 'GET', '/base-api/me/inbox/'));
    for (const parties of [
      waiting.data.map((task: { who: object }) => task.who),
      threads.data.map((thread: { party: object }) => thread.party),
    ] as { name: string; what: string }[][]) {
      expect(parties.map(({ name }) => name)).toEqual(['Tep Lina', 'Tep Lina']);
      expect(new Set(parties.map(({ what }) => what)).size).toBe(2);
    }
  });

  it('knows on the page of a mentor who is connected with the mentor, and leads to what they write', async () => {
    const [{ who, page }, me] = [await mentor(), await site.test.signIn()];
    expect((await pageOf(me, page)).connection).toMatchObject({ state: 'none', thread_id: null });
    const connection = await site.asked(me, who);
    expect((await pageOf(me, page)).connection).toMatchObject({ state: 'invited', person_id: who.id });
    await site.ok(site.act(who, connection, 'accept'));
    const { thread_id } = await site.look(me, who.id);
    expect((await pageOf(me, page)).connection).toEqual({
      state: 'approved',
      as_stakeholder_id: null,
      person_id: who.id,
      thread_id,
    });
    const stranger = await site.test.signIn();
    expect((await pageOf(stranger, page)).connection).toMatchObject({ state: 'none', person_id: null });
  });

  it('names the teams two people share, to them alone', async () => {
    const [one, other, stranger] = [
      await site.test.signIn(),
      await site.test.signIn(),
      await site.test.signIn(),
    ];
    const team = await site.organisation(one);
    await site.join(other, team, 'member');
    expect((await cardOf(one, other.id)).same_teams).toMatchObject([{ id: team }]);
    expect((await cardOf(stranger, other.id)).same_teams).toEqual([]);
    expect((await cardOf(null, other.id)).same_teams).toEqual([]);
  });

  it('says in notice and mail who asks, in whose name, why, and whom', async () => {
    const [asker, owner] = [await site.test.signIn(), await site.test.signIn()];
    const as = await site.organisation(asker, 'owner', 'Chamkar Accelerator');
    const page = await site.organisation(owner, 'owner', 'Slek Materials');
    const body = { stakeholder_id: page, as_stakeholder_id: as, purpose: 'partnership', note: 'Partners?' };
    await site.ok(site.call(asker, 'POST', PATH, body));
    const [notice] = (await site.ok(site.call(owner, 'GET', '/base-api/me/notifications/'))).data;
    const t = translatorFor('en');
    expect(plainNoticeText(t, notice)).toMatch(/asks to connect with Slek Materials$/);
    const facts = noticeFacts(t, notice);
    expect(facts).toMatch(
      /^Owner, Chamkar Accelerator · Battambang · for Chamkar Accelerator · Partnership$/,
    );
    const [mail] = await mailsTo(site.test, owner.email);
    expect(mail!.subject).toMatch(/asks to connect with Slek Materials – Phum$/);
    expect(mail!.text).toContain(facts);
    expect(noticeFacts(translatorFor('km'), notice)).toContain('ក្នុងនាម');
  });

  it('names the person behind an organisation that invites', async () => {
    const [owner, guest] = [await site.test.signIn(), await site.test.signIn()];
    const page = await site.organisation(owner, 'owner', 'Kdam Robotics');
    const url = `/base-api/me/teams/${page}/invitations/`;
    await site.ok(site.call(owner, 'POST', url, { to_user: guest.id }));
    const [notice] = (await site.ok(site.call(guest, 'GET', '/base-api/me/notifications/'))).data;
    const name = personName(notice.actor, 'en').text;
    expect(noticeFacts(translatorFor('en'), notice)).toMatch(new RegExp(`^${name} · Owner, Kdam Robotics`));
  });
});
