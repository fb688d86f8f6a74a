import { beforeAll, describe, expect, it } from 'vitest';
import { listingInReview } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let analyst: TestPerson;
beforeAll(async () => {
  analyst = await test.signIn({ roles: ['analyst'] });
});

const get = (path: string, who = analyst) => test.call(who, 'GET', `/desk-api/v1/${path}`);

describe('what an analyst takes along (B.71)', () => {
  it('is the list of requests as it is filtered, all pages of it, without addresses', async () => {
    const sent = await listingInReview(test, 'startup', { name: 'Srov "Ledger", one' });
    const other = await listingInReview(test, 'startup', {});
    const all = (await get('submissions/export/')).json();
    expect(all).toMatchObject({ cut: false, file_name: expect.stringMatching(/^phum-requests-.*\.csv$/) });
    expect(all.text).toContain(sent.reference);
    expect(all.text).toContain('"Srov ""Ledger"", one"');
    expect(all.text).not.toContain('@');
    const one = (await get(`submissions/export/?search=${other.reference}`)).json();
    expect([one.records, one.text.includes(sent.reference)]).toEqual([1, false]);
    const editor = await test.signIn({ roles: ['editor'] });
    expect((await get('submissions/export/', editor)).statusCode).toBe(404);
  });

  it('is how often pages were opened', async () => {
    const file = (await get('page-views/export/?days=7')).json();
    expect(file.text).toContain('page,views,en,km');
    expect((await get('page-views/export/?days=8')).statusCode).toBe(422);
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    expect((await get('page-views/export/', reviewer)).statusCode).toBe(404);
  });
});
