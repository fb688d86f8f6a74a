import { eq } from 'drizzle-orm';
import { newsletterUrl } from '#server/areas/newsletter/newsletter-links.ts';
import { newsletter_subscriber } from '#server/database/schema/newsletter.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { individual, stakeholder } from '#server/database/schema/stakeholder.ts';
import { unsubscribeToken } from '#server/notify/unsubscribe-link.ts';
import { anApproved, joins } from '#tests/factories/profile.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { listingInReview } from '#tests/factories/submission.ts';
import { suggestionInReview } from '#tests/factories/suggestion.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { knownFor } from '../fuzz/known/known.ts';
import type { Scene } from '../fuzz/known/recipe.ts';

/** Who opens pages: somebody of the team of what is opened, the other side of it, somebody else, or staff. */
export const TEAM = ['owner', 'admin', 'content_editor', 'content_creator', 'member'] as const;
export const STAFF = ['reviewer', 'editor', 'translator', 'analyst', 'administrator'] as const;
export const EVERYBODY = ['visitor', 'stranger', ...TEAM, ...STAFF] as const;
export type Who = (typeof EVERYBODY)[number];

/** A page with something real in its address. */
export interface RealPage {
  route: string;
  url: string;
  /** Who sees it; everybody else is led away or told that it is not there. */
  opens: readonly Who[];
  /** What they see is another page: the address has moved, or is a step of something else. */
  leads?: true;
  /** What its record says and every reader of the page reads. */
  says?: readonly string[];
}

/** In Khmer, as the pages are opened. */
const [BODY, DESCRIPTION] = ['អត្ថបទទាំងមូលនៃទំព័រនេះ', 'ការពិពណ៌នាទាំងមូលនៃទំព័រនេះ'];
const LONG = { body: '<p>The whole text of this page</p>', body_kh: `<p>${BODY}</p>` };

const KINDS = {
  startup: 'startup',
  mentor: 'mentor',
  investor: 'investor',
  eso: 'eso',
  'other-stakeholder': 'other',
} as const;

const [QUEUE, DECIDE] = [
  ['reviewer', 'analyst', 'administrator'],
  ['reviewer', 'administrator'],
] as const;
const CONTENT = ['editor', 'administrator'] as const;
const ALONE = ['administrator'] as const;
const TRANSLATE = ['translator', 'administrator'] as const;
/** Written out, so that a mistake in the server's own table is seen. */
const AT_THE_DESK: Readonly<Record<string, { call: string; opens: readonly Who[] }>> = {
  review: { call: '/desk-api/v1/submissions/{id}/', opens: QUEUE },
  claims: { call: '/desk-api/v1/claims/{id}/', opens: QUEUE },
  directory: { call: '/desk-api/v1/directory/{id}/', opens: QUEUE },
  'directory/import': { call: '/desk-api/v1/directory-imports/{id}/', opens: DECIDE },
  bulk: { call: '/desk-api/v1/bulk-decisions/{id}/', opens: DECIDE },
  corrections: { call: '/desk-api/v1/corrections/{id}/', opens: DECIDE },
  reports: { call: '/desk-api/v1/reports/{id}/', opens: DECIDE },
  contact: { call: '/desk-api/v1/contact-messages/{id}/', opens: ['reviewer', 'editor', 'administrator'] },
  people: { call: '/desk-api/v1/people/{id}/', opens: ALONE },
  audit: { call: '/desk-api/v1/audit/{id}/', opens: ALONE },
};
const ON_A_RECORD = { '': CONTENT, '/history': CONTENT, '/preview': CONTENT } as const;
const ON_A_LIST = { '': CONTENT, '/new': CONTENT, '/import': CONTENT, '/export.csv': CONTENT } as const;

/** Every page with a parameter, about records that are there. */
export async function realPages(
  test: TestApp,
  people: Readonly<Record<Exclude<Who, 'visitor'>, TestPerson>>,
): Promise<RealPage[]> {
  const { owner, reviewer, administrator } = people;
  const { services } = test;
  const page = await writeStakeholder(services, {
    description: 'The whole description of this page',
    description_kh: DESCRIPTION,
  });
  const scene: Scene = {
    test,
    cast: { member: owner, other: await test.signIn(), reviewer, administrator },
    stakeholder: page,
  };
  /** The parameters of a call that finds something. */
  const of = (path: string) => knownFor(scene, path) as Promise<Record<string, string>>;
  const idOf = async (path: string) => (await of(path))['path.id']!;

  const pages: RealPage[] = [];
  function add(
    route: string,
    values: readonly (string | undefined)[],
    opens: readonly Who[],
    more: Pick<RealPage, 'leads' | 'says'> = {},
  ) {
    const left = [...values];
    const url = `/${route.replace(/:\w+\??/g, () => encodeURIComponent(left.shift() ?? ''))}`;
    pages.push({ route, url, opens, ...more });
  }

  // What everybody may read.
  const long = { says: [BODY] };
  add('program/:id', [await writeProgram(services, LONG)], EVERYBODY, long);
  add('event/:id', [await writeEvent(services, LONG)], EVERYBODY, long);
  add('resource/category/:resource', ['blog'], EVERYBODY);
  add('resource/category/:resource/:id', ['blog', await writeResource(services, LONG)], EVERYBODY, long);
  const file = { name: 'a.csv', media_type: 'text/csv' };
  add('resource/file/:id', [await writeResource(services, { ...LONG, file })], EVERYBODY, long);
  const mentor = await writeStakeholder(services, { kind: 'mentor' });
  add('ecosystem/discover/category/individuals/:id', [await individualOf(test, mentor)], EVERYBODY, {
    leads: true,
  });
  add('ecosystem/discover/category/:category', ['startup'], EVERYBODY);
  add('ecosystem/discover/category/:category/:id', ['startup', page], EVERYBODY, { says: [DESCRIPTION] });
  add('ecosystem/discover/category/:category/:id/claim', ['startup', page], EVERYBODY);
  add('insights/:tab', ['startup'], EVERYBODY);
  add('user/:userId', [people.stranger.id], EVERYBODY);
  add('unsubscribe/:token', [unsubscribeToken(services, owner.id, 'digest')], EVERYBODY);
  add('api/docs/:call?', ['stakeholder.list'], EVERYBODY);

  // What a link gives to whoever has it.
  const [listing, suggestion] = [await listingInReview(test), await suggestionInReview(test, 'program')];
  const event = await suggestionInReview(test, 'event');
  add('ecosystem/get-listed/follow/:token', [listing.follow], EVERYBODY);
  add('ecosystem/get-listed/sent/:token', [listing.follow], EVERYBODY);
  const { 'path.secret': draft } = await of('/public/api/v1/listing-draft/{secret}/');
  add('ecosystem/get-listed/continue/:secret', [draft], EVERYBODY);
  add('ecosystem/get-listed/:kind/:step?', ['startup', 'basic'], EVERYBODY);
  add('program/submission/:token?', [suggestion.token], EVERYBODY);
  add('event/submission/:token?', [event.token], EVERYBODY);
  add('program-sharing/:step', ['details'], EVERYBODY);
  add('event/suggest/:step', ['details'], EVERYBODY);
  const { 'path.secret': invitation } = await of('/base-api/team-invite/{secret}/');
  add('team-invite/:secret', [invitation], EVERYBODY);

  add('newsletter/link/:token', [await newsletterLink(test)], EVERYBODY);

  // What belongs to a team, and to one person.
  for (const [slug, kind] of Object.entries(KINDS)) {
    const { id } = await anApproved(test, owner, reviewer, kind);
    for (const role of TEAM) if (role !== 'owner') await joins(test, people[role], id, role);
    if (kind !== 'mentor' && kind !== 'investor') add(`user/profile/${slug}/:id`, [id], TEAM);
    add(`user/profile/${slug}/:id/team`, [id], TEAM);
    add('user/profile/:kind/:id/preview', [slug, id], TEAM);
  }
  add('user/profile/corrections/:id', [await idOf('/base-api/me/corrections/{id}/')], ['owner']);
  add('user/profile/claims/:id', [await idOf('/base-api/me/claims/{id}/')], ['owner']);
  add('user/profile/inbox/:messageId', [await idOf('/base-api/me/inbox/{id}/')], ['owner']);

  // The desk.
  const program = await writeProgram(services);
  for (const [part, opens] of Object.entries(ON_A_RECORD))
    add(`desk/content/:collection/:id${part}`, ['program', program], opens);
  const shared = await test.call(
    people.editor,
    'POST',
    `/desk-api/v1/collections/program/${program}/preview-link/`,
  );
  add('preview/:key', [new URL(shared.json().url).pathname.split('/').at(-1)!], EVERYBODY);
  for (const [part, opens] of Object.entries(ON_A_LIST))
    add(`desk/content/:collection${part}`, ['program'], opens);
  add('desk/texts/:text', ['shell:product.name'], TRANSLATE);
  for (const [part, { call, opens }] of Object.entries(AT_THE_DESK))
    add(`desk/${part}/:id`, [await idOf(call)], opens);
  const mail = await idOf('/dev-api/v1/mailbox/{id}/');
  await services.database.db.update(mail_outbox).set({ status: 'sent' }).where(eq(mail_outbox.id, mail));
  add('dev/mailbox/:id?', [mail], EVERYBODY);
  return pages;
}

/** What ends the subscription of somebody. */
async function newsletterLink({ services }: TestApp): Promise<string> {
  const [row] = await services.database.db
    .insert(newsletter_subscriber)
    .values({ email: 'reader@example.test', state: 'confirmed' })
    .returning();
  return newsletterUrl(services, 'leave', row!).split('/').at(-1)!;
}

async function individualOf({ services }: TestApp, mentor: string): Promise<string> {
  const { db } = services.database;
  const [row] = await db.insert(individual).values({}).returning();
  await db.update(stakeholder).set({ individual_id: row!.id }).where(eq(stakeholder.id, mentor));
  return row!.id;
}
