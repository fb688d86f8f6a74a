import type { Page } from '@playwright/test';
import { expect, ON_PHONE, test, WHOLE } from './base.ts';
import { Directory } from './support/directory.ts';
import { awake, handled, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { workerRules } from './support/worker.ts';

const INVESTORS = '/ecosystem/discover/category/investor';

/** Each file of the build comes when it is let go: what is done until then is done before anybody listens. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before the scripts of a page have come', ON_PHONE, () => {
  test('an order that is chosen is kept, and the list stands in it once they are there (2.037)', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(INVESTORS);
    await page.locator('select[name=ordering]').selectOption('name');
    release();
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name`);
  });

  test('the menu of whoever is signed in stays open when the page wakes under the finger (2.089)', async ({
    page,
    t,
  }) => {
    await signIn(page, member('mentor'));
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('summary.profile-face').tap();
    const out = page.locator('.profile').getByText(t('shell:account.log_out'));
    await expect(out).toBeVisible();
    release();
    await awake(page);
    await handled(page.locator('details.profile'));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(out).toBeVisible();
    // Now it is a menu that closes.
    await page.keyboard.press('Escape');
    await expect(out).toBeHidden();
  });

  test('where scripts hang, what applies a choice stands there soon after it was made (2.036)', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(INVESTORS);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-scripts'));
    const show = page.locator('form[data-apply]:has(select[name=ordering]) .without-scripts');
    await expect(show).toBeHidden();
    await page.locator('select[name=ordering]').selectOption('name');
    await expect(show).toBeVisible({ timeout: 6_000 });
    await show.click();
    await expect(page).toHaveURL(new RegExp(`${INVESTORS}\\?(.*&)?ordering=name`));
  });

  test('what is ticked in the sheet is sent by its button, and kept where nothing is pressed (2.036)', async ({
    page,
    t,
    site,
  }) => {
    const directory = new Directory(page, t);
    const { facets } = await site.stakeholders('investor');
    const [interest] = facets.find(({ key }) => key === 'interest')!.values;
    const release = await holdScripts(page);
    await page.goto(`${INVESTORS}?filters=open`);
    const sheet = page.getByRole('complementary', { name: t('directory:filters') });
    await directory.choice(interest!).click();
    await sheet.locator('.sheet-foot a.scripted').click();
    await expect(page).toHaveURL(new RegExp(`[?&]interest=${interest!.value}`));
    await expect(directory.count).toContainText(t('directory:count', { count: interest!.count }));

    await page.goto(`${INVESTORS}?filters=open`);
    await directory.choice(interest!).click();
    release();
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest!.value}&filters=open`);
    await expect(
      sheet.getByRole('link', { name: t('directory:show', { count: interest!.count }) }),
    ).toBeVisible();
  });
});

test.describe('a part that the line loses', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_RESET|ERR_FAILED/ });

  test('is asked for again: the menu opens by the press that asked for it', ON_PHONE, async ({ page, t }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'on-use');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake');
    let lost = 0;
    await page.route('**/assets/*.js', async (route) => {
      lost += 1;
      await (lost === 1 ? route.abort('connectionreset') : route.continue());
    });
    await page.getByRole('link', { name: t('shell:nav.open_menu') }).click();
    await expect(page.getByRole('dialog', { name: t('shell:nav.menu') })).toBeVisible();
    expect(lost).toBeGreaterThan(1);
    await expect(page).toHaveURL('/about');
  });
});

test.describe('a form that is sent before its page is awake', () => {
  test.use({ ...WHOLE, expectedConsole: /ERR_|Failed to load resource|Failed to fetch/ });

  test('goes again by itself where the line loses the answer, is taken once, and its page stays meanwhile (UX 74)', async ({
    another,
    t,
  }) => {
    const page = await another();
    const context = page.context();
    await signIn(page, member('founder'));
    await open(page, '/user/profile/bio');
    await workerRules(page);
    const keys: (string | undefined)[] = [];
    await context.route('**/user/profile/bio', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.locator('form.bio-form').evaluate((form: HTMLFormElement) => {
      new MutationObserver(() => {
        const words = document.querySelector('.offline[role=alert]')?.textContent;
        if (words) sessionStorage.setItem('said', words);
      }).observe(document.body, { childList: true });
      // As the browser sends it while nobody listens.
      setTimeout(() => form.submit());
    });
    await page.waitForURL(/done=saved/);
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(t('line:form_lost'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('keeps its page and what was typed where no answer comes, and says so (UX 74)', async ({
    another,
    t,
  }) => {
    const page = await another();
    const context = page.context();
    await open(page, '/account/begin_password_reset');
    await workerRules(page);
    await context.route('**/account/begin_password_reset', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
    );
    const email = page.getByRole('main').locator('[name=email]');
    await email.fill('founder@phum.example');
    await email.evaluate(({ form }: HTMLInputElement) => setTimeout(() => form!.submit()));
    await expect(page.getByRole('alert').filter({ hasText: t('line:by_hand') })).toBeVisible();
    await expect(email).toHaveValue('founder@phum.example');
  });
});
