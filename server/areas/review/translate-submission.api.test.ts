import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { onlyIn } from '#tests/factories/one-language.ts';
import { aDraft, anApproved, does, edits, profileOf, publicPage } from '#tests/factories/profile.ts';
import { deskCall, listingInReview, submissionRow, versionOf } from '#tests/factories/submission.ts';
import { suggestionInReview } from '#tests/factories/suggestion.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const translate = async (id: string, texts: object, version?: number) =>
  deskCall(test, reviewer, id, 'translate', { version: version ?? (await versionOf(test, id)), texts });
const approve = async (id: string) =>
  deskCall(test, reviewer, id, 'approve', { version: await versionOf(test, id) });
const queue = async (query: string) =>
  (await test.call(reviewer, 'GET', `/desk-api/v1/submissions/?${query}`)).json();

describe('a request in one language at the desk (1.001)', () => {
  it('says so in the queue and at its fields, and is translated without being returned', async () => {
    const { id } = await listingInReview(test, 'startup', onlyIn('startup', 'km'));
    const named = async () => (await queue('filter=one_language&per_page=100')).data;
    const [row] = (await named()).filter((one: { id: string }) => one.id === id);
    expect(row.flags).toContain('one_language');

    const done = await translate(id, { summary: 'We press food boxes.', description: 'From fallen leaves.' });
    expect(done.statusCode, done.body).toBe(200);
    const { fields, status, flags, history } = done.json();
    expect([status, flags.includes('one_language')]).toEqual(['reviewing', false]);
    const field = (name: string) => fields.find((one: { name: string }) => one.name === name);
    expect(field('summary')).toMatchObject({ value: 'We press food boxes.', untranslated: false });
    expect(field('address')).toMatchObject({ value: null, untranslated: true });
    expect(history.map(({ verb }: { verb: string }) => verb)).toContain('translate');
    expect((await named()).map((one: { id: string }) => one.id)).not.toContain(id);

    await approve(id);
    const { stakeholder_id } = (await submissionRow(test, id))!;
    const page = await test.call(
      null,
      'GET',
      `/api/v1/stakeholder/${slugOf('startup', null)}/${stakeholder_id}/`,
    );
    expect(page.json().data).toMatchObject({ summary: 'We press food boxes.' });
  });

  it('is translated on its public page as well', async () => {
    const { id } = await listingInReview(test, 'eso', onlyIn('eso', 'en'));
    await approve(id);
    const done = await translate(id, { summary_kh: 'មន្ទីរទន្លេ' });
    expect([done.statusCode, done.json().status]).toEqual([200, 'approved']);
    const { stakeholder_id } = (await submissionRow(test, id))!;
    const page = await test.call(null, 'GET', `/api/v1/stakeholder/eso/${stakeholder_id}/`);
    expect(page.json().data).toMatchObject({ summary_kh: 'មន្ទីរទន្លេ' });
  });

  it('of a profile is translated where its owner will find it', async () => {
    const owner = await test.signIn();
    const { id } = await aDraft(test, owner, 'startup', onlyIn('startup', 'km') as Record<string, string>);
    const { review } = await does(test, owner, id, 'submit');
    const done = await translate(review!.id, { summary: 'We press food boxes.' });
    expect(done.statusCode, done.body).toBe(200);
    const shown = await profileOf(test, owner, id);
    expect(shown.values).toMatchObject({ summary: 'We press food boxes.' });
    expect(
      shown.review?.history.map(({ verb }) => verb),
      'what the desk did on its own',
    ).toEqual(['submit']);
    await approve(review!.id);
    const page = await publicPage(test, await profileOf(test, owner, id));
    expect(page.json().data).toMatchObject({ summary: 'We press food boxes.' });
  });

  it('of changes to a page is translated with them, and both are public once they are approved', async () => {
    const owner = await test.signIn();
    const { id } = await anApproved(test, owner, reviewer, 'startup', { summary_kh: '', description_kh: '' });
    await edits(test, owner, id, { description: '', description_kh: 'យើងបោះពុម្ពប្រអប់ម្ហូប' });
    const { review } = await does(test, owner, id, 'submit');
    const [row] = (await queue('filter=one_language&per_page=100')).data.filter(
      (one: { id: string }) => one.id === review!.id,
    );
    expect(row.flags).toContain('one_language');
    const done = await translate(review!.id, { description: 'We press boxes for food.' });
    expect(done.statusCode, done.body).toBe(200);
    await approve(review!.id);
    const page = await publicPage(test, await profileOf(test, owner, id));
    expect(page.json().data).toMatchObject({
      description: expect.stringContaining('We press boxes for food.'),
      description_kh: expect.stringContaining('យើងបោះពុម្ពប្រអប់ម្ហូប'),
    });
  });

  it('gets the title of a suggestion in the other language', async () => {
    const { id } = await suggestionInReview(test, 'event', onlyIn('event', 'km'));
    expect((await translate(id, { title: 'Founders Evening' })).json()).toMatchObject({
      name: 'Founders Evening',
    });
    expect((await submissionRow(test, id))!.name).toBe('Founders Evening');
  });

  it('keeps what its sender wrote, and the rules of the language', async () => {
    const { id } = await listingInReview(test, 'startup', onlyIn('startup', 'km'));
    const { payload } = (await submissionRow(test, id))!;
    const wrong = await translate(id, { summary_kh: 'ថ្មី', summary: 'ខ្មែរ', address: ' ', nothing: 'x' });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['address', 'nothing', 'summary', 'summary_kh']);
    expect((await translate(id, { summary: 'Late.' }, 999)).statusCode).toBe(409);
    expect((await submissionRow(test, id))!.payload).toEqual(payload);
  });
});
