import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { claim } from '#server/database/schema/claim.ts';
import { connection } from '#server/database/schema/connection.ts';
import { contact_message } from '#server/database/schema/contact.ts';
import { correction } from '#server/database/schema/correction.ts';
import { newsletter_subscriber } from '#server/database/schema/newsletter.ts';
import { audit_entry, mail_outbox, wording_change } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { report } from '#server/database/schema/report.ts';
import { saved_item } from '#server/database/schema/saved-item.ts';
import { submission } from '#server/database/schema/submission.ts';
import { taxonomy_term } from '#server/database/schema/taxonomy.ts';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { daysFromNow, writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

/** What every record of this file says, and how people may type it. */
const SAID = 'បណ្តាញហ៊ុនស្ត្រីកើតឡើងនៅភាគឦសាន';
const TYPED = 'ហ៊ុនស្ត្រី កើតឡើង';
const OTHERWISE: readonly (readonly [string, string])[] = [
  ['zero-width spaces', 'ហ៊ុន\u200bស្ត្រី កើត\u200bឡើង'],
  ['coeng ro first', 'ហ៊ុនស្រ្តី កើតឡើង'],
  ['coeng da', 'ហ៊ុនស្ដ្រី កើតឡើង'],
  ['a vowel before its subscript', 'ហ៊ុនសី្ត្រ កើតឡើង'],
  ['vowels in two halves', 'ហ៊ុនស្ត្រី កេីតឡេីង'],
  ['two spaces', 'ហ៊ុនស្ត្រី  កើតឡើង '],
  ['another order of words', 'កើតឡើង ហ៊ុនស្ត្រី'],
  ['the shifter left out', 'ហុនស្ត្រី កើតឡើង'],
  ['a letter left out', 'ហ៊ុនស្ត្រី កើតឡង'],
  ['a letter too many', 'ហ៊ុនស្ត្រី កើតតឡើង'],
  ['a wrong letter', 'ហ៊ុនស្ត្រី កើតឡើន'],
];

interface Box {
  url: string;
  /** The name of what is typed, where it is not `search`. */
  by?: string;
}

/** Every call that takes words, and where it is asked. */
const BOXES: Readonly<Record<string, readonly Box[]>> = {
  'audit.export': [{ url: '/desk-api/v1/audit/export/?entity=claim' }],
  'audit.list': [
    { url: '/desk-api/v1/audit/?entity=claim' },
    { url: '/desk-api/v1/audit/?entity=claim', by: 'who' },
  ],
  'claim.desk-list': [{ url: '/desk-api/v1/claims/?state=all' }],
  'collection.export': [{ url: '/desk-api/v1/collections/program/export/?state=all' }],
  'collection.references': [{ url: '/desk-api/v1/collections/program/references/?field=organiser' }],
  'collection.list': ['program', 'event', 'post', 'sector', 'partner'].map((name) => ({
    url: `/desk-api/v1/collections/${name}/?state=all`,
  })),
  'desk.find': [{ url: '/desk-api/v1/find/?' }],
  'connection.list': [{ url: '/base-api/me/connections/?tab=received' }],
  'connection.list-too': [{ url: '/api/v1/connections/?tab=received' }],
  'contact.list': [{ url: '/desk-api/v1/contact-messages/?status=all' }],
  'correction.list': [{ url: '/desk-api/v1/corrections/?state=all' }],
  'newsletter.list': [{ url: '/desk-api/v1/newsletter-subscribers/?state=all' }],
  'newsletter.export': [{ url: '/desk-api/v1/newsletter-subscribers/export/?state=all' }],
  'person.desk-list': [{ url: '/desk-api/v1/people/?' }],
  'directory.list': [{ url: '/desk-api/v1/directory/?' }],
  'directory.export': [{ url: '/desk-api/v1/directory/export/?' }],
  'eso.list': [{ url: '/api/v1/eso/?' }],
  'event.list': [{ url: '/public/api/v1/event/?' }],
  'funding.stages': [{ url: '/api/v1/funding/stage/?' }],
  'event.month': [{ url: `/public/api/v1/event/month/${calendarDate(daysFromNow(3)).slice(0, 7)}/?` }],
  'inbox.list': [{ url: '/base-api/me/inbox/?' }],
  'notification.mailbox': [{ url: '/dev-api/v1/mailbox/?', by: 'address' }],
  'stakeholder.find-mergeable': [{ url: '/desk-api/v1/merges/pages/?' }],
  'program.list': [{ url: '/public/api/v1/startup-program/?' }],
  'program.list-api': [{ url: '/api/v1/startup-program/?' }],
  'report.list': [{ url: '/desk-api/v1/reports/?state=all' }],
  'resource.list': [{ url: '/public/api/v1/resource/?' }],
  'review.export': [{ url: '/desk-api/v1/submissions/export/?status=all' }],
  'review.list': [{ url: '/desk-api/v1/submissions/?status=all' }],
  'save.list': [{ url: '/base-api/me/save/?' }],
  'search.search': [{ url: '/api/v1/search/?' }],
  'stakeholder.list-other': [{ url: '/api/v1/other-stakeholder/?' }],
  'stakeholder.list': ['startup', 'mentor', 'all'].map((slug) => ({ url: `/api/v1/stakeholder/${slug}/?` })),
  'startup.list': [{ url: '/api/v1/startup/?' }],
  'startup.public-list': [{ url: '/public/api/v1/startup/list/?' }],
  'taxonomy.expertise': [{ url: '/api/v1/expertise/?' }],
  'taxonomy.funding-types': [{ url: '/api/v1/funding/type/?' }],
  'taxonomy.industries': [{ url: '/api/v1/industry/?' }],
  'taxonomy.interests': [{ url: '/api/v1/interests/?' }],
  'taxonomy.positions': [{ url: '/api/v1/position/?' }],
  'taxonomy.stakeholder-types': [{ url: '/public/api/v1/other-stakeholder-type/?' }],
  'wording.list': [{ url: '/desk-api/v1/wordings/?' }],
};

/** Lists that stand in the program: their words, and the same with a typing error. */
const FIXED: Readonly<Record<string, { typed: string; mistyped: string }>> = {
  'taxonomy.contact-category': { typed: 'feedback', mistyped: 'feedbak' },
  'taxonomy.currency': { typed: 'riel', mistyped: 'reil' },
  'taxonomy.language': { typed: 'khmer', mistyped: 'khemr' },
  'taxonomy.month': { typed: 'វិច្ឆិកា', mistyped: 'វិច្ចិកា' },
  'taxonomy.province': { typed: 'បាត់ដំបង', mistyped: 'បាតដំបង' },
  'taxonomy.share-option': { typed: 'telegram', mistyped: 'telegarm' },
};

const test = setUpApp({ masterLists: true });
let me: TestPerson;
beforeAll(async () => {
  const { db } = test.services.database;
  me = await test.signIn({ roles: [...DESK_ROLES] });
  const other = await test.signIn();
  await db.update(person).set({ last_name_kh: SAID }).where(eq(person.id, other.id));

  const startup = await writeStakeholder(test.services, { name_kh: SAID });
  await writeStakeholders(test.services, [
    { kind: 'eso', name: 'Growth House', name_kh: SAID },
    { kind: 'other', type_slug: 'media', name: 'Mekong Post', name_kh: SAID },
    { kind: 'mentor', name: 'Keo Sokunthea', name_kh: 'កែវ សុគន្ធា', description_kh: SAID },
  ]);
  const body_kh = `<p>${SAID}</p>`;
  await writeProgram(test.services, { body_kh });
  await writeEvent(test.services, { body_kh, starts_at: daysFromNow(3) });
  await writeResource(test.services, { body_kh });
  for (const kind of [
    'sector',
    'stage',
    'expertise',
    'funding_type',
    'industry',
    'interest',
    'position',
    'stakeholder_type',
  ])
    await db.insert(taxonomy_term).values({ kind, slug: 'said-here', name: 'Said here', name_kh: SAID });
  await test.services.database.pool.query(
    `insert into partner (id, name, name_kh) values (gen_random_uuid(), 'A', $1)`,
    [SAID],
  );

  await db.insert(contact_message).values({
    reference: 'C-1',
    name: 'A',
    email: 'a@example.test',
    category: 'feedback',
    description: SAID,
  });
  await db.insert(newsletter_subscriber).values({ email: SAID });
  await db
    .insert(wording_change)
    .values({ language: 'km', key: 'contact:form.title', version: 1, text: SAID });
  await db.insert(report).values({
    reference: 'R-1',
    subject_kind: 'stakeholder',
    subject_id: startup,
    reason: 'spam',
    description: SAID,
  });
  await db.insert(correction).values({
    reference: 'K-1',
    subject_kind: 'stakeholder',
    subject_id: startup,
    path: '/',
    fact: 'A',
    correct: SAID,
    source: 'A',
  });
  await db
    .insert(claim)
    .values({ reference: 'M-1', stakeholder_id: startup, person_id: other.id, proof: 'document' });
  await db.insert(audit_entry).values({
    action: 'claim.request',
    entity: 'claim',
    actor_id: other.id,
    actor_kind: 'person',
    detail: { note: SAID },
  });
  await db.insert(mail_outbox).values({
    template: 'contact.thanks',
    language: 'km',
    to_email: 'a@example.test',
    subject: SAID,
    text: '',
    html: '',
    status: 'sent',
    sent_at: new Date(),
  });
  await db.insert(submission).values({
    reference: 'L-1',
    kind: 'listing',
    subject_kind: 'startup',
    name: 'A',
    payload: { summary_kh: SAID },
    status: 'reviewing',
    requester_email: 'a@example.test',
    email_verified_at: new Date(),
  });
  await db.insert(saved_item).values({ person_id: me.id, kind: 'stakeholder', object_id: startup });
  const asked = await test.call(other, 'POST', '/base-api/me/connections/', { person_id: me.id, note: SAID });
  expect(asked.statusCode, asked.body).toBeLessThan(300);
  expect(await db.$count(connection)).toBe(1);
});

/** What a box answers to words: ids, or the lines of a file. */
async function answer({ url, by = 'search' }: Box, words: string): Promise<string[]> {
  const response = await test.call(
    { headers: { ...me.headers, 'accept-language': 'km' } },
    'GET',
    `${url}&${by}=${encodeURIComponent(words)}`,
  );
  expect(response.statusCode, response.body).toBe(200);
  const body = response.json();
  // A file.
  if (typeof body.text === 'string') return body.text.split('\n').slice(1).filter(Boolean);
  const groups = Object.values(body).filter((value) => Array.isArray(value));
  const lists =
    body.data ?? body.results ?? body.pages ?? body.days?.map((day: { events: unknown[] }) => day.events);
  return (lists ?? groups)
    .flat()
    .map(({ id }: { id: string }) => id)
    .toSorted();
}

const boxes = Object.entries(BOXES).flatMap(([id, some]) =>
  some.map((box) => [`${id} ${box.url} ${box.by ?? ''}`, box] as const),
);

describe('every box that takes words finds what was meant', () => {
  it('and none is left out here', async () => {
    const asking = (await allContracts()).filter(({ query }) => {
      const asked = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
      return ['search', 'who', 'address'].some((name) => asked.includes(name));
    });
    expect(asking.map(({ id }) => id).toSorted()).toEqual(
      [...Object.keys(BOXES), ...Object.keys(FIXED)].toSorted(),
    );
  });

  it.each(Object.entries(FIXED))('%s', async (id, { typed, mistyped }) => {
    const contract = (await allContracts()).find((one) => one.id === id)!;
    const exact = async (words: string) => {
      const response = await test.call(null, 'GET', `${contract.path}?search=${encodeURIComponent(words)}`);
      return response.json().data.map(({ name }: { name: string }) => name);
    };
    expect((await exact(typed)).length).toBeGreaterThan(0);
    expect(await exact(mistyped)).toEqual(await exact(typed));
    expect(await exact(`${typed} ឧទ្ធម្ភាគចក្រ`)).toEqual([]);
  });

  it.each(boxes)('%s', async (_name, box) => {
    const exact = await answer(box, TYPED);
    expect(exact.length, TYPED).toBeGreaterThan(0);
    const found = await Promise.all(OTHERWISE.map(async ([how, typed]) => [how, await answer(box, typed)]));
    expect(found).toEqual(OTHERWISE.map(([how]) => [how, exact]));
    expect(await answer(box, `${TYPED} ឧទ្ធម្ភាគចក្រ`)).toEqual([]);
  });
});
