import type { Locator, Page } from '@playwright/test';
import {
  PROGRESS_HIDE_MS,
  PROGRESS_THROTTLE_MS,
  SUCCESS_POPUP_MS,
  TOAST_DURATION_MS,
} from '#shared/constants.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';

// A stopped clock is put into a window for good; the next test of that window would find half of it.
test.use({ reuseContext: false });

/** Opens the page on which everything is shown, and stops its clock: time passes only when the test says so. */
async function openStopped(page: Page): Promise<void> {
  await open(page, '/dev/components');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Lets the frames pass in which something goes, a second at most. */
async function leaves(page: Page, what: Locator): Promise<void> {
  for (let passed = 0; passed < 1_000 && (await what.count()) > 0; passed += 50) await page.clock.runFor(50);
  await expect(what).toHaveCount(0);
}

test.describe('by the clock', ON_DESKTOP, () => {
  test('a message goes after 5 s, and not while somebody points at it (9.004)', async ({ page }) => {
    await openStopped(page);
    const text = (await page.locator('main .toast p').first().textContent()) ?? '';
    const message = page.locator('.toaster .toast');
    const show = page.getByRole('main').getByRole('button', { name: text, exact: true });
    await show.click();
    await expect(message).toHaveText(new RegExp(text));
    await page.clock.runFor(TOAST_DURATION_MS - 1);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);

    await show.click();
    await message.hover();
    await page.clock.runFor(10 * TOAST_DURATION_MS);
    await expect(message).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(TOAST_DURATION_MS);
    await expect(message).toHaveCount(0);
  });

  test('an error stays until it is closed, a success goes after a second, waiting cannot be closed (8.018 to 8.020, 8.023)', async ({
    page,
  }) => {
    await openStopped(page);
    const popup = page.getByRole('alertdialog');
    const show = (what: string) => page.locator(`[data-open="${what}"]`).click();
    await show('error');
    await expect(popup).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(popup).toBeVisible();
    await popup.getByRole('button').click();
    await leaves(page, popup);

    await show('success');
    await expect(popup).toBeVisible();
    await page.clock.runFor(SUCCESS_POPUP_MS - 1);
    await expect(popup).toBeVisible();
    await leaves(page, popup);

    await show('loading');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.clock.runFor(500);
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('button')).toHaveCount(0);
  });

  test('a question takes Escape for a no; the button that deletes is red (8.021, 8.022)', async ({
    page,
  }) => {
    await open(page, '/dev/components');
    const popup = page.getByRole('alertdialog');
    const colours: string[] = [];
    for (const what of ['confirm', 'delete']) {
      const opener = page.locator(`[data-open="${what}"]`);
      await opener.click();
      const confirm = popup.getByRole('button').last();
      colours.push(await confirm.evaluate((button) => getComputedStyle(button).backgroundColor));
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    const [calm, red] = colours.map((colour) => colour.match(/\d+/g)!.map(Number));
    const isRed = ([r, g, b]: number[]) => r! > 120 && r! > 2.5 * g! && r! > 2.5 * b!;
    expect([isRed(calm!), isRed(red!)], String(colours)).toEqual([false, true]);
  });

  test('the thread of progress comes after 200 ms, fills in 5 s and goes 500 ms after the end (9.005 to 9.007)', async ({
    page,
  }) => {
    await openStopped(page);
    const thread = page.locator('main .progress-inline');
    await page.locator('main [data-restart]').click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS - 1);
    await expect(thread).toHaveAttribute('data-state', 'idle');
    await page.clock.runFor(1);
    await expect(thread).toHaveAttribute('data-state', 'running');
    expect(
      await page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const all = (list: CSSRule[]): string[] =>
          list.flatMap((rule) =>
            'cssRules' in rule
              ? [rule.cssText, ...all([...(rule as CSSGroupingRule).cssRules])]
              : [rule.cssText],
          );
        return all(rules).some((text) =>
          /^\.progress\[data-state="running"\]::before[^{]*\{ animation: (?:5s|5000ms)/.test(text),
        );
      }),
    ).toBe(true);
    await page.clock.runFor(3_000);
    await expect(thread).toHaveAttribute('data-state', 'done');
    await page.clock.runFor(PROGRESS_HIDE_MS - 1);
    await expect(thread).toHaveAttribute('data-state', 'done');
    await page.clock.runFor(1);
    await expect(thread).toHaveAttribute('data-state', 'idle');
  });
});

test.describe('on a bad line', () => {
  test.use({ expectedConsole: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test(
    'a slow page is announced by the thread at the top until it is there (9.005)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, '/contact');
      let arrive = () => {};
      const held = new Promise<void>((go) => {
        arrive = go;
      });
      await page.route(/\.data(\?|$)/, async (route) => {
        await held;
        await route.fallback();
      });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell:nav.about'), exact: true })
        .click();
      const thread = page.getByRole('progressbar', { name: t('common:state.loading') });
      await expect(thread).toBeAttached();
      await expect(page).toHaveURL('/contact');
      arrive();
      await expect(page).toHaveURL('/about');
      await expect(thread).toHaveCount(0);
    },
  );

  test(
    'a line that is gone is said at once, and that it is back as well (2.114, 8.024)',
    ON_PHONE,
    async ({ page, context, t }) => {
      await open(page, '/about');
      const line = page.getByText(t('shell:offline')).filter({ visible: true });
      await expect(line).toHaveCount(0);
      await context.setOffline(true);
      await expect(line.first()).toBeVisible();
      await context.setOffline(false);
      await expect(line).toHaveCount(0);
    },
  );
});
