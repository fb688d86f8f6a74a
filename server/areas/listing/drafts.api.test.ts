import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '#server/areas/file/sweep-files.ts';
import { file } from '#server/database/schema/file.ts';
import { listing_draft, submission } from '#server/database/schema/submission.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import {
  codeOf,
  listingInReview,
  mailsAbout,
  oldStamp,
  postListing,
  sendListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const test = setUpApp({ masterLists: true });

const base = '/public/api/v1/listing-draft/';
const begin = async (kind: string, values: ListingValues = {}, headers: Record<string, string> = {}) => {
  const response = await test.call({ headers }, 'POST', base, { kind, values });
  expect(response.statusCode, response.body).toBe(201);
  return { secret: response.json().secret as string, response };
};
const read = (secret: string) => test.call(null, 'GET', `${base}${secret}/`);
const save = (secret: string, payload: object) => test.call(null, 'PATCH', `${base}${secret}/`, payload);
const upload = async (secret: string, bytes: Uint8Array) => {
  const body = await multipart({ logo: { name: 'logo.png', type: 'image/png', bytes } });
  return test.app.inject({ method: 'POST', url: `${base}${secret}/file/`, ...body });
};

describe('a form begun and not sent (UX 15, 16)', () => {
  it('keeps everything as typed, right or not, over any number of visits', async () => {
    const { secret } = await begin('startup', { name: '  Slek ', requester_email: 'not an address' });
    await save(secret, { values: { website: 'slek,', sector: ['agritech', 'no-such'] } });
    await save(secret, { values: { website: 'slek,example' }, steps_done: ['basic', 'nonsense'] });
    expect((await read(secret)).json()).toMatchObject({
      kind: 'startup',
      values: {
        name: '  Slek ',
        requester_email: 'not an address',
        website: 'slek,example',
        sector: ['agritech', 'no-such'],
      },
      steps_done: ['basic'],
      reference: null,
    });
  });

  it('remembers what was emptied, and nothing the form does not ask', async () => {
    const payload = { kind: 'mentor', values: { role: 'Head', foo: 'x' } };
    const refused = await test.call(null, 'POST', base, payload);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['values.foo']]);
    const { secret } = await begin('mentor', { role: 'Head' });
    await save(secret, { values: { role: '', name: 'not for mentors' } });
    expect((await read(secret)).json().values).toEqual({ role: '' });
  });

  it('loses nothing when two fields are saved at once', async () => {
    const { secret } = await begin('startup');
    const names = ['name', 'name_kh', 'address', 'summary', 'website', 'facebook'];
    await Promise.all(names.map((name) => save(secret, { values: { [name]: name } })));
    expect(Object.keys((await read(secret)).json().values).sort()).toEqual([...names].sort());
  });

  it('is found by its secret alone, which is kept as a hash and set as a cookie scripts cannot read', async () => {
    const { secret, response } = await begin('eso');
    expect(String(response.headers['set-cookie'])).toMatch(
      new RegExp(`^listing_draft_eso=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`),
    );
    const { rows } = await test.services.database.pool.query(
      'select row_to_json(d)::text as t from listing_draft d',
    );
    expect(rows.every(({ t }) => !t.includes(secret))).toBe(true);
    expect((await read('x'.repeat(43))).statusCode).toBe(404);
    expect((await read('short')).statusCode).toBe(404);
  });

  it('knows its type from one of the nine slugs', async () => {
    const { response } = await begin('media');
    expect(response.json()).toMatchObject({ kind: 'other', type_slug: 'media' });
  });

  it('does not ask a signed-in person for name and address (UX 21)', async () => {
    const person = await test.signIn();
    const { response } = await begin('startup', {}, person.headers);
    expect(response.json().values).toEqual({ requester_name: 'Chan Sophea', requester_email: person.email });
  });

  it('has bounds: what is beyond them is refused whole', async () => {
    const { secret } = await begin('startup', { name: 'kept' });
    expect((await save(secret, { values: { summary: 'a'.repeat(50_000) } })).statusCode).toBe(422);
    expect((await save(secret, { values: { sector: Array(200).fill('a') } })).statusCode).toBe(422);
    expect((await read(secret)).json().values).toEqual({ name: 'kept' });
  });
});

describe('a picture of a draft (UX 23)', () => {
  it('is shown to its owner before anybody else may see it', async () => {
    const { secret } = await begin('startup');
    const { logo } = (await upload(secret, await picture('png', { width: 320, height: 160 }))).json();
    expect(logo).toMatchObject({ name: 'logo.png', width: 320, height: 160 });
    expect((await test.call(null, 'GET', logo.url)).statusCode).toBe(200);
    expect((await test.app.inject(logo.url.split('?')[0])).statusCode).toBe(404);
    expect((await read(secret)).json().logo.id).toBe(logo.id);
  });

  it("can be taken out, but not pointed at somebody else's", async () => {
    const mine = await begin('startup');
    const { logo } = (await upload(mine.secret, await picture('png'))).json();
    const other = await begin('startup', { logo: logo.id });
    expect((await read(other.secret)).json().logo).toBeNull();
    await save(other.secret, { values: { logo: logo.id } });
    expect((await read(other.secret)).json().logo).toBeNull();
    await save(mine.secret, { values: { logo: '' } });
    expect((await read(mine.secret)).json().logo).toBeNull();
  });

  it('that is refused changes nothing', async () => {
    const { secret } = await begin('startup');
    const refused = await upload(secret, Buffer.from('no picture'));
    expect([refused.statusCode, refused.json().errors.logo]).toEqual([
      422,
      ['Only JPEG and PNG files are allowed.'],
    ]);
    expect((await read(secret)).json().logo).toBeNull();
  });
});

describe('sending a draft', () => {
  const send = (draft: string, more: Record<string, string> = {}) =>
    postListing(test, 'startup', { draft, ...more });

  it('needs its secret and the last word only', async () => {
    const { declaration: _word, ...values } = listingValues('startup');
    const { secret } = await begin('startup', values);
    const { logo } = (await upload(secret, await picture('png'))).json();
    expect(Object.keys((await send(secret)).json().errors)).toEqual(['declaration']);
    const response = await send(secret, { declaration: 'yes' });
    expect(response.statusCode, response.body).toBe(201);
    const { reference, submission_id } = response.json();
    expect(await submissionRow(test, submission_id)).toMatchObject({
      payload: { logo: logo.id, name: 'Slek Materials' },
    });
    expect((await read(secret)).json()).toMatchObject({ reference, status: 'draft' });
  });

  it('again, before the address is confirmed, corrects the same request', async () => {
    const { secret } = await begin('startup', listingValues('startup'));
    const first = (await send(secret)).json();
    const email = `corrected-${crypto.randomUUID().slice(0, 8)}@example.test`;
    await save(secret, { values: { requester_email: email, name: 'Slek Boxes' } });
    const second = (await send(secret)).json();
    expect(second).toMatchObject({ reference: first.reference, email });
    expect(await submissionRow(test, first.submission_id)).toMatchObject({
      name: 'Slek Boxes',
      requester_email: email,
    });
    const codes = await mailsAbout(test, first.submission_id, 'listing.code');
    expect(codes.map(({ to_email }) => to_email)).toEqual([email, first.email]);
  });

  it('twice at once is one request', async () => {
    const { secret } = await begin('startup', listingValues('startup'));
    await upload(secret, await picture('png'));
    const bot_stamp = oldStamp(test);
    const answers = await Promise.all([1, 2, 3].map(() => send(secret, { bot_stamp })));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await mailsAbout(test, answers[0]!.json().submission_id)).toHaveLength(1);
  });

  it('ends it: once the address is confirmed it is changed through the link of the mail', async () => {
    const { secret } = await begin('startup', listingValues('startup'));
    const { reference, submission_id } = (await send(secret)).json();
    const confirmed = await test.call(null, 'POST', '/public/api/v1/request-get-list/verify/', {
      reference,
      code: await codeOf(test, submission_id),
    });
    expect(String(confirmed.headers['set-cookie'])).toContain('listing_draft_startup=; Max-Age=0');
    expect((await save(secret, { values: { name: 'x' } })).statusCode).toBe(410);
    expect((await read(secret)).json()).toMatchObject({ reference, status: 'reviewing' });
    expect((await send(secret)).json()).toMatchObject({ reference, status: 'reviewing' });
    expect(await submissionRow(test, submission_id)).toMatchObject({ name: 'Slek Materials' });
  });
});

describe('throwing a draft away', () => {
  it('removes it with its picture', async () => {
    const { secret } = await begin('startup');
    const { logo } = (await upload(secret, await picture('png'))).json();
    const gone = await test.call(null, 'DELETE', `${base}${secret}/`);
    expect(gone.statusCode).toBe(200);
    expect((await read(secret)).statusCode).toBe(404);
    expect((await test.call(null, 'GET', logo.url)).statusCode).toBe(404);
    await expect(test.services.files.read(`listing/logo/${logo.id}.png`)).rejects.toThrow();
  });

  it('leaves the request that it became whole', async () => {
    const { secret } = await begin('startup', listingValues('startup'));
    const { logo } = (await upload(secret, await picture('png'))).json();
    await postListing(test, 'startup', { draft: secret });
    await test.call(null, 'DELETE', `${base}${secret}/`);
    expect((await test.call(null, 'GET', logo.url)).statusCode).toBe(200);
  });
});

describe('sweeping (B.57)', () => {
  const exists = async (id: string) => (await submissionRow(test, id)) !== undefined;

  it('takes what nobody comes back for, with its files, and nothing else', async () => {
    const old = await begin('startup', { name: 'old' });
    const oldLogo = (await upload(old.secret, await picture('png'))).json().logo;
    const recent = await begin('startup', { name: 'recent' });
    const recentLogo = (await upload(recent.secret, await picture('png'))).json().logo;
    const unconfirmed = await sendListing(test, 'startup');
    const waiting = await sendListing(test, 'mentor');
    const open = await listingInReview(test, 'eso');
    const days = (count: number) => sql`now() - make_interval(days => ${count})`;
    await test.services.database.db
      .update(listing_draft)
      .set({ updated_at: days(31) })
      .where(sql`payload ->> 'name' = 'old'`);
    await test.services.database.db
      .update(listing_draft)
      .set({ updated_at: days(29) })
      .where(sql`payload ->> 'name' = 'recent'`);
    await test.services.database.db.update(file).set({ created_at: days(3) });
    await test.services.database.db
      .update(submission)
      .set({ updated_at: days(15) })
      .where(sql`id in (${unconfirmed.id}, ${open.id})`);
    await test.services.database.db
      .update(submission)
      .set({ updated_at: days(13) })
      .where(sql`id = ${waiting.id}`);

    await sweepDrafts(test.services);
    await sweepDrafts(test.services);
    await sweepFiles(test.services);

    expect((await read(old.secret)).statusCode).toBe(404);
    expect((await read(recent.secret)).statusCode).toBe(200);
    await expect(test.services.files.read(`listing/logo/${oldLogo.id}.png`)).rejects.toThrow();
    expect((await test.call(null, 'GET', recentLogo.url)).statusCode).toBe(200);
    expect([await exists(unconfirmed.id), await exists(waiting.id), await exists(open.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('going on later, elsewhere (UX 16)', () => {
  const link = (secret: string, language = 'en') =>
    test.call({ headers: { 'accept-language': language } }, 'POST', `${base}${secret}/link/`);
  const address = () => `later-${crypto.randomUUID()}@example.test`;

  it('mails the link to the address in the form, once a minute, and repeats nothing else of it', async () => {
    const requester_email = address();
    const { secret } = await begin('startup', {
      requester_email,
      name: 'Cheap Watches',
      requester_name: 'Buy now',
    });
    const both = await Promise.all([link(secret, 'km'), link(secret, 'km')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(both[0]?.json()).toEqual({ email: requester_email });
    const letters = await mailsTo(test, requester_email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ template: 'listing.draft', language: 'km' });
    expect(letters[0]?.text).toContain(`/ecosystem/get-listed/continue/${secret}`);
    expect(letters[0]?.text).not.toMatch(/Cheap Watches|Buy now/);
  });

  it('goes to the address that stands there now', async () => {
    const [first, second] = [address(), address()];
    const { secret } = await begin('eso', { requester_email: first });
    await link(secret);
    await save(secret, { values: { requester_email: second } });
    await link(secret);
    expect([await mailsTo(test, first), await mailsTo(test, second)].map((all) => all.length)).toEqual([
      1, 1,
    ]);
  });

  it.each([
    ['', 'required'],
    ['mean@sreypov', 'wrong'],
  ])('sends nothing to %j (%s)', async (requester_email) => {
    const { secret } = await begin('startup', { requester_email });
    const refused = await link(secret);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.requester_email).toHaveLength(1);
    expect((await link('no-such-secret-at-all')).statusCode).toBe(404);
  });

  it('opens the draft in another browser, and not once it was sent and confirmed', async () => {
    const { secret } = await begin('mentor', { role: 'Head' });
    const open = () => test.call(null, 'POST', `${base}${secret}/open/`);
    const opened = await open();
    expect(opened.json()).toMatchObject({ kind: 'mentor', values: { role: 'Head' } });
    expect(String(opened.headers['set-cookie'])).toContain(`listing_draft_mentor=${secret}`);
    const values = listingValues('mentor');
    const sent = await postListing(test, 'mentor', { ...values, draft: secret });
    const { reference, submission_id } = sent.json();
    expect((await open()).statusCode).toBe(200);
    await test.call(null, 'POST', '/public/api/v1/request-get-list/verify/', {
      reference,
      code: await codeOf(test, submission_id),
    });
    expect((await open()).statusCode).toBe(410);
    expect((await link(secret)).statusCode).toBe(410);
  });
});
