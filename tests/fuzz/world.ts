import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { resource_page } from '#server/database/schema/publication.ts';
import { draftCookieName } from '#shared/domain/listing/paths.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { listingInReview, oldStamp, sendListing, submissionRow } from '#tests/factories/submission.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import type { BadRequest } from './bad-request.ts';
import type { Known } from './bad-values.ts';
import { logOfFaults } from './log-of-faults.ts';

/** A small site for bad input to meet. */
export interface World {
  test: TestApp;
  /** What the server complained of since this was last asked. */
  complaints(): string[];
  /** Something of everything, made anew, and people to call: what one call breaks does not shield the next. */
  people(): Promise<{ known: Known; headers: Record<BadRequest['as'], Record<string, string>> }>;
  /** The same site with the built pages, at the port returned. Ends with the world. */
  listenWithPages(): Promise<number>;
  stop(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const faults = logOfFaults();
  const test = await startTestApp({ log: faults.log });
  await seedMasterLists(test.services);
  const stakeholder = await writeStakeholder(test.services);
  const apps: FastifyInstance[] = [];
  return {
    test,
    complaints: faults.take,
    async people() {
      const reviewer = await test.signIn({ roles: ['reviewer'] });
      const administrator = await test.signIn({ roles: ['administrator'] });
      const member = await test.signIn();
      const known = await makeKnown(test, administrator.headers, stakeholder);
      return {
        known,
        headers: {
          visitor: {},
          member: member.headers,
          reviewer: reviewer.headers,
          administrator: administrator.headers,
        },
      };
    },
    async listenWithPages() {
      const app = await createApp(test.services, { pages: true });
      apps.push(app);
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    async stop() {
      for (const app of apps) await app.close();
      await test.stop();
    },
  };
}

async function makeKnown(
  test: TestApp,
  headers: Record<string, string>,
  stakeholder: string,
): Promise<Known> {
  const waiting = await listingInReview(test);
  const returned = await listingInReview(test);
  const message = await giveBack(test, returned.id, headers);
  return {
    ...listingValues('startup'),
    'stakeholder.category': 'startup',
    'stakeholder.id': stakeholder,
    'listing.token': returned.follow,
    'listing.secret': await newDraft(test),
    'listing.stakeHolderType': 'startup',
    'review.id': waiting.id,
    'collection.collection': 'post',
    'collection.id': await newPost(test, headers),
    'page.id': [stakeholder, waiting.id],
    'page.token': [returned.follow, waiting.follow],
    'page.kind': ['startup', 'mentor', 'investor', 'eso', 'other'],
    'page.step': ['basic', 'additional', 'investment', 'verify'],
    'page.category': ['startup', 'mentor', 'eso', 'corporate'],
    'page.cookie': `${draftCookieName('startup')}=${await newDraft(test)}`,
    version: (await submissionRow(test, waiting.id))?.version,
    reference: (await sendListing(test, 'startup')).reference,
    messages: [{ id: message, fixed: true, answer: 'Done.', field: null, body: 'Please say more.' }],
    reason: 'It is not a startup.',
    kind: 'startup',
    get bot_stamp() {
      return oldStamp(test);
    },
  };
}

/** A draft of the library, so that the desk's calls have something to be called with. */
async function newPost({ app, services }: TestApp, headers: Record<string, string>): Promise<string> {
  const [page] = await services.database.db
    .select()
    .from(resource_page)
    .where(eq(resource_page.slug, 'blog'));
  const response = await app.inject({
    method: 'POST',
    url: '/desk-api/v1/collections/post/',
    headers,
    payload: { values: { title: 'Notes of a weaver', section: page!.id } },
  });
  if (response.statusCode !== 201) throw new Error(`There is no post: ${response.body}`);
  return response.json().id;
}

async function newDraft({ app }: TestApp): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/public/api/v1/listing-draft/',
    payload: { kind: 'startup', values: listingValues('startup') },
  });
  return response.json().secret;
}

/** Returned to its requester with a message, so that its link lets things be changed. Returns the message's id. */
async function giveBack(test: TestApp, id: string, headers: Record<string, string>): Promise<string> {
  const { app } = test;
  const url = `/desk-api/v1/submissions/${id}/`;
  const { version } = (await app.inject({ url, headers })).json();
  const response = await app.inject({
    method: 'POST',
    url: `${url}return/`,
    headers,
    payload: { version, messages: [{ field: null, body: 'Please say more.' }] },
  });
  if (response.statusCode !== 200) throw new Error(`It was not returned: ${response.body}`);
  return response.json().messages[0].id;
}
