import type { APIRequestContext, Page } from '@playwright/test';
import { STORED_SCRIPTS } from '#tests/attacks/support/stored-scripts.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { publishCopy } from './support/content-desk.ts';
import { signIn, staff } from './support/people.ts';

/** A picture of the site that is nobody's is refused before it could act. */
const WORDS = STORED_SCRIPTS.filter((one) => !one.includes('/files/')).join('\n');
const PLAIN = /^(summary|author|eligibility|venue|address|cover_alt)/;

/** A published record of the collection whose texts are all hostile. */
function hostileRecord(request: APIRequestContext, collection: string) {
  const title = `<img src=x onerror=alert(1)> ${collection} ${Date.now().toString(36)}`;
  return publishCopy(request, collection, { title, title_kh: `${title} ក` }, (name, value) => {
    if (name.startsWith('body')) return WORDS + (name === 'body_kh' ? `<p>${'ក'.repeat(600)}</p>` : '');
    return PLAIN.test(name) ? `${STORED_SCRIPTS[1]} ${name.endsWith('_kh') ? 'ក' : 'k'}` : value;
  });
}

/** Whether anything asked for attention, left the site, or broke out of its place on a page. */
async function staysQuiet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main')).toBeVisible();
  const active = await page
    .locator('main')
    .locator(
      '[onerror], [onload], [onclick], [onfocus], [onmouseover], [formaction^=java i], [srcdoc], base, main meta[http-equiv]',
    )
    .count();
  expect(active, address).toBe(0);
  const addresses = await page
    .locator('main')
    .locator('a[href], img[src], iframe[src], form[action]')
    .evaluateAll((all) =>
      all.map(
        (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '',
      ),
    );
  expect(
    addresses.filter(
      (one) => /^\s*(java\s*script|data:text|vbscript)/i.test(one) || one.includes('evil.example/x'),
    ),
    address,
  ).toEqual([]);
}

test(
  'scripts in every text of a record act on no page, public or of the desk',
  ON_DESKTOP,
  async ({ page }) => {
    test.setTimeout(180_000);
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      // Nothing was changed, so the form does not ask either before it is left.
      asked.push(`${dialog.type()} ${dialog.message()}`);
      await dialog.dismiss();
    });
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) asked.push(request.url());
    });
    await signIn(page, staff('editor'));
    const lists = {
      program: '/program',
      event: '/event',
      post: '/resource/category/blog',
      library_file: '/resource/category/file',
    };
    for (const [index, [collection, list]] of Object.entries(lists).entries()) {
      const record = await hostileRecord(page.request, collection);
      const searched = encodeURIComponent(record.title.split(' ').at(-1)!);
      const own = record.path!;
      await staysQuiet(page, own);
      // The very words stand there as words: it is this record that is looked at.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
      for (const address of [
        `${list}?search=${searched}`,
        ...(collection === 'program' ? [`/program?id=${record.id}`] : []),
        `/desk/content/${collection}/${record.id}`,
        // The list and the history at the desk are the same for every collection: each is looked at of two.
        index % 2 === 0
          ? `/desk/content/${collection}?search=${searched}`
          : `/desk/content/${collection}/${record.id}/history`,
      ])
        await staysQuiet(page, address);
      expect((await record.remove()).ok()).toBe(true);
    }
    expect(asked).toEqual([]);
  },
);
