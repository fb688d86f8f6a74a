import { draftCookieName } from '#shared/domain/listing/listing-paths.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { listingInReview, returnListing, sendListing, submissionRow } from '#tests/factories/submission.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { call, type Recipe } from './recipe.ts';

const newDraft = async (test: TestApp): Promise<string> =>
  (
    await call(test, null, 'POST', '/public/api/v1/listing-draft/', {
      kind: 'startup',
      values: listingValues('startup'),
    })
  ).secret;

/** Drafts of the listing form. */
const drafts: Recipe = {
  of: /\/listing-draft\//,
  make: async ({ test }) => ({
    'path.secret': await newDraft(test),
    'page.cookie': `${draftCookieName('startup', false)}=${await newDraft(test)}`,
  }),
};

/** A request that was returned to its requester, whose link lets things be changed, and one to confirm. */
const requests: Recipe = {
  of: /\/request-get-list\//,
  async make({ test, cast }) {
    const returned = await listingInReview(test);
    await returnListing(test, cast.reviewer, returned.id, [{ field: null, body: 'Please say more.' }]);
    const { rows } = await test.services.database.pool.query(
      'select id from submission_message where submission_id = $1',
      [returned.id],
    );
    return {
      'path.token': returned.follow,
      'path.stakeHolderType': 'startup',
      messages: [{ id: rows[0].id, fixed: true, answer: 'Done.', field: null, body: 'Please say more.' }],
      reference: (await sendListing(test, 'startup')).reference,
    };
  },
};

/** A request that waits for the desk, alone and as one of many. */
const waiting: Recipe = {
  of: /\/(submissions|bulk-decisions)\//,
  async make({ test, cast }, path) {
    const { id } = await listingInReview(test);
    const version = (await submissionRow(test, id))!.version;
    const items = [{ id, version }];
    const known = { version, items, messages: [{ field: null, body: 'Please say more.' }], verb: 'approve' };
    if (!path.includes('bulk-decisions/{id}')) return { ...known, 'path.id': id };
    const bulk = await call(test, cast.reviewer, 'POST', '/desk-api/v1/bulk-decisions/', {
      verb: 'approve',
      items,
    });
    return { ...known, 'path.id': bulk.id };
  },
};

export const LISTINGS = [drafts, requests, waiting];
