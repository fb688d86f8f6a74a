import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { REVIEW_STATUSES, REVIEW_VERBS } from '#shared/domain/review.ts';
import { STAKEHOLDER_KINDS, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import { auditsOf, decideOn, followPath, MESSAGE } from '#tests/factories/review.ts';
import {
  codeOf,
  listingInReview,
  mailsAbout,
  postListing,
  returnListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { partOf } from '../../addresses/page-path.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  colleague = await test.signIn({ roles: ['reviewer'] });
});

const decide = (id: string, verb: string, who = reviewer, more: object = {}) =>
  decideOn(test, who, id, verb, more);

describe('approving (1.026, 4.017)', () => {
  it.each(STAKEHOLDER_KINDS)('a %s makes its page public at once and invites its owner', async (kind) => {
    const listing = await listingInReview(test, kind, { province_code: '12' });
    const response = await decide(listing.id, 'approve');
    expect(response.statusCode, response.body).toBe(200);
    const row = await submissionRow(test, listing.id);
    const slug = slugOf(kind, row!.type_slug);
    const { name, name_kh } = row!;
    const path = `/ecosystem/discover/category/${slug}/${partOf(row!.stakeholder_id!, { name, name_kh, kind })}`;
    expect(response.json()).toMatchObject({ status: 'approved', page: path, turn: null });

    const page = await test.call(null, 'GET', `/api/v1/stakeholder/${slug}/${row!.stakeholder_id}/`);
    expect(page.statusCode, page.body).toBe(200);
    expect(page.json().data).toMatchObject({ name: row!.name, name_kh: row!.name_kh });
    const listed = await test.call(
      null,
      'GET',
      `/api/v1/stakeholder/${slug}/?search=${encodeURIComponent(row!.name)}`,
    );
    expect(listed.json().data.map(({ id }: { id: string }) => id)).toContain(row!.stakeholder_id);

    const members = await test.services.database.db
      .select()
      .from(stakeholder_member)
      .where(sql`stakeholder_id = ${row!.stakeholder_id}`);
    expect(members).toMatchObject([{ role: 'owner', state: 'invited', email: listing.email }]);
    expect(page.body).not.toContain(listing.email);
  });

  it('lets everybody see the logo, which nobody could before', async () => {
    const logo = { name: 'logo.png', type: 'image/png', bytes: await picture('png') };
    const sent = (await postListing(test, 'startup', { ...listingValues('startup'), logo })).json();
    await test.call(null, 'POST', '/public/api/v1/request-get-list/verify/', {
      reference: sent.reference,
      code: await codeOf(test, sent.submission_id),
    });
    const { payload } = (await submissionRow(test, sent.submission_id))!;
    const url = `/files/${payload.logo}/128`;
    expect((await test.call(null, 'GET', url)).statusCode).toBe(404);
    await decide(sent.submission_id, 'approve');
    expect((await test.call(null, 'GET', url)).statusCode).toBe(200);
    await decide(sent.submission_id, 'undo');
    expect((await test.call(null, 'GET', url)).statusCode).toBe(404);
  });

  it.each([
    ['en', 'is now on Phum', '/team-invite/'],
    ['km', 'មានក្នុងបណ្តាញភូមិហើយ', '/team-invite/'],
  ])('writes to the requester in their language: %s', async (language, words, link) => {
    const listing = await listingInReview(test, 'startup', {}, { 'accept-language': language });
    await decide(listing.id, 'approve');
    const [mail] = await mailsAbout(test, listing.id, 'listing.approved');
    expect(mail).toMatchObject({ language, status: 'waiting', to_email: listing.email });
    expect(mail!.subject).toContain(words);
    expect(mail!.text).toContain(link);
    expect(mail!.text).toContain(String((await submissionRow(test, listing.id))!.stakeholder_id));
  });
});

describe('returning (4.020, 5.029)', () => {
  it.each([
    ['no message', []],
    ['empty ones', [{ field: null, body: '  ', body_kh: '\u200B' }]],
  ])('with %s is refused', async (_what, messages) => {
    const { id } = await listingInReview(test);
    const response = await decide(id, 'return', reviewer, { messages });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      { messages: ['You need to write a return message!'] },
    ]);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing' });
  });

  it('with a message about a field the form does not have is refused', async () => {
    const { id } = await listingInReview(test);
    const response = await decide(id, 'return', reviewer, { messages: [{ field: 'expertise', body: 'x' }] });
    expect(response.statusCode).toBe(422);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing' });
  });

  it('writes every message to the requester, at its field and in their language', async () => {
    const listing = await listingInReview(test, 'startup', {}, { 'accept-language': 'km' });
    await decide(listing.id, 'return', reviewer, {
      messages: [MESSAGE, { field: null, body: 'Thank you.' }],
    });
    const [mail] = await mailsAbout(test, listing.id, 'listing.returned');
    expect(mail!.text).toContain('> តើអ្នកលក់អ្វី?');
    expect(mail!.text).toContain('> Thank you.');
    expect(mail!.text).toContain(`/ecosystem/get-listed/follow/${listing.follow}`);
  });
});

describe('the whole way round', () => {
  it('returned, mended, sent again, compared and approved (UX 33, 35)', async () => {
    const listing = await listingInReview(test, 'startup', { summary: 'The future of packaging.' });
    await returnListing(test, reviewer, listing.id, [MESSAGE]);
    const [message] = (await test.app.inject(followPath(listing.follow))).json().messages;
    await test.call(null, 'PATCH', followPath(listing.follow), {
      values: { summary: 'We sell boxes to food stalls.' },
      messages: [{ id: message.id, fixed: true, answer: 'Done.' }],
    });
    await test.call(null, 'POST', followPath(listing.follow, 'resubmit/'), { note: 'Please look again.' });

    const record = (await test.call(reviewer, 'GET', `/desk-api/v1/submissions/${listing.id}/`)).json();
    expect(record).toMatchObject({
      status: 'reviewing',
      round: 2,
      changed_count: 1,
      note: 'Please look again.',
      flags: expect.arrayContaining(['resubmitted']),
    });
    expect(record.fields.filter(({ changed }: { changed: boolean }) => changed)).toMatchObject([
      { name: 'summary', value: 'We sell boxes to food stalls.', was: { value: 'The future of packaging.' } },
    ]);
    expect(record.messages).toMatchObject([{ field: 'summary', answer: 'Done.', round: 1 }]);
    expect(record.history.map(({ verb }: { verb: string }) => verb)).toEqual([
      'submit',
      'return',
      'resubmit',
    ]);
    expect(record.history.at(-1).changes).toBe(1);

    expect((await decide(listing.id, 'approve')).statusCode).toBe(200);
    const { stakeholder_id } = (await submissionRow(test, listing.id))!;
    const page = await test.call(null, 'GET', `/api/v1/stakeholder/startup/${stakeholder_id}/`);
    expect(page.json().data.summary).toBe('We sell boxes to food stalls.');
    const found = await test.call(null, 'GET', '/api/v1/search/?search=Slek');
    expect(found.json().startup.map(({ id }: { id: string }) => id)).toContain(stakeholder_id);
    const seen = (await test.app.inject(followPath(listing.follow))).json();
    expect(seen).toMatchObject({
      status: 'approved',
      page: expect.stringContaining(stakeholder_id!),
      can: { edit: false, withdraw: false },
    });
  });

  it('rejected with a reason, found again and reopened (UX 39)', async () => {
    const listing = await listingInReview(test);
    expect((await decide(listing.id, 'reject', reviewer, { reason: ' ' })).json().errors).toHaveProperty(
      'reason',
    );
    expect((await decide(listing.id, 'reject')).json()).toMatchObject({
      status: 'rejected',
      reason: 'It is listed already.',
    });
    const [mail] = await mailsAbout(test, listing.id, 'listing.rejected');
    expect(mail!.text).toContain('> It is listed already.');
    expect((await test.app.inject(followPath(listing.follow))).json()).toMatchObject({
      status: 'rejected',
      reason: 'It is listed already.',
    });
    expect((await decide(listing.id, 'reopen', colleague, { reason: 'A mistake.' })).json()).toMatchObject({
      status: 'reviewing',
      reason: 'A mistake.',
    });
    expect((await decide(listing.id, 'approve', colleague)).json().status).toBe('approved');
  });

  it('archived, reopened and approved again keeps one page under one address', async () => {
    const { id } = await listingInReview(test);
    await decide(id, 'approve');
    const { stakeholder_id } = (await submissionRow(test, id))!;
    const page = () => test.call(null, 'GET', `/api/v1/stakeholder/startup/${stakeholder_id}/`);
    expect((await decide(id, 'archive')).json()).toMatchObject({ status: 'archived', page: null });
    const [mail] = await mailsAbout(test, id, 'listing.archived');
    expect(mail?.text).toContain('/ecosystem/get-listed/follow/');
    expect(mail!.send_after.getTime()).toBeGreaterThan(Date.now());
    expect([404, 410]).toContain((await page()).statusCode);
    await decide(id, 'reopen');
    expect((await mailsAbout(test, id, 'listing.archived'))[0]?.status, 'recalled').toBe('cancelled');
    await decide(id, 'approve');
    expect((await page()).statusCode).toBe(200);
    expect((await submissionRow(test, id))!.stakeholder_id).toBe(stakeholder_id);
    await decide(id, 'undo');
    expect([404, 410]).toContain((await page()).statusCode);
    expect((await submissionRow(test, id))!.stakeholder_id).toBe(stakeholder_id);
  });
});

describe('the table of transitions holds on the server (B.50)', () => {
  const DESK_VERBS = REVIEW_VERBS.filter((verb) => !['submit', 'resubmit', 'withdraw'].includes(verb));
  const possible: Record<string, string[]> = {
    draft: [],
    reviewing: ['approve', 'return', 'reject'],
    approved: ['archive', 'undo'],
    returned: ['undo'],
    rejected: ['reopen', 'undo'],
    archived: ['reopen'],
  };

  it.each(REVIEW_STATUSES)('a request that is %s', async (status) => {
    for (const verb of DESK_VERBS) {
      const { id, follow: token } = await listingInReview(test);
      if (status === 'draft') await test.call(null, 'POST', followPath(token, 'withdraw/'));
      if (status === 'approved' || status === 'archived') await decide(id, 'approve');
      if (status === 'archived') await decide(id, 'archive');
      if (status === 'returned') await decide(id, 'return');
      if (status === 'rejected') await decide(id, 'reject');
      const shown = (await test.call(reviewer, 'GET', `/desk-api/v1/submissions/${id}/`)).json();
      expect(shown).toMatchObject({ status });
      expect([...shown.can.verbs].sort()).toEqual([...possible[status]!].sort());
      const response = await decide(id, verb);
      expect([verb, response.statusCode]).toEqual([verb, possible[status]!.includes(verb) ? 200 : 409]);
    }
  });
});

describe('what is written down (UX 38)', () => {
  it('who, when, from, to and why, with the request and a hash of the address', async () => {
    const { id, reference } = await listingInReview(test);
    await decide(id, 'reject');
    const entry = (await auditsOf(test, id)).find(({ action }) => action === 'submission.reject');
    expect(entry).toMatchObject({
      actor_id: reviewer.id,
      detail: { reference, from: 'reviewing', to: 'rejected', round: 1, reason: 'It is listed already.' },
    });
    expect(entry!.ip_hash).not.toBe('');
    expect(entry!.request_id).not.toBe('');
  });

  it('nothing at all when a decision fails half-way', async () => {
    const { id } = await listingInReview(test, 'startup');
    await test.services.database.db.execute(
      sql`update taxonomy_term set slug = 'renamed' where kind = 'stage' and slug = 'prototype'`,
    );
    const failed = await decide(id, 'approve');
    await test.services.database.db.execute(
      sql`update taxonomy_term set slug = 'prototype' where kind = 'stage' and slug = 'renamed'`,
    );
    expect(failed.statusCode).toBe(422);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing', stakeholder_id: null });
    expect(await mailsAbout(test, id, 'listing.approved')).toEqual([]);
    expect((await auditsOf(test, id)).map(({ action }) => action)).not.toContain('submission.approve');
  });
});
