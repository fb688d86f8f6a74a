import type { APIRequestContext, Page } from '@playwright/test';
import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import { NOTIFICATION_PATH, NOTIFICATION_SETTINGS_PATH } from '#shared/domain/notification.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { type DeskRequest, newRequest } from './support/desk-requests.ts';
import { OwnArea } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';

/** What the desk returns a request with. */
const MESSAGES = [{ field: 'name_kh', body: 'As on the stamp, please.' }];

/** The time to undo (5 s) and the way of the news. */
const NEWS_MS = 30_000;

test(
  'what the desk returns shows on the badge by itself, is read, and waits all the same (1.020, 2.067, 2.094, 2.101, 9.036, B.15)',
  ON_PHONE,
  async ({ page, request, reviewer, t, language }) => {
    await OwnArea.begin(page, t, request);
    const sent = await newRequest(page.request, language);
    await open(page, '/about');
    await expect(badge(page)).toHaveCount(0);

    await reviewer.giveBack(sent.id, MESSAGES);
    await expect(badge(page)).toHaveText('1', { timeout: NEWS_MS });
    const face = page.locator('summary.profile-face');
    await expect(face).toHaveAccessibleName(
      `${t('shell:account.open_menu')}, ${t('shell:account.badge', { count: 1 })}`,
    );
    await page.getByRole('link', { name: t('shell:nav.open_menu') }).click();
    const drawer = page.getByRole('dialog', { name: t('shell:nav.menu') });
    await expect(drawer.getByText(t('shell:account.badge', { count: 1 }))).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await face.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:account.notifications') })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === NOTIFICATION_PATH);

    const row = rowOf(page, sent, t);
    await expect(row).toContainText(t('notification:text.review_returned', { subject: '', count: 1 }).trim());
    await expect(row.getByText(t('notification:unread_mark'))).toBeAttached();
    // Seeing it is not reading it.
    await expect(badge(page)).toHaveText('1');
    await row.getByRole('button', { name: t('notification:read') }).click();
    await expect(row.getByText(t('notification:unread_mark'))).toHaveCount(0);
    // Reading is not doing: it waits until it is sent again.
    await expect(badge(page)).toHaveText('1');
    await expect(row.getByRole('link', { name: t('common:action.open') })).toBeFocused();

    await page.getByRole('link', { name: new RegExp(`^${t('notification:filter.unread')}`) }).click();
    await expect(page.getByRole('heading', { name: t('notification:empty.unread_title') })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`^${t('notification:group.review')}`) }).click();
    await row.getByRole('link', { name: t('common:action.open') }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/ecosystem/get-listed/follow/'));
    await expect(page.getByRole('main')).toContainText(localName(sent, language).text);
  },
);

test(
  'a list that is open shows what comes by itself, and another window what was read in this one',
  ON_DESKTOP,
  async ({ page, request, reviewer, t, language, context }) => {
    await OwnArea.begin(page, t, request);
    const sent = await newRequest(page.request, language);
    await open(page, NOTIFICATION_PATH);
    await reviewer.giveBack(sent.id, MESSAGES);
    await expect(rowOf(page, sent, t)).toBeVisible({ timeout: NEWS_MS });

    const other = await context.newPage();
    const news = (window: Page) => window.locator('.profile-side .profile-news');
    await open(other, '/user/profile/bio');
    await expect(badge(other)).toHaveText('1');
    await expect(news(other)).toBeVisible();
    await page.getByRole('button', { name: t('notification:read_all') }).click();
    await expect(page.getByText(t('notification:read_all_done', { count: 1 }))).toBeVisible();
    await expect(news(page)).toHaveCount(0);
    await expect(news(other)).toHaveCount(0);
    await expect(badge(other)).toHaveText('1');
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'notifications are read and opened, and settings kept (B.15)',
    ON_PHONE,
    async ({ page, request, reviewer, t, language }) => {
      await OwnArea.begin(page, t, request);
      const sent = await newRequest(page.request, language);
      await reviewer.giveBack(sent.id, MESSAGES);
      await expect.poll(async () => (await counts(page.request)).total, { timeout: NEWS_MS }).toBe(1);

      await page.goto('/about');
      await expect(badge(page)).toHaveText('1');
      await page.goto(NOTIFICATION_PATH);
      await page.getByRole('button', { name: t('notification:read_all') }).click();
      await expect(page.getByText(t('notification:read_all_done', { count: 1 }))).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await rowOf(page, sent, t)
        .getByRole('link', { name: t('common:action.open') })
        .click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith('/ecosystem/get-listed/follow/'));

      const box = page.getByRole('checkbox', {
        name: t('notification:setting.choose', {
          kind: t('notification:setting.connection_accepted'),
          channel: t('notification:setting.mail'),
        }),
      });
      await page.goto(NOTIFICATION_SETTINGS_PATH);
      const before = await box.isChecked();
      await box.setChecked(!before);
      await page.getByRole('button', { name: t('notification:setting.save') }).click();
      await expect(page.getByText(t('notification:setting.saved'))).toBeVisible();
      await page.goto(NOTIFICATION_SETTINGS_PATH);
      await expect(box).toBeChecked({ checked: !before });
      await box.setChecked(before);
      await page.getByRole('button', { name: t('notification:setting.save') }).click();
      await expect(page.getByText(t('notification:setting.saved'))).toBeVisible();
    },
  );
});

test.describe('a window', ON_DESKTOP, () => {
  test('of a visitor has no connection for counts, and is led home from the page (2.074, 8.012)', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await open(page, NOTIFICATION_PATH);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.waitForTimeout(2_000);
    expect(asked.filter((path) => path.startsWith('/base-api/me'))).toEqual([]);
  });

  test.describe('that nobody looks at', () => {
    test.use({ ownWindow: true });

    test('has none either', async ({ page }) => {
      await signIn(page, member('founder-two'));
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
      await open(page, '/about');
      await page.waitForTimeout(2_000);
      expect(asked.filter((path) => path.startsWith('/base-api/me'))).toEqual([]);
    });
  });
});

const badge = (page: Page) => page.locator('.profile-face .badge');

const rowOf = (page: Page, sent: DeskRequest, { language }: Translator) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: localName(sent, language).text });

async function counts(request: APIRequestContext): Promise<NotificationCounts> {
  return (await request.get('/base-api/me/notification/')).json();
}
