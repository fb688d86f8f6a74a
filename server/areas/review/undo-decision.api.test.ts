import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { auditsOf, decideOn, followPath, MESSAGE } from '#tests/factories/review.ts';
import {
  deskCall,
  listingInReview,
  mailsAbout,
  submissionRow,
  versionOf,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  colleague = await test.signIn({ roles: ['reviewer'] });
});

const decide = (id: string, verb: string, who = reviewer, more: object = {}) =>
  decideOn(test, who, id, verb, more);

describe('undo (UX 36)', () => {
  it('takes an approval back: no page, no mail, the request waits as before', async () => {
    const { id } = await listingInReview(test);
    const since = (await submissionRow(test, id))!.submitted_at;
    const approved = (await decide(id, 'approve')).json();
    expect(approved.can.verbs).toContain('undo');
    expect(Date.parse(approved.undo_until)).toBeGreaterThan(Date.now());
    const { stakeholder_id } = (await submissionRow(test, id))!;
    const undone = await decide(id, 'undo');
    expect(undone.statusCode, undone.body).toBe(200);
    expect(undone.json()).toMatchObject({
      status: 'reviewing',
      page: null,
      undo_until: null,
      decided_at: null,
    });
    expect((await test.call(null, 'GET', `/api/v1/stakeholder/startup/${stakeholder_id}/`)).statusCode).toBe(
      404,
    );
    expect(await submissionRow(test, id)).toMatchObject({ stakeholder_id: null, waiting_since: since });
    const [mail] = await mailsAbout(test, id, 'listing.approved');
    expect(mail!.status).toBe('cancelled');
    await sendMail(test.services, mail!.id);
    expect((await mailsAbout(test, id, 'listing.approved'))[0]!.status).toBe('cancelled');
    expect((await decide(id, 'approve')).statusCode).toBe(200);
  });

  it('takes the messages of a return back, and keeps them in the audit', async () => {
    const { id, follow: token } = await listingInReview(test);
    await decide(id, 'return');
    await decide(id, 'undo');
    expect((await test.app.inject(followPath(token))).json()).toMatchObject({
      status: 'reviewing',
      messages: [],
    });
    expect(JSON.stringify(await auditsOf(test, id))).toContain(MESSAGE.body);
  });

  it('takes a rejection back', async () => {
    const { id } = await listingInReview(test);
    await decide(id, 'reject');
    expect((await decide(id, 'undo')).json().status).toBe('reviewing');
  });

  it('is for who decided, until the mail has left', async () => {
    const { id } = await listingInReview(test);
    await decide(id, 'approve');
    const refused = await decide(id, 'undo', colleague);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^Only the colleague who decided.*has not left/),
    ]);
    const [mail] = await mailsAbout(test, id, 'listing.approved');
    await test.services.database.db.execute(
      sql`update mail_outbox set send_after = now() - interval '1 second' where id = ${mail!.id}`,
    );
    const late = await decide(id, 'undo');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The time to undo is over: the mail has left.',
    ]);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'approved' });
  });

  it('is refused once the requester has begun to mend', async () => {
    const { id, follow: token } = await listingInReview(test);
    const returned = (await decide(id, 'return')).json();
    await test.call(null, 'PATCH', followPath(token), { values: { summary: 'We sell boxes.' } });
    const undone = await deskCall(test, reviewer, id, 'undo', { version: returned.version });
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'stale_version']);
    expect(await submissionRow(test, id)).toMatchObject({
      status: 'returned',
      payload: { summary: 'We sell boxes.' },
    });
  });
});

describe('a decision on something that moved (UX 32)', () => {
  it('is refused, naming who decided', async () => {
    const { id } = await listingInReview(test);
    const version = await versionOf(test, id);
    await decide(id, 'return', colleague);
    const late = await deskCall(test, reviewer, id, 'approve', { version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(late.json().message).toBe(
      'Chan Sophea decided meanwhile: Returned. Nothing of yours was applied.',
    );
  });

  it('is refused, naming what changed', async () => {
    const { id, follow: token } = await listingInReview(test);
    const version = await versionOf(test, id);
    await test.call(null, 'POST', followPath(token, 'withdraw/'));
    await test.call(null, 'PATCH', followPath(token), {
      values: { name: 'Slek Boxes', website: 'slek.example' },
    });
    await test.call(null, 'POST', followPath(token, 'resubmit/'));
    const late = await deskCall(test, reviewer, id, 'approve', { version });
    expect(late.json().message).toBe(
      'It changed meanwhile: Name in Latin letters, Website. Look at it again, then decide.',
    );
    expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing' });
  });

  it('is refused when the requester took it back', async () => {
    const { id, follow: token } = await listingInReview(test);
    const version = await versionOf(test, id);
    await test.call(null, 'POST', followPath(token, 'withdraw/'));
    const late = await deskCall(test, reviewer, id, 'approve', { version });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The requester withdrew it in the meantime. Nothing you did was applied.',
    ]);
  });

  it('by two at once is made by one of them', async () => {
    const { id } = await listingInReview(test);
    const version = await versionOf(test, id);
    const answers = await Promise.all([
      deskCall(test, reviewer, id, 'approve', { version }),
      deskCall(test, colleague, id, 'reject', { version, reason: 'No.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(
      (await mailsAbout(test, id)).filter(({ template }) => /approved|rejected/.test(template)),
    ).toHaveLength(1);
  });

  it('clicked twice is made once and answered twice', async () => {
    const { id } = await listingInReview(test);
    const version = await versionOf(test, id);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await deskCall(test, reviewer, id, 'approve', { version }, key);
    const second = await deskCall(test, reviewer, id, 'approve', { version }, key);
    expect([second.statusCode, second.json().status]).toEqual([200, 'approved']);
    expect(second.json().id).toBe(first.json().id);
    expect(await mailsAbout(test, id, 'listing.approved')).toHaveLength(1);
  });
});

describe('nobody decides on a request of their own', () => {
  it.each(['approve', 'return', 'reject'])(
    '%s is refused to who sent it, by account or by address',
    async (verb) => {
      const signedIn = await listingInReview(test, 'startup', {}, reviewer.headers);
      const byAddress = await listingInReview(test, 'startup', {
        requester_email: colleague.email.toUpperCase(),
      });
      for (const [who, { id }] of [
        [reviewer, signedIn],
        [colleague, byAddress],
      ] as const) {
        const refused = await decide(id, verb, who);
        expect([refused.statusCode, refused.json().message]).toEqual([
          409,
          "This is your own request, or your organisation's. Somebody else decides on it.",
        ]);
        expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing' });
      }
    },
  );

  it('nor reopens or undoes for their own organisation', async () => {
    const { id } = await listingInReview(test);
    await decide(id, 'approve', colleague);
    const { stakeholder_id } = (await submissionRow(test, id))!;
    await decide(id, 'archive', colleague);
    await test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id: stakeholder_id!, person_id: reviewer.id, role: 'member', state: 'member' });
    expect((await decide(id, 'reopen', reviewer)).statusCode).toBe(409);
    expect((await decide(id, 'reopen', colleague)).statusCode).toBe(200);
  });
});
