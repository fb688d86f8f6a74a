import type { Locator, Page } from '@playwright/test';
import {
  PROGRESS_HIDE_MS,
  PROGRESS_THROTTLE_MS,
  SUCCESS_POPUP_MS,
  TOAST_DURATION_MS,
} from '#shared/constants.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { open } from './support/page-ready.ts';

// A clock that was stopped stays so.
test.use({ ownWindow: true });

/**
 * Lets what was just done be drawn: the page's clock stands still, messages between its parts do not. A timer that begins
 * with what is drawn would begin late if time passed before.
 */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
  });

/** Lets the frames pass in which something goes, a second at most. */
async function leaves(page: Page, what: Locator): Promise<void> {
  for (let passed = 0; passed < 1_000 && (await what.count()) > 0; passed += 50) await page.clock.runFor(50);
  await expect(what).toHaveCount(0);
}

test(
  'a question takes Escape for a no, red deletes; a message goes after 5 s, a success after 1 s, an error when it is closed; the thread of progress comes after 200 ms, fills in 5 s and goes 500 ms after the end (8.018 to 8.023, 9.004 to 9.007)',
  ON_DESKTOP,
  async ({ another }) => {
    // A stopped clock is put into a window for good: one that no other test gets.
    const page = await another();
    await open(page, '/dev/components');
    await test.step('a question takes Escape for a no; the button that deletes is red', () => asks(page));
    // From here on time passes only when the test says so.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await test.step('a message goes by itself, and not while somebody points at it', () => tells(page));
    await test.step('the thread of progress', () => runs(page));
    // The last one stays for good.
    await test.step('an error stays, a success goes, waiting cannot be closed', () => opensUp(page));
  },
);

/** Questions before something is done, one of them grave. */
async function asks(page: Page): Promise<void> {
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
}

async function tells(page: Page): Promise<void> {
  const text = (await page.locator('main .toast p').first().textContent()) ?? '';
  const message = page.locator('.toaster .toast');
  const show = page.getByRole('main').getByRole('button', { name: text, exact: true });
  await show.click();
  await expect(message).toHaveText(new RegExp(text));
  await drawn(page);
  await page.clock.runFor(TOAST_DURATION_MS - 1);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);

  await show.click();
  await message.hover();
  await drawn(page);
  await page.clock.runFor(10 * TOAST_DURATION_MS);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await drawn(page);
  await page.clock.runFor(TOAST_DURATION_MS);
  await expect(message).toHaveCount(0);
}

async function opensUp(page: Page): Promise<void> {
  const popup = page.getByRole('alertdialog');
  const show = async (what: string) => {
    await page.locator(`[data-open="${what}"]`).click();
    await expect(popup).toBeVisible();
    await drawn(page);
  };
  await show('error');
  await page.clock.fastForward(600_000);
  await page.clock.runFor(1_000);
  await expect(popup).toBeVisible();
  await popup.getByRole('button').click();
  await leaves(page, popup);

  await show('success');
  await page.clock.runFor(SUCCESS_POPUP_MS - 1);
  await expect(popup).toBeVisible();
  await leaves(page, popup);

  await show('loading');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.clock.runFor(500);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button')).toHaveCount(0);
}

async function runs(page: Page): Promise<void> {
  const thread = page.locator('main .progress-inline');
  await page.locator('main [data-restart]').click();
  await drawn(page);
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
  // Work of three seconds began with the click.
  await page.clock.runFor(3_000 - PROGRESS_THROTTLE_MS);
  await expect(thread).toHaveAttribute('data-state', 'done');
  await drawn(page);
  await page.clock.runFor(PROGRESS_HIDE_MS - 1);
  await expect(thread).toHaveAttribute('data-state', 'done');
  await page.clock.runFor(1);
  await expect(thread).toHaveAttribute('data-state', 'idle');
}
