import { beforeAll, describe, expect, it } from 'vitest';
import { CREATE, profileValues, setUpProfiles } from '#tests/factories/profile.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient, formOf } from './foreign-client.ts';

/** The rules of section 5 where a client meets them: each sentence, at the field that was sent. */
const test = setUpProfiles();
let client: ForeignClient;
beforeAll(async () => {
  client = await foreignClient(test);
});

const OWN = '/user-api/';
const ADDRESS = 'Please input a valid URL (e.g. https://name.example)';

/** What a call says at each field, and its status. */
async function said(who: TestPerson | null, method: string, path: string, sent: object, language = 'en') {
  const { status, body } = await client(who, method, path, sent, { 'accept-language': language });
  return [status, body.errors];
}
const own = (sent: object) => said(test.founder, 'PATCH', OWN, sent);

/** A page of somebody new, and where it is changed. */
async function page(kind: 'startup' | 'investor' | 'eso' | 'mentor' | 'other') {
  const owner = await test.signIn();
  const { status, body } = await client(owner, 'POST', CREATE[kind], profileValues(kind));
  expect([kind, status]).toEqual([kind, 201]);
  return { owner, path: `/base-api/me/profile/${body.id}/`, id: body.id as string };
}

describe('e-mail addresses', () => {
  it('of an account, in plain forms and inside a page each have their sentence (5.003)', async () => {
    for (const path of ['/public/api/v1/auth/registration/', '/public/api/v1/auth/password/reset/']) {
      const [status, errors] = await said(null, 'POST', path, { email: 'dara@', password: 'Abcdefg1' });
      expect([path, status, errors.email]).toEqual([path, 422, ['Please provide valid email address']]);
    }
    const [status, errors] = await said(null, 'POST', '/api/v1/contact/', { email: 'dara.example' });
    expect([status, errors.email]).toEqual([422, ['Email is not valid']]);
    const { owner, path } = await page('startup');
    expect(await said(owner, 'PATCH', path, { email: 'dara.example' })).toEqual([
      422,
      { email: ['Email is not valid'] },
    ]);
    for (const kind of ['startup', 'eso', 'investor', 'mentor', 'other-stakeholder'])
      expect([
        kind,
        ...(await said(test.founder, 'POST', `/api/v1/${kind}/matching/`, formOf({ email: 'dara' }))),
      ]).toEqual([kind, 422, { email: ['Please input a valid email'] }]);
  });

  it('that is typed twice is the same twice (5.023)', async () => {
    const path = '/base-api/me/email/';
    const sent = { email: 'new@phum.example', email_confirmation: 'other@phum.example' };
    expect(await said(test.founder, 'POST', path, sent)).toEqual([
      422,
      { email_confirmation: ['The new address once more is not match'] },
    ]);
    const same = { ...sent, email_confirmation: ' new@phum.example ' };
    expect((await said(await test.signIn(), 'POST', path, same))[0]).toBe(202);
  });
});

it('phone numbers are refused shortly by the own profile and with an example by pages (5.009)', async () => {
  for (const phone of ['12', '0123a5678', '0000000000', '1234567890123456'])
    expect([phone, ...(await own({ phone }))]).toEqual([phone, 422, { phone: ['Invalid phone number.'] }]);
  const { owner, path } = await page('startup');
  for (const phone of ['12', '0123a5678', '0000000000'])
    expect([phone, ...(await said(owner, 'PATCH', path, { phone }))]).toEqual([
      phone,
      422,
      { phone: ['Please input a valid phone number format (e.g. 12345678)'] },
    ]);
});

it('the own name is in Latin letters, whatever stands in Khmer (5.014)', async () => {
  const khmer = { first_name_kh: 'សុភា', last_name_kh: 'គឹម' };
  expect(await own({ ...khmer, first_name: '' })).toEqual([422, { first_name: ['This field is required'] }]);
  expect(await own({ ...khmer, last_name: 'គឹម' })).toEqual([
    422,
    { last_name: ['Only English alphabets are allowed'] },
  ]);
});

it('a username is of 4 to 20 characters with a letter (5.011)', async () => {
  const refused = ['Username must be 4 to 20 characters and contain at least one letter.'];
  for (const username of ['abc', 'sok..dara', '.sokdara', '12345', 'a'.repeat(21)])
    expect([username, ...(await own({ username }))]).toEqual([username, 422, { username: refused }]);
});

describe('web addresses', () => {
  it('are refused shortly by the own profile and with an example by pages (5.021)', async () => {
    expect(await own({ links: { website: 'no address' } })).toEqual([
      422,
      { 'links.website': ['Invalid URL'] },
    ]);
    for (const kind of ['startup', 'eso', 'investor', 'mentor', 'other'] as const) {
      const { owner, path } = await page(kind);
      for (const website of ['phum', 'ftp://phum.example', 'javascript:alert(1)'])
        expect([kind, website, ...(await said(owner, 'PATCH', path, { website }))]).toEqual([
          kind,
          website,
          422,
          { website: [ADDRESS] },
        ]);
    }
  });

  it('without a scheme are stored with https (5.019, B.65)', async () => {
    const { owner, path, id } = await page('startup');
    const { body } = await client(owner, 'PATCH', path, { website: 'Phum.example/A' });
    expect(body.values.website).toBe('https://phum.example/A');
    const read = await client(owner, 'GET', `/api/v1/startup/${id}/`);
    expect([read.status, read.body.website]).toEqual([200, 'https://phum.example/A']);
    const mine = await client(test.founder, 'PATCH', OWN, { links: { website: 'phum.example' } });
    expect([mine.status, mine.body.links.website]).toEqual([200, 'https://phum.example']);
  });

  it('of the source of a round need their scheme, when it is made and when it is changed (5.020)', async () => {
    const { owner, id } = await page('startup');
    const rounds = `/base-api/startup/${id}/funding-round-raise/`;
    const round = { announced_date: '2024-03-01', amount_raised: 1, currency: 'USD', funding_type: 'seed' };
    const made = await client(owner, 'POST', rounds, round);
    expect(made.status).toBe(201);
    for (const source_url of ['news.example/a', '//news.example/a', 'ftp://news.example/a']) {
      const refused = [422, { source_url: [ADDRESS] }];
      expect(await said(owner, 'POST', rounds, { ...round, source_url })).toEqual(refused);
      expect(await said(owner, 'PATCH', `${rounds}${made.body.id}/`, { source_url })).toEqual(refused);
    }
  });
});

it('a message of the contact form has a least length, named with its field (5.022)', async () => {
  const sent = { name: 'Dara', email: 'dara@phum.example', category: 'feedback', description: 'Hi' };
  const contact = (language: string) => said(null, 'POST', '/api/v1/contact/', sent, language);
  expect(await contact('en')).toEqual([422, { description: ['Your message must be at least 5 characters'] }]);
  expect(await contact('km')).toEqual([422, { description: [expect.stringMatching(/សារ.*5/)] }]);
});

it('a choice of the contact form that is missing and one that is none are distinguished (5.026)', async () => {
  const sent = { name: 'Dara', email: 'dara@phum.example', description: 'Two villages of one name' };
  for (const [category, text] of [
    ['', 'This field is required'],
    ['nonsense', 'Please choose from the list'],
  ])
    expect(await said(null, 'POST', '/api/v1/contact/', { ...sent, category })).toEqual([
      422,
      { category: [text] },
    ]);
});

describe('an investor whose least is above the most is told so, and nothing is changed', () => {
  const refused = [422, { ticket_max: ['The largest amount cannot be below the smallest'] }];

  it('when the page is made', async () => {
    const sent = { ...profileValues('investor'), ticket_min: '25,000', ticket_max: '5,000' };
    expect(await said(await test.signIn(), 'POST', CREATE.investor, sent)).toEqual(refused);
  });

  it('when both are changed, or one alone, at its own field', async () => {
    const { owner } = await page('investor');
    const path = '/api/v1/investor/profile/';
    const before = (await client(owner, 'GET', path)).body;
    expect(await said(owner, 'PATCH', path, { ticket_min: 9_000, ticket_max: 10 })).toEqual(refused);
    expect(await said(owner, 'PATCH', path, { ticket_max: 10 })).toEqual(refused);
    expect(await said(owner, 'PATCH', path, { ticket_min: 99_000_000 })).toEqual([
      422,
      { ticket_min: ['The largest amount cannot be below the smallest'] },
    ]);
    expect((await client(owner, 'GET', path)).body).toEqual(before);
  });
});

it('a picture of 5 MB and more is refused at its field, one below is looked at (5.006)', async () => {
  const { owner, path } = await page('startup');
  const { body: draft } = await client(null, 'POST', '/public/api/v1/listing-draft/', { kind: 'startup' });
  const megabyte = 1024 * 1024;
  const places: [TestPerson | null, string, string][] = [
    [test.founder, '/base-api/me/photo/', 'photo'],
    [owner, `${path}logo/`, 'image'],
    [null, `/public/api/v1/listing-draft/${draft.secret}/file/`, 'logo'],
  ];
  for (const [who, place, field] of places)
    for (const [bytes, text] of [
      [9 * megabyte, 'File size must be less than 5 MB.'],
      [5 * megabyte, 'File size must be less than 5 MB.'],
      [5 * megabyte - 1, 'Only JPEG and PNG files are allowed.'],
    ] as const) {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'large.png');
      const [status, errors] = await said(who, 'POST', place, form);
      expect([place, bytes, [413, 422].includes(status as number), errors]).toEqual([
        place,
        bytes,
        true,
        { [field]: [text] },
      ]);
    }
});
