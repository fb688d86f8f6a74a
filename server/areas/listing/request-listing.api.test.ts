import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { file } from '#server/database/schema/file.ts';
import { submission } from '#server/database/schema/submission.ts';
import { OTHER_STAKEHOLDER_SLUGS, STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import {
  mailsAbout,
  oldStamp,
  postListing,
  sendListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ masterLists: true });

const count = () => test.services.database.db.$count(submission);

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

describe('programs (B.80)', () => {
  const refused = async (changes: Record<string, string>) => {
    const response = await postListing(test, 'startup', { ...listingValues('startup'), ...changes });
    return [response.statusCode, response.json().message];
  };

  it('are refused with the texts of the specification (8.026, 8.028)', async () => {
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
    const get = async () => (await test.call(null, 'GET', '/public/api/v1/bot-check/')).json();
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
    expect((await test.call(null, 'GET', `/files/${stored!.id}/256`)).statusCode).toBe(404);
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

  it('that is too large is refused by its size, however large it is (5.006)', async () => {
    const png = await picture('png');
    for (const [megabytes, status] of [
      [5, 422],
      [9, 422],
      [13, 413],
    ] as const) {
      const { statusCode, ...answer } = await withLogo(
        Buffer.concat([png, Buffer.alloc(megabytes * 1024 * 1024)]),
      );
      expect([megabytes, statusCode, answer.json().errors.logo]).toEqual([
        megabytes,
        status,
        ['File size must be less than 5 MB.'],
      ]);
    }
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
    const response = await test.call(
      { headers: { 'content-type': type } },
      'POST',
      '/public/api/v1/request-get-list/startup/',
      payload,
    );
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('values of the wrong shape are refused', async () => {
    const response = await test.call(null, 'POST', '/public/api/v1/request-get-list/startup/', {
      name: { first: 'x' },
      sector: [[1]],
      logo: 7,
    });
    expect(response.statusCode).toBe(422);
  });
});
