import { beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import {
  listingInReview,
  mailsAbout,
  type OpenListing,
  returnListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const url = (token: string, tail = '') => `/public/api/v1/request-get-list/follow/${token}/${tail}`;
const look = async (token: string, language = 'en') =>
  (await test.call({ headers: { 'accept-language': language } }, 'GET', url(token))).json();
const mend = (token: string, payload: object) => test.call(null, 'PATCH', url(token), payload);
const post = (token: string, verb: 'resubmit' | 'withdraw', payload: object = {}) =>
  test.call(null, 'POST', url(token, `${verb}/`), payload);
const returned = async (
  messages: { field: string | null; body: string; body_kh?: string }[],
): Promise<OpenListing> => {
  const listing = await listingInReview(test);
  await returnListing(test, reviewer, listing.id, messages);
  return listing;
};
const aboutName = { field: 'name_kh', body: 'As on the stamp, please.', body_kh: 'សូមសរសេរដូចក្នុងត្រា។' };
const aboutWeb = { field: 'website', body: 'Is there one?' };

describe('following a request by the link of the mail (UX 18)', () => {
  it('shows where it stands and whose turn it is', async () => {
    const { follow, reference } = await listingInReview(test);
    expect(await look(follow)).toMatchObject({
      reference,
      kind: 'startup',
      name: 'Slek Materials',
      status: 'reviewing',
      turn: 'desk',
      round: 1,
      open_fields: [],
      messages: [],
      problems: {},
      page: null,
      can: { edit: false, submit: false, resubmit: false, withdraw: true },
    });
  });

  it('works with the very link and no other', async () => {
    const { follow } = await listingInReview(test);
    const other = await test.app.inject(url(follow.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))));
    expect(other.statusCode).toBe(404);
    expect((await post('y'.repeat(43), 'withdraw')).statusCode).toBe(404);
  });

  it('is the same link in every mail', async () => {
    const { follow, id } = await returned([aboutName]);
    const links = (await mailsAbout(test, id)).map(({ text }) => /get-listed\/follow\/(\S+)/.exec(text)?.[1]);
    expect(links.filter(Boolean)).toEqual([`${follow}?lang=en`, `${follow}?lang=en`]);
  });
});

describe('a returned request (4.020, UX 35)', () => {
  it('shows each message at its field, in both languages, and opens only those fields', async () => {
    const { follow } = await returned([aboutName, aboutWeb]);
    expect(await look(follow)).toMatchObject({
      status: 'returned',
      turn: 'owner',
      open_fields: ['name_kh', 'website'],
      messages: [
        { ...aboutName, round: 1, answer: '', fixed_at: null, closed: false },
        { ...aboutWeb, body_kh: '', closed: false },
      ],
      can: { edit: true, resubmit: true, withdraw: true },
    });
  });

  it('goes back only when every message is fixed or answered', async () => {
    const { follow, id } = await returned([aboutName, aboutWeb]);
    const [first, second] = (await look(follow)).messages;
    const early = await post(follow, 'resubmit');
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Please fix or answer every message first.',
    ]);

    await mend(follow, { values: { name_kh: 'សម្ភារៈ ស្លឹក' }, messages: [{ id: first.id, fixed: true }] });
    expect((await post(follow, 'resubmit')).statusCode).toBe(409);
    await mend(follow, { messages: [{ id: second.id, answer: 'We have none yet.' }] });
    const sent = await post(follow, 'resubmit', { note: 'Thank you.' });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json()).toMatchObject({ status: 'reviewing', round: 2, name_kh: 'សម្ភារៈ ស្លឹក' });
    expect(sent.json().messages).toMatchObject([
      { closed: true },
      { answer: 'We have none yet.', closed: true },
    ]);
    expect(await submissionRow(test, id)).toMatchObject({
      name_kh: 'សម្ភារៈ ស្លឹក',
      round: 2,
      decided_by: null,
    });
    expect(await mailsAbout(test, id, 'listing.resubmitted')).toHaveLength(1);
  });

  it('sent again twice is sent once', async () => {
    const { follow, id } = await returned([aboutName]);
    const [message] = (await look(follow)).messages;
    await mend(follow, { messages: [{ id: message.id, fixed: true }] });
    const answers = await Promise.all([post(follow, 'resubmit'), post(follow, 'resubmit')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailsAbout(test, id, 'listing.resubmitted')).toHaveLength(1);
    expect(await submissionRow(test, id)).toMatchObject({ round: 2 });
  });

  it('keeps what is wrong and says so; it is refused when it is sent', async () => {
    const { follow } = await returned([aboutName]);
    const [message] = (await look(follow)).messages;
    const kept = await mend(follow, {
      values: { name_kh: 'Slek' },
      messages: [{ id: message.id, fixed: true }],
    });
    expect(kept.json()).toMatchObject({
      values: { name_kh: 'Slek' },
      problems: { name_kh: 'Only Khmer alphabets are allowed' },
    });
    expect((await look(follow, 'km')).problems.name_kh).toBe('អនុញ្ញាតតែអក្សរខ្មែរប៉ុណ្ណោះ');
    const refused = await post(follow, 'resubmit');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { name_kh: ['Only Khmer alphabets are allowed'] },
    ]);
  });

  it('keeps the other fields closed', async () => {
    const { follow, id } = await returned([aboutName]);
    const refused = await mend(follow, { values: { name: 'Another' } });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Only the parts named in a message can be changed.',
    ]);
    expect((await mend(follow, { values: { requester_email: 'thief@example.test' } })).statusCode).toBe(409);
    expect((await mend(follow, { values: { name: 'Slek Materials', name_kh: 'ស្លឹក' } })).statusCode).toBe(200);
    expect(await submissionRow(test, id)).toMatchObject({ name: 'Slek Materials', name_kh: 'ស្លឹក' });
  });

  it('about the whole opens everything but the confirmed address', async () => {
    const { follow } = await returned([{ field: null, body: 'Please say more.' }]);
    const { open_fields } = await look(follow);
    expect(open_fields).toEqual(expect.arrayContaining(['name', 'summary', 'logo']));
    expect(open_fields).not.toContain('requester_email');
  });

  it('takes a mark back and does not know messages of others', async () => {
    const mine = await returned([aboutName]);
    const other = await returned([aboutName]);
    const [message] = (await look(mine.follow)).messages;
    const [foreign] = (await look(other.follow)).messages;
    await mend(mine.follow, { messages: [{ id: message.id, fixed: true }] });
    const back = await mend(mine.follow, { messages: [{ id: message.id, fixed: false }] });
    expect(back.json().messages[0].fixed_at).toBeNull();
    expect((await mend(mine.follow, { messages: [{ id: foreign.id, fixed: true }] })).statusCode).toBe(404);
  });

  it('gets a new picture, and the old one stays with the round it was in', async () => {
    const { follow } = await returned([{ field: 'logo', body: 'Larger, please.' }]);
    const body = await multipart({
      logo: { name: 'new.png', type: 'image/png', bytes: await picture('png') },
    });
    const response = await test.app.inject({ method: 'POST', url: url(follow, 'file/'), ...body });
    expect(response.statusCode, response.body).toBe(200);
    const { logo } = response.json();
    expect((await test.call(null, 'GET', logo.url)).statusCode).toBe(200);
    expect((await test.call(null, 'GET', `/files/${logo.id}/256`)).statusCode).toBe(404);
    const closed = await returned([aboutName]);
    const again = await multipart({
      logo: { name: 'new.png', type: 'image/png', bytes: await picture('png') },
    });
    expect(
      (await test.app.inject({ method: 'POST', url: url(closed.follow, 'file/'), ...again })).statusCode,
    ).toBe(409);
  });
});

describe('taking a request back', () => {
  it("puts it into the requester's hands, to be changed and sent again", async () => {
    const { follow, id } = await listingInReview(test);
    expect((await post(follow, 'withdraw')).json()).toMatchObject({
      status: 'draft',
      turn: 'owner',
      can: { edit: true, submit: true },
    });
    expect((await post(follow, 'withdraw')).statusCode).toBe(200);
    await mend(follow, { values: { summary: 'We press boxes.' } });
    expect((await post(follow, 'resubmit')).json()).toMatchObject({ status: 'reviewing', round: 2 });
    expect(await submissionRow(test, id)).toMatchObject({ payload: { summary: 'We press boxes.' } });
  });

  it('is not possible while nobody has it in hand', async () => {
    const { follow } = await listingInReview(test);
    const refused = await mend(follow, { values: { summary: 'x' } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  });
});
