import type { Page } from '@playwright/test';
import { demoId } from '#server/database/demo/build/demo-id.ts';
import { expect, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

/** Pages that are reported, others on each device. */
const PAGES = { phone: ['Srov Ledger', 'Srov Dry'], desktop: ['Dei Clinic', 'Svay Sort'] } as const;

const main = (page: Page) => page.getByRole('main');

test('reports are taken, dismissed together with one reason, and taken back while the decision waits (UX 36)', async ({
  page,
  t,
  device,
  another,
}) => {
  test.setTimeout(120_000);
  const press = (where: ReturnType<typeof main>, name: string) => {
    const button = where.getByRole('button', { name, exact: true });
    return device === 'phone' ? button.tap() : button.click();
  };
  const mark = `ទំនិញ ${crypto.randomUUID().slice(0, 8)}`;
  const sender = await another();
  await signIn(sender, member('mentor'));
  // The same person reports the same page once while that is open.
  for (const name of PAGES[device])
    await sender.request.post('/base-api/me/reports/', {
      data: {
        subject_kind: 'stakeholder',
        subject_id: demoId('startup', name),
        reason: 'spam',
        description: `${mark} ${name}`,
      },
    });

  await signIn(page, staff('reviewer'));
  await open(page, `/desk/reports?search=${encodeURIComponent(mark)}`);
  const rows = main(page).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByLabel(t('desk:queue.select_all')).check();
  await press(main(page), t('desk:queue.take'));
  await expect(main(page)).toContainText(t('desk:queue.taken_over', { count: 2 }));
  await expect(rows.filter({ hasText: t('desk:queue.you') })).toHaveCount(2);

  await page.getByLabel(t('desk:queue.select_all')).check();
  await press(main(page), t('bulk:dismiss_some'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bulk:title.dismiss', { count: 2 }));
  // With how many wait.
  await expect(page.locator('.desk-nav [aria-current]')).toHaveText([
    new RegExp(`^${t('desk:bar.reports')}`),
  ]);
  await expect(rows.filter({ hasText: mark })).toHaveCount(2);
  const time = t('bulk:hold.minutes', { count: 10 });
  await press(main(page), t('bulk:order.dismiss', { time }));
  await expect(page.locator('[name="reason"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name="reason"]').fill('ការរាយការណ៍ទាំងនេះមិនត្រឹមត្រូវទេ។');
  await press(main(page), t('bulk:order.dismiss', { time }));

  await expect(page).toHaveURL((url) => url.pathname.endsWith('/desk/reports'));
  const line = page
    .getByRole('region', { name: t('bulk:waiting.title') })
    .locator('form')
    .filter({ hasText: t('bulk:waiting.you_dismiss', { count: 2 }) })
    .first();
  const look = line.getByRole('link', { name: t('bulk:waiting.look') });
  await (device === 'phone' ? look.tap() : look.click());
  await expect(rows.filter({ hasText: t('bulk:record.result.waiting') })).toHaveCount(2);
  await press(main(page), t('bulk:waiting.undo'));
  await expect(page.locator('.desk-facts')).toContainText(t('bulk:record.state.cancelled'));
  await open(page, `/desk/reports?search=${encodeURIComponent(mark)}`);
  await expect(rows).toHaveCount(2);
});
