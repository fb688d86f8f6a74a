import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';

test(
  'the API can be read: calls are searched, one is opened, its description is the one the machine reads (B.78)',
  ON_DESKTOP,
  async ({ page, t, request }) => {
    const api = await (await request.get('/api/openapi.json')).json();
    const calls = Object.values(api.paths as Record<string, object>).flatMap((one) => Object.keys(one));
    expect(await open(page, '/api/docs')).toBe(200);
    const main = page.getByRole('main');
    await expect(main.locator('.api-row')).toHaveCount(calls.length);
    await main.getByRole('searchbox').fill('return submissions');
    await expect(main.locator('.api-row')).toHaveCount(1);
    await main.locator('.api-row').click();
    await expect(page).toHaveURL('/api/docs/review.return');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'POST /desk-api/v1/submissions/{id}/return/',
    );
    await expect(main).toContainText('messages');
    await expect(main.locator('pre')).toContainText('curl -X POST');
    await expect(main).toContainText(t('api-docs:access.role', { role: 'reviewer' }));
    expect(await open(page, '/api/docs/no.such-call')).toBe(404);
  },
);
