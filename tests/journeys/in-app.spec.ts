import { expect, ON_PHONE, test } from './base.ts';
import { ListingForm } from './support/listing.ts';
import { open } from './support/page-ready.ts';

const ENGINE =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/106.0.5249.126 Mobile Safari/537.36';
const FACEBOOK = `Mozilla/5.0 (Linux; Android 11; SM-A125F; wv) ${ENGINE} [FB_IAB/FB4A;FBAV/388.0.0.23.106;]`;
const MESSENGER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19E241 ' +
  '[FBAN/MessengerForiOS;FBAV/350.0.0.41.68;]';

test.describe('in the window of another app the way to the browser is shown (UX rule 71)', ON_PHONE, () => {
  test.describe('on Android', () => {
    test.use({ ownWindow: true, userAgent: FACEBOOK });

    test('where one signs in', async ({ page, t }) => {
      await page.goto('/?action=login');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('in-app:sign_in'))).toBeVisible();
      await dialog.getByRole('button', { name: t('in-app:open') }).tap({ trial: true });
    });

    test('where a file is chosen, once', async ({ page, t }) => {
      const form = new ListingForm(page, 'startup', t);
      await form.openStep('basic');
      const said = page.locator('.toast').filter({ hasText: t('in-app:file') });
      await expect(said).toHaveCount(0);
      await page.locator('label[for="field-logo"].btn').tap();
      await expect(said).toBeVisible();
      await said.getByRole('button').last().tap();
      await page.locator('label[for="field-logo"].btn').tap();
      await expect(said).toHaveCount(0);
    });
  });

  test.describe('on Android, of open data', () => {
    test.use({ ownWindow: true, userAgent: FACEBOOK });

    test('where a file is saved', async ({ page, t }) => {
      await open(page, '/open-data');
      const said = page.locator('.toast').filter({ hasText: t('in-app:download') });
      await page.getByRole('main').locator('a[href*=".csv"]').first().tap({ noWaitAfter: true });
      await expect(said).toBeVisible();
    });
  });

  test.describe('on an iPhone', () => {
    test.use({ ownWindow: true, userAgent: MESSENGER });

    test('the link is copied, in the language of the page', async ({ page, t }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = new ListingForm(page, 'startup', t);
      await form.openStep('basic');
      await page.locator('label[for="field-logo"].btn').tap();
      await page
        .locator('.toast')
        .getByRole('button', { name: t('common:action.copy_link') })
        .tap();
      await expect(page.locator('.toast').filter({ hasText: t('in-app:copied') })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lang=');
    });
  });

  test('and in a browser nothing is said', async ({ page, t }) => {
    await page.goto('/?action=login');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(t('in-app:sign_in'))).toHaveCount(0);
  });
});
