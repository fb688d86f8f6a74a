import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMAIL_CODE_ATTEMPTS } from '#shared/constants.ts';
import {
  codeOf,
  listingInReview,
  mailsAbout,
  sendListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ masterLists: true });

const confirm = (reference: string, code: string) =>
  test.call(null, 'POST', '/public/api/v1/request-get-list/verify/', { reference, code });
const resend = (reference: string) =>
  test.call(null, 'POST', '/public/api/v1/request-get-list/resend', { reference });
/** Lets a minute pass for the last code of a request. */
const aMinuteLater = (id: string) =>
  test.services.database.db.execute(
    sql`update submission_token set created_at = created_at - interval '61 seconds' where submission_id = ${id}`,
  );

describe('the mail with the code (B.21)', () => {
  it.each([
    ['km', 'ជាលេខកូដ'],
    ['en', 'is your code for Phum'],
  ])('is in the language the form was sent in: %s', async (language, words) => {
    const { id } = await sendListing(test, 'startup', {}, { 'accept-language': language });
    const [mail] = await mailsAbout(test, id);
    expect(mail).toMatchObject({ language });
    expect(mail!.subject).toContain(words);
    expect(mail!.html).toContain(`<html lang="${language}">`);
  });

  it('holds a link that fills the code in', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const [mail] = await mailsAbout(test, id);
    expect(mail!.text).toContain(
      `/ecosystem/get-listed/confirm?reference=${reference}&code=${await codeOf(test, id)}`,
    );
  });
});

describe('confirming the address (2.155 to 2.158, B.21)', () => {
  it('sends the request to review and says how to follow it', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const response = await confirm(reference, await codeOf(test, id));
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ reference, submission_id: id, status: 'reviewing' });
    expect(response.json().answer_by).toMatch(/^\d{4}-\d\d-\d\d$/);
    const row = await submissionRow(test, id);
    expect(row).toMatchObject({ status: 'reviewing', round: 1, version: 2 });
    expect(row!.email_verified_at).not.toBeNull();
    const [received] = await mailsAbout(test, id, 'listing.received');
    expect(received!.text).toContain(`/ecosystem/get-listed/follow/${response.json().follow}`);
  });

  it('works with spaces and Khmer digits, and twice without harm', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const code = await codeOf(test, id);
    const khmer = [...code].map((digit) => String.fromCharCode(0x17e0 + Number(digit))).join('');
    const first = await confirm(` ${reference} `, `${khmer.slice(0, 3)} ${khmer.slice(3)}`);
    const second = await confirm(reference, code);
    expect(first.statusCode, first.body).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await mailsAbout(test, id, 'listing.received')).toHaveLength(1);
  });

  it('gives a wrong code and an unknown reference the same answer', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const wrong = (await codeOf(test, id)) === '000000' ? '000001' : '000000';
    const answers = [
      await confirm(reference, wrong),
      await confirm('99-9999999', wrong),
      await confirm(reference, '12'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]!.json().errors.code).toEqual([
      'This code is not right. Please check the latest e-mail.',
    ]);
  });

  it('ends after five wrong tries, also for the right code', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const code = await codeOf(test, id);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < EMAIL_CODE_ATTEMPTS; tries += 1) await confirm(reference, wrong);
    const late = await confirm(reference, code);
    expect(late.json().errors.code).toEqual(['This code is no longer valid. Please ask for a new one.']);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'draft' });
  });

  it('counts tries that arrive together', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const code = await codeOf(test, id);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 8 }, () => confirm(reference, wrong)));
    expect((await confirm(reference, code)).statusCode).toBe(422);
  });

  it('ends after half an hour', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    await test.services.database.db.execute(
      sql`update submission_token set expires_at = now() - interval '1 second' where submission_id = ${id}`,
    );
    expect((await confirm(reference, await codeOf(test, id))).json().errors.code[0]).toContain(
      'no longer valid',
    );
  });
});

describe('a new code', () => {
  it('takes the place of the old one', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const old = await codeOf(test, id);
    await aMinuteLater(id);
    expect((await resend(reference)).statusCode).toBe(202);
    const fresh = await codeOf(test, id);
    if (old !== fresh) expect((await confirm(reference, old)).statusCode).toBe(422);
    expect((await confirm(reference, fresh)).statusCode).toBe(200);
  });

  it('comes once a minute at most, and the answer never tells', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    const answers = [await resend(reference), await resend(reference), await resend('99-123456')];
    expect(await mailsAbout(test, id)).toHaveLength(1);
    const confirmed = await listingInReview(test);
    answers.push(await resend(confirmed.reference));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('comes ten times a day at most', async () => {
    const { id, reference } = await sendListing(test, 'startup');
    for (let times = 0; times < 12; times += 1) {
      await aMinuteLater(id);
      await resend(reference);
    }
    expect(await mailsAbout(test, id, 'listing.code')).toHaveLength(10);
  });
});
