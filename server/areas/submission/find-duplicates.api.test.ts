import { beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { deskCall, listingInReview, submissionRow } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { partOf } from '../../addresses/page-path.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const record = async (id: string, who = reviewer, language = 'en') =>
  (
    await test.call(
      { headers: { ...who.headers, 'accept-language': language } },
      'GET',
      `/desk-api/v1/submissions/${id}/`,
    )
  ).json();

describe('checks (UX 33)', () => {
  const duplicatesOf = async (id: string) => (await record(id)).checks.duplicates;

  it.each<[string, Record<string, string>, object, string[]]>([
    [
      'the same Latin name in other letters',
      { name: 'KROMA  works!', name_kh: 'អ' },
      { name: 'Kroma Works' },
      ['name'],
    ],
    [
      'the same Khmer name in another spelling',
      { name: 'Abc', name_kh: 'ក្រមា\u200Bត្បាញ' },
      { name: 'Xyz', name_kh: 'ក្រមាត្បាញ' },
      ['name'],
    ],
    [
      'a name that sounds the same across scripts',
      { name: 'Phnom Penh Kompong', name_kh: 'ខ' },
      { name: 'Ghj', name_kh: 'ភ្នំពេញកំពង់' },
      ['similar_name'],
    ],
    [
      'a name with a letter wrong',
      { name: 'Tonle Sap Fisheris', name_kh: 'គ' },
      { name: 'Tonle Sap Fisheries', name_kh: '' },
      ['similar_name'],
    ],
    [
      'the same phone',
      { name: 'Qwe', name_kh: 'ឃ', requester_phone: '099 111 222' },
      { name: 'Rty', name_kh: '', phone: '+85599111222' },
      ['phone'],
    ],
    [
      'the same e-mail',
      { name: 'Uio', name_kh: 'ង', email: 'Info@Dup.example' },
      { name: 'Pas', name_kh: '', email: 'info@dup.example' },
      ['email'],
    ],
    [
      'the same website',
      { name: 'Dfg', name_kh: 'ច', website: 'www.one.example/about' },
      { name: 'Hjk', name_kh: '', website: 'https://one.example' },
      ['domain'],
    ],
  ])('find a page with %s', async (_what, values, page, reasons) => {
    const pageId = await writeStakeholder(test.services, page);
    const { id } = await listingInReview(test, 'startup', values);
    const found = await duplicatesOf(id);
    expect(found.find((one: { id: string }) => one.id === pageId)).toMatchObject({
      what: 'stakeholder',
      reasons,
      path: `/ecosystem/discover/category/startup/${partOf(pageId, { name: '', name_kh: '', ...page })}`,
    });
    expect((await record(id)).flags).toContain('duplicate');
  });

  it('find another open request', async () => {
    const word = `Twin${crypto.randomUUID().slice(0, 6)}`;
    const first = await listingInReview(test, 'startup', { name: word, name_kh: 'ភ្លោះ' });
    const second = await listingInReview(test, 'mentor', { requester_email: first.email });
    expect((await duplicatesOf(second.id)).find((one: { id: string }) => one.id === first.id)).toMatchObject({
      what: 'submission',
      reference: first.reference,
      reasons: ['email'],
    });
  });

  it('find nothing in names that only share a common word, nor in the page the request became', async () => {
    await writeStakeholder(test.services, { name: 'Mekong Pepper Garden', name_kh: 'សួនម្រេចមេគង្គ' });
    const values = { name: 'Zebra Cloud Ltd', name_kh: 'ពពកសេះបង្កង់', requester_phone: '077 654 321' };
    const { id } = await listingInReview(test, 'startup', values);
    expect(await duplicatesOf(id)).toEqual([]);
    await deskCall(test, reviewer, id, 'approve', { version: (await submissionRow(test, id))!.version });
    expect(await duplicatesOf(id)).toEqual([]);
  });

  it('compare website and e-mail, and see founders', async () => {
    const { id } = await listingInReview(test, 'startup', {
      requester_email: `a${crypto.randomUUID().slice(0, 6)}@mail.slek-two.example`,
      website: 'slek-two.example',
      name: 'Domain Two',
      name_kh: 'ដែន',
    });
    expect(await record(id)).toMatchObject({
      checks: { domain: 'ok', image: { result: 'none' } },
      flags: expect.arrayContaining(['domain_match', 'women_led']),
    });
  });
});
