import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepDrafts } from '#server/areas/listing/sweep-drafts.ts';
import { SUGGESTION_KINDS } from '#shared/domain/subject-kinds.ts';
import { picture } from '#tests/factories/picture.ts';
import { listingInReview, mailsAbout, submissionRow } from '#tests/factories/submission.ts';
import {
  followPath,
  linkOf,
  postSuggestion,
  sendSuggestion,
  suggestionInReview,
} from '#tests/factories/suggestion.ts';
import { inDays, suggestionValues } from '#tests/factories/suggestion-values.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ masterLists: true });

const confirm = (token: string) => test.call(null, 'POST', followPath(token, 'confirm/'));
const follow = (token: string, language = 'en') =>
  test.call({ headers: { 'accept-language': language } }, 'GET', followPath(token));
const resend = (payload: object) => test.call(null, 'POST', '/public/api/v1/suggestion-link/', payload);
const later = (id: string, interval: string) =>
  test.services.database.db.execute(
    sql`update submission_token set created_at = created_at - ${interval}::interval,
        expires_at = expires_at - ${interval}::interval where submission_id = ${id}`,
  );

describe('suggesting (1.015, 2.014, 4.025)', () => {
  it.each(SUGGESTION_KINDS)('a %s is kept unconfirmed and a link is mailed', async (kind) => {
    const { id, email } = await sendSuggestion(test, kind);
    expect(await submissionRow(test, id)).toMatchObject({
      kind,
      subject_kind: kind,
      status: 'draft',
      email_verified_at: null,
    });
    const [mail, ...more] = await mailsAbout(test, id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'suggestion.link', to_email: email, language: 'en' });
    expect(mail!.text).toContain(`/${kind}/submission/${await linkOf(test, id)}`);
    expect(mail!.text).toContain('72 hours');
  });

  it('writes to the requester in the language of the form', async () => {
    const { id } = await sendSuggestion(test, 'event', {}, { 'accept-language': 'km' });
    const [mail] = await mailsAbout(test, id);
    expect(mail).toMatchObject({ language: 'km' });
    expect(mail!.text).toContain('ព្រឹត្តិការណ៍ «រាត្រីស្ថាបនិក»');
  });

  it.each<[string, 'program' | 'event', Record<string, string | string[]>, string]>([
    ['no title', 'program', { title: '', title_kh: '' }, 'title'],
    ['a Khmer title in the place of the English one', 'program', { title: 'កម្មវិធីពន្លឿន' }, 'title'],
    ['no organiser', 'program', { organiser: '' }, 'organiser'],
    ['no category', 'program', { category: '' }, 'category'],
    ['a category of events', 'program', { category: 'workshop' }, 'category'],
    ['no address to apply at', 'program', { apply_url: '' }, 'apply_url'],
    ['an address that is none', 'program', { apply_url: 'ask me' }, 'apply_url'],
    ['a start that is over (5.005)', 'program', { opens_on: inDays(-1) }, 'opens_on'],
    ['a deadline that is over', 'program', { closes_on: inDays(-1) }, 'closes_on'],
    ['a deadline before the start', 'program', { opens_on: inDays(9), closes_on: inDays(8) }, 'closes_on'],
    ['a stage nobody knows', 'program', { stage: ['unicorn'] }, 'stage'],
    ['no teams at all', 'program', { cohort_size: '0' }, 'cohort_size'],
    ['no word that it is true', 'program', { declaration: '' }, 'declaration'],
    ['an address that is no e-mail', 'event', { requester_email: 'me' }, 'requester_email'],
    ['no day', 'event', { starts_on: '' }, 'starts_on'],
    ['a day that is over (5.005)', 'event', { starts_on: inDays(-1) }, 'starts_on'],
    ['a time that is none', 'event', { starts_time: '25:00' }, 'starts_time'],
    ['an end before the beginning', 'event', { ends_time: '17:00' }, 'ends_time'],
    ['a last day before the first', 'event', { ends_on: inDays(9) }, 'ends_on'],
    ['neither in person nor online', 'event', { place: 'moon' }, 'place'],
    ['no venue where people come', 'event', { venue: '' }, 'venue'],
    ['no province where people come', 'event', { province_code: '' }, 'province_code'],
    ['a price that is none', 'event', { price: 'cheap' }, 'price'],
  ])('refuses %s', async (_what, kind, changes, field) => {
    const response = await postSuggestion(test, kind, suggestionValues(kind, changes));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  it('says in the words of the specification that a start lies in the past (5.005)', async () => {
    const response = await postSuggestion(
      test,
      'event',
      suggestionValues('event', { starts_on: inDays(-1) }),
    );
    expect(response.json().errors.starts_on).toEqual(['Start date must be today or a future date.']);
  });

  it('takes an event that begins today, in Khmer digits, over several days and online', async () => {
    const response = await postSuggestion(
      test,
      'event',
      suggestionValues('event', {
        starts_on: inDays(0),
        ends_on: inDays(2),
        starts_time: '០៩:៣០',
        ends_time: '9.00',
        place: 'online',
        online_url: 'live.example/evening',
        venue: '',
        province_code: '',
      }),
    );
    expect(response.statusCode, response.body).toBe(201);
    const { payload } = (await submissionRow(test, response.json().submission_id))!;
    expect(payload).toMatchObject({ starts_time: '09:30', ends_time: '09:00' });
  });

  it('knows no third kind', async () => {
    expect((await postSuggestion(test, 'startup', suggestionValues('program'))).statusCode).toBe(404);
  });

  it('is refused to what fills the hidden field, and to a stamp that nobody gave (B.80)', async () => {
    const values = suggestionValues('program');
    const robot = await postSuggestion(test, 'program', { ...values, nickname: 'x' });
    expect(robot.statusCode).toBe(422);
    const invented = await postSuggestion(test, 'program', { ...values, bot_stamp: 'made.up' });
    expect(invented.statusCode).toBe(422);
  });

  it('sent twice stays one, also with the same key', async () => {
    const values = suggestionValues('program');
    const [first, second] = await Promise.all([
      postSuggestion(test, 'program', values, { 'idempotency-key': 'suggest-1' }),
      postSuggestion(test, 'program', values),
    ]);
    expect(first.json().submission_id).toBe(second.json().submission_id);
    expect(await mailsAbout(test, first.json().submission_id)).toHaveLength(1);
  });

  it('keeps a cover, private for now, and refuses what is no picture', async () => {
    const cover = {
      name: 'cover.png',
      type: 'image/png',
      bytes: await picture('png', { width: 1200, height: 500 }),
    };
    const { id } = await sendSuggestion(test, 'program', { logo: cover, cover_alt: 'Teams at work' });
    const { logo } = (await submissionRow(test, id))!.payload;
    const { rows } = await test.services.database.pool.query(
      'select is_public, width from file where id = $1',
      [logo],
    );
    expect(rows).toEqual([{ is_public: false, width: 1200 }]);
    const bad = await postSuggestion(test, 'program', {
      ...suggestionValues('program'),
      logo: { name: 'cover.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    });
    expect(bad.statusCode).toBe(422);
    expect(bad.json().errors).toHaveProperty('logo');
  });

  it('goes on from a draft, and is attached to whoever is signed in', async () => {
    const person = await test.signIn();
    const begun = await test.call(person, 'POST', '/public/api/v1/listing-draft/', {
      kind: 'program',
      values: { title: 'Half a title' },
    });
    expect(begun.json()).toMatchObject({ kind: 'program', values: { title: 'Half a title' } });
    expect(String(begun.headers['set-cookie'])).toContain('listing_draft_program=');
    const { requester_email: _own, ...values } = suggestionValues('program');
    const sent = await postSuggestion(
      test,
      'program',
      { ...(values as Record<string, string>), draft: begun.json().secret },
      person.headers,
    );
    expect(sent.statusCode, sent.body).toBe(201);
    expect(await submissionRow(test, sent.json().submission_id)).toMatchObject({ person_id: person.id });
  });

  it.each(SUGGESTION_KINDS)(
    'a %s of somebody who confirmed this address before goes to review at once',
    async (kind) => {
      const person = await test.signIn();
      const values = { ...suggestionValues(kind), requester_email: person.email.toUpperCase() };
      const sent = await postSuggestion(test, kind, values, person.headers);
      expect(sent.json()).toMatchObject({ status: 'reviewing', link_expires_at: null });
      const { submission_id, follow_path, reference } = sent.json();
      const [mail, ...more] = await mailsAbout(test, submission_id);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ template: 'listing.received' });
      const token = follow_path.split('/').at(-1);
      expect((await follow(token)).json()).toMatchObject({ reference, status: 'reviewing' });
    },
  );

  it('asks by mail where the address is of somebody else, or was never confirmed', async () => {
    const [person, other] = [await test.signIn(), await test.signIn()];
    const foreign = await postSuggestion(
      test,
      'program',
      suggestionValues('program', { requester_email: other.email }),
      person.headers,
    );
    expect(foreign.json()).toMatchObject({ status: 'draft', follow_path: null });
    await test.services.database.db.execute(
      sql`update person set email_verified_at = null where id = ${person.id}`,
    );
    const unconfirmed = await postSuggestion(
      test,
      'event',
      suggestionValues('event', { requester_email: person.email }),
      person.headers,
    );
    expect(unconfirmed.json()).toMatchObject({ status: 'draft', follow_path: null });
  });
});

describe('the link (2.017, B.07, B.57)', () => {
  it('confirms the address once and shows where the suggestion stands from then on', async () => {
    const { id, reference } = await sendSuggestion(test, 'program');
    const token = await linkOf(test, id);
    const before = await follow(token);
    expect([before.statusCode, before.json().code]).toEqual([409, 'conflict']);

    const first = await confirm(token);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toMatchObject({ reference, kind: 'program', status: 'reviewing', turn: 'desk' });
    const second = await confirm(token);
    expect(second.json()).toEqual(first.json());
    expect((await follow(token)).json()).toEqual(first.json());
    expect(await mailsAbout(test, id, 'listing.received')).toHaveLength(1);
  });

  it('opened on two pages at once sends one suggestion to review', async () => {
    const { id } = await sendSuggestion(test, 'event');
    const token = await linkOf(test, id);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mailsAbout(test, id, 'listing.received')).toHaveLength(1);
    expect(await submissionRow(test, id)).toMatchObject({ status: 'reviewing', version: 2 });
  });

  it('is too old for confirming after 72 hours, and is told so in both languages', async () => {
    const { id } = await sendSuggestion(test, 'program');
    const token = await linkOf(test, id);
    await later(id, '72 hours');
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await follow(token)).json().message).toBe('This link is too old.');
    expect((await follow(token, 'km')).json().message).toBe('តំណនេះហួសសុពលភាពហើយ។');
    // The way on: another one.
    expect((await resend({ token })).statusCode).toBe(202);
    const fresh = await linkOf(test, id);
    expect(fresh).not.toBe(token);
    expect((await confirm(fresh)).statusCode).toBe(200);
  });

  it('is good for the status long after it confirmed', async () => {
    const { id, token } = await suggestionInReview(test, 'program');
    await later(id, '90 days');
    expect((await follow(token)).statusCode).toBe(200);
  });

  it('is replaced by the next one', async () => {
    const { id, reference } = await sendSuggestion(test, 'program');
    const old = await linkOf(test, id);
    await later(id, '61 seconds');
    expect((await resend({ reference })).statusCode).toBe(202);
    const fresh = await linkOf(test, id);
    expect(fresh).not.toBe(old);
    expect((await confirm(old)).statusCode).toBe(410);
    expect((await follow(old)).json().message).toContain('replaced by a newer one');
    expect((await confirm(fresh)).statusCode).toBe(200);
  });

  it('is not sent again within a minute, nor more than ten times a day', async () => {
    const { id, reference } = await sendSuggestion(test, 'program');
    await resend({ reference });
    expect(await mailsAbout(test, id, 'suggestion.link')).toHaveLength(1);
    for (let again = 0; again < 12; again += 1) {
      await later(id, '61 seconds');
      await resend({ reference });
    }
    expect(await mailsAbout(test, id, 'suggestion.link')).toHaveLength(10);
  });

  it('is sent once more to whoever has one of before, but not by the number alone, once it is followed', async () => {
    const { id, reference, token } = await suggestionInReview(test, 'program');
    await resend({ reference });
    expect(await mailsAbout(test, id, 'suggestion.status')).toHaveLength(0);
    await resend({ token });
    await resend({ token });
    const mails = await mailsAbout(test, id, 'suggestion.status');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/program/submission/${token}`);
  });

  it('answers the same for numbers and links that are nobody’s', async () => {
    const { reference } = await sendSuggestion(test, 'program');
    const answers = await Promise.all([
      resend({ reference }),
      resend({ reference: '26-999999' }),
      resend({ token: 'x'.repeat(43) }),
      resend({}),
    ]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('has one purpose: links of listings and of suggestions do not open each other', async () => {
    const listing = await listingInReview(test);
    const suggestion = await suggestionInReview(test, 'program');
    expect((await follow(listing.follow)).statusCode).toBe(404);
    expect((await confirm(listing.follow)).statusCode).toBe(404);
    const across = await test.call(
      null,
      'GET',
      `/public/api/v1/request-get-list/follow/${suggestion.token}/`,
    );
    expect(across.statusCode).toBe(404);
    expect((await follow('y'.repeat(43))).statusCode).toBe(404);
  });

  it('cannot be used for anything before it has confirmed', async () => {
    const { id } = await sendSuggestion(test, 'program');
    const token = await linkOf(test, id);
    for (const [method, verb, payload] of [
      ['PATCH', '', { values: { title: 'Other' } }],
      ['POST', 'resubmit/', {}],
      ['POST', 'withdraw/', undefined],
    ] as const) {
      const response = await test.call(null, method, followPath(token, verb), payload);
      expect([verb, response.statusCode]).toEqual([verb, 409]);
    }
  });

  it('goes to nothing once the suggestion was not confirmed for 14 days', async () => {
    const { id } = await sendSuggestion(test, 'program');
    const { id: kept } = await suggestionInReview(test, 'event');
    const token = await linkOf(test, id);
    const age = (days: number) =>
      test.services.database.db.execute(
        sql`update submission set updated_at = now() - make_interval(days => ${days}) where id in (${id}, ${kept})`,
      );
    await age(13);
    await sweepDrafts(test.services);
    expect(await submissionRow(test, id)).toBeDefined();
    await age(15);
    await sweepDrafts(test.services);
    expect(await submissionRow(test, id)).toBeUndefined();
    expect(await submissionRow(test, kept)).toBeDefined();
    expect((await follow(token)).statusCode).toBe(404);
  });
});
