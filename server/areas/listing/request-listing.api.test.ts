import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { file } from '#server/database/schema/file.ts';
import { submission } from '#server/database/schema/submission.ts';
import { EMAIL_CODE_ATTEMPTS } from '#shared/constants.ts';
import { OTHER_STAKEHOLDER_SLUGS, STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import {
  codeOf,
  listingInReview,
  mailsAbout,
  oldStamp,
  postListing,
  sendListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await seedMasterLists(test.services);
});
afterAll(() => test.stop());

const count = () => test.services.database.db.$count(submission);
const confirm = (reference: string, code: string) =>
  test.app.inject({
    method: 'POST',
    url: '/public/api/v1/request-get-list/verify/',
    payload: { reference, code },
  });
const resend = (reference: string) =>
  test.app.inject({ method: 'POST', url: '/public/api/v1/request-get-list/resend', payload: { reference } });
/** Lets a minute pass for the last code of a request. */
const aMinuteLater = (id: string) =>
  test.services.database.db.execute(
    sql`update submission_token set created_at = created_at - interval '61 seconds' where submission_id = ${id}`,
  );

describe('a listing request (1.006, 3.037, 7.060)', () => {
  it.each(STAKEHOLDER_KINDS)('of a %s is kept unconfirmed and answered with a reference', async (kind) => {
    const { id, reference, email } = await sendListing(test, kind);
    expect(reference).toMatch(/^\d\d-\d{4,}$/);
    expect(await submissionRow(test, id)).toMatchObject({
      status: 'draft',
      subject_kind: kind,
      type_slug: kind === 'other' ? 'corporate' : null,
      requester_email: email,
      email_verified_at: null,
    });
    expect(await mailsAbout(test, id)).toMatchObject([{ template: 'listing.code', to_email: email }]);
  });

  it.each(OTHER_STAKEHOLDER_SLUGS)('takes its type from the path: %s (1.004, 3.039)', async (slug) => {
    const response = await postListing(test, slug, listingValues('other', { type_slug: '' }));
    expect(response.statusCode, response.body).toBe(201);
    expect(await submissionRow(test, response.json().submission_id)).toMatchObject({
      subject_kind: 'other',
      type_slug: slug,
    });
  });

  it('takes its type from the form when the path says other-stakeholder', async () => {
    const sent = await postListing(test, 'other-stakeholder', listingValues('other', { type_slug: 'media' }));
    expect(await submissionRow(test, sent.json().submission_id)).toMatchObject({ type_slug: 'media' });
    const without = await postListing(test, 'other-stakeholder', listingValues('other', { type_slug: '' }));
    expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([422, ['type_slug']]);
  });

  it('is kept clean: numbers, phones and addresses in one form (B.62, B.63, B.65)', async () => {
    const { id } = await sendListing(test, 'startup', {
      website: 'slek.example',
      number_of_founders: '២',
      requester_phone: '012 345 678',
    });
    const row = await submissionRow(test, id);
    expect(row?.payload).toMatchObject({
      website: 'https://slek.example',
      number_of_founders: '2',
      requester_phone: '+85512345678',
    });
    expect(row).toMatchObject({ name: 'Slek Materials', name_kh: 'សម្ភារៈស្លឹក' });
  });

  it('that is wrong is refused by field, in the language of the reader, and leaves nothing', async () => {
    const before = await count();
    const form = listingValues('startup', { name_kh: 'Slek', sector: ['no-such-sector'], website: 'slek,' });
    const english = await postListing(test, 'startup', form);
    expect(english.statusCode).toBe(422);
    expect(english.json()).toMatchObject({
      code: 'invalid',
      errors: {
        name_kh: ['Only Khmer alphabets are allowed'],
        sector: ['Please choose from the list'],
        website: ['Please input a valid URL (e.g. https://name.example)'],
      },
    });
    const khmer = await postListing(test, 'startup', form, { 'accept-language': 'km' });
    expect(khmer.json().errors.name_kh).toEqual(['អនុញ្ញាតតែអក្សរខ្មែរប៉ុណ្ណោះ']);
    expect(await count()).toBe(before);
  });

  it('cannot be sent without the word that the answers are true', async () => {
    const response = await postListing(test, 'startup', listingValues('startup', { declaration: '' }));
    expect(Object.keys(response.json().errors)).toEqual(['declaration']);
  });

  it('sent while signed in belongs to that person', async () => {
    const person = await test.signIn();
    const { id } = await sendListing(test, 'startup', {}, person.headers);
    expect(await submissionRow(test, id)).toMatchObject({ person_id: person.id });
  });
});

describe('the same form sent twice', () => {
  it('is one request with one code, with and without a key', async () => {
    const form = { ...listingValues('startup'), bot_stamp: oldStamp(test) };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await postListing(test, 'startup', form, key);
    const again = await postListing(test, 'startup', form);
    const keyed = await postListing(test, 'startup', form);
    expect([again.json().reference, keyed.json().reference]).toEqual([
      first.json().reference,
      first.json().reference,
    ]);
    expect(await mailsAbout(test, first.json().submission_id)).toHaveLength(1);
  });

  it('is one request even when both arrive at once', async () => {
    const form = { ...listingValues('mentor'), bot_stamp: oldStamp(test) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => postListing(test, 'mentor', form)));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });

  it('about something else is another request', async () => {
    const form = listingValues('startup');
    const one = await postListing(test, 'startup', form);
    const two = await postListing(test, 'startup', { ...form, name: 'Srov Dry' });
    expect(one.json().reference).not.toBe(two.json().reference);
  });
});

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

describe('programs (B.80)', () => {
  const refused = async (changes: Record<string, string>) => {
    const response = await postListing(test, 'startup', { ...listingValues('startup'), ...changes });
    return [response.statusCode, response.json().message];
  };

  it('are refused with the texts of the specification (8.025, 8.026, 8.028)', async () => {
    expect(await refused({ bot_stamp: '' })).toEqual([422, 'No key provided']);
    expect(await refused({ bot_stamp: 'v9.1.a.b' })).toEqual([422, 'No version provided']);
    expect(await refused({ bot_stamp: 'v1.1.a.b' })).toEqual([422, 'Failed to execute']);
    expect(await refused({ nickname: 'Bot' })).toEqual([422, 'Failed to execute']);
    expect(await refused({ bot_stamp: makeStamp(test.services.secret) })).toEqual([422, 'Failed to execute']);
  });

  it('cannot send a second form with the stamp of the first', async () => {
    const bot_stamp = oldStamp(test);
    expect((await postListing(test, 'startup', { ...listingValues('startup'), bot_stamp })).statusCode).toBe(
      201,
    );
    expect(await refused({ bot_stamp })).toEqual([422, 'Failed to execute']);
  });

  it('do not use a stamp up by a form that is wrong', async () => {
    const bot_stamp = oldStamp(test);
    const form = listingValues('startup');
    expect((await postListing(test, 'startup', { ...form, name: '', bot_stamp })).statusCode).toBe(422);
    expect((await postListing(test, 'startup', { ...form, bot_stamp })).statusCode).toBe(201);
  });

  it('get a challenge that is never the same', async () => {
    const get = async () => (await test.app.inject('/public/api/v1/bot-check/')).json();
    const [one, two] = [await get(), await get()];
    expect(one).toMatchObject({
      version: 1,
      honeypot: 'nickname',
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } },
    });
    expect(one.stamp).not.toBe(two.stamp);
    expect(one.challenge.signature).not.toBe(two.challenge.signature);
  });
});

describe('a picture sent with the form (5.006 to 5.008, 9.018)', () => {
  const withLogo = (bytes: Uint8Array, name = 'logo.png', type = 'image/png') =>
    postListing(test, 'startup', { ...listingValues('startup'), logo: { name, type, bytes } });

  it("is kept under a made-up name and is nobody else's to see", async () => {
    const response = await withLogo(await picture('png'), '../../ឡូហ្គោ.png');
    expect(response.statusCode, response.body).toBe(201);
    const row = await submissionRow(test, response.json().submission_id);
    const [stored] = await test.services.database.db
      .select()
      .from(file)
      .where(sql`id = ${row!.payload.logo}`);
    expect(stored).toMatchObject({
      is_public: false,
      name: 'ឡូហ្គោ.png',
      owner_id: row!.id,
      media_type: 'image/png',
    });
    expect(stored!.key).toBe(`listing/logo/${stored!.id}.png`);
    expect((await test.app.inject(`/files/${stored!.id}/256`)).statusCode).toBe(404);
  });

  it('is what it is, not what it says', async () => {
    const jpeg = await withLogo(await picture('jpeg'), 'logo.png', 'image/png');
    const row = await submissionRow(test, jpeg.json().submission_id);
    const [stored] = await test.services.database.db
      .select()
      .from(file)
      .where(sql`id = ${row!.payload.logo}`);
    expect(stored).toMatchObject({ media_type: 'image/jpeg', name: 'logo.jpg' });
  });

  it.each([
    [
      'a page that says it is a picture',
      Buffer.from('<script>alert(1)</script>'),
      'Only JPEG and PNG files are allowed.',
    ],
    ['nothing at all', Buffer.alloc(0), 'The file is empty.'],
    [
      'the beginning of a picture',
      Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1'),
      'Only JPEG and PNG files are allowed.',
    ],
  ])('that is %s is refused beside the other problems', async (_what, bytes, text) => {
    const before = await count();
    const response = await postListing(test, 'startup', {
      ...listingValues('startup', { name: '' }),
      logo: { name: 'logo.png', type: 'image/png', bytes },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject({ name: ['This field is required'], logo: [text] });
    expect(await count()).toBe(before);
  });

  it('that is too large is refused by its size, and one beyond bounds before it is read', async () => {
    const png = await picture('png');
    const large = await withLogo(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]));
    expect([large.statusCode, large.json().errors.logo]).toEqual([
      422,
      ['File size must be less than 5 MB.'],
    ]);
    const huge = await withLogo(Buffer.concat([png, Buffer.alloc(7 * 1024 * 1024)]));
    expect(huge.statusCode).toBe(413);
  });

  it('of somebody else cannot be pointed at', async () => {
    const other = await withLogo(await picture('png'));
    const { payload } = (await submissionRow(test, other.json().submission_id))!;
    for (const name of ['logo', 'logo_id']) {
      const response = await postListing(test, 'startup', {
        ...listingValues('startup'),
        [name]: String(payload.logo),
      });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['logo']]);
    }
  });
});

describe('a form that is no form', () => {
  it.each([
    [
      'a broken multipart body',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end',
    ],
    ['text', 'text/plain', 'hello'],
    ['broken JSON', 'application/json', '{"name":'],
  ])('%s is answered with 4xx', async (_what, type, payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/public/api/v1/request-get-list/startup/',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('values of the wrong shape are refused', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/public/api/v1/request-get-list/startup/',
      payload: { name: { first: 'x' }, sector: [[1]], logo: 7 },
    });
    expect(response.statusCode).toBe(422);
  });
});
