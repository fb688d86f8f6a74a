import type { Page } from '@playwright/test';
import { expect, ON_PHONE, test } from './base.ts';
import { awake } from './support/page-ready.ts';

// Pages with forms fetch their scripts when somebody begins to fill them in (UX rule 71): here they do before these have come.

const isAsleep = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', 'on-use');
/** Whatever is asked for from now on does not come. */
const loseScripts = (page: Page) => page.route('**/assets/*.js', () => {});
const WORDS = 'ផែនទីពិបាកអានលើទូរសព្ទ';

test.describe('a form of a page that is not awake', ON_PHONE, () => {
  test.use({ ownWindow: true });
  test.afterEach(async ({ page }) => {
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('wakes by itself where this device has words of it, and shows them', async ({ page }) => {
    await page.goto('/contact');
    await isAsleep(page);
    const text = page.locator('main textarea[name=description]');
    await awake(page);
    await text.pressSequentially(WORDS);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('phum:draft'))),
      )
      .toBe(true);
    const again = await page.context().newPage();
    await page.close();
    await again.goto('/contact');
    await expect(again.locator('html')).toHaveAttribute('data-scripts', 'awake');
    await expect(again.locator('main textarea[name=description]')).toHaveValue(WORDS);
  });

  test('is sent by a plain post, and what is wrong is read with the page awake', async ({ page, t }) => {
    await page.goto('/contact');
    await isAsleep(page);
    await loseScripts(page);
    await page.locator('main textarea[name=description]').pressSequentially(WORDS);
    // What was asked for does not come any more; the next page has its own.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const send = page.getByRole('main').getByRole('button', { name: t('contact:form.submit') });
    await send.tap();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake');
  });

  test('has what was typed before its scripts came when they have come', async ({ page }) => {
    await page.goto('/contact');
    await isAsleep(page);
    let letCome = () => {};
    const coming = new Promise<void>((come) => {
      letCome = come;
    });
    await page.route('**/assets/*.js', (route) => coming.then(() => route.fallback()));
    const text = page.locator('main textarea[name=description]');
    await text.pressSequentially(WORDS);
    letCome();
    await awake(page);
    await expect(text).toHaveValue(WORDS);
    await expect(text).toBeFocused();
  });
});

test(
  'a step of the listing wakes by itself where this device has answers of it',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('/ecosystem/get-listed/startup');
    await isAsleep(page);
    await page.evaluate(() => localStorage.setItem('phum:listing:startup', '{}'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake');
    await page.evaluate(() => localStorage.removeItem('phum:listing:startup'));
  },
);

test.describe('the network of the ecosystem', ON_PHONE, () => {
  test('shows the relations of a name that is touched before the page is awake, and opens it when touched again', async ({
    page,
  }) => {
    await page.goto('/ecosystem');
    await isAsleep(page);
    const name = page.locator('[data-lights] [data-node]:visible').first();
    await name.tap();
    await expect(name).toHaveClass(/relation-lit/);
    await expect(page).toHaveURL('/ecosystem');
    await name.tap();
    await expect(page).not.toHaveURL('/ecosystem');
  });

  test('wakes by itself where somebody chose how to see it', async ({ page }) => {
    await page.goto('/ecosystem?funding_currency=USD');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('network-profile'))).toContain('USD');
    await page.goto('/ecosystem');
    await expect(page).toHaveURL('/ecosystem?funding_currency=USD');
  });
});
