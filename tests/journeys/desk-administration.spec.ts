import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pagePath } from '#server/addresses/page-path.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { mainAsSent } from './support/as-sent.ts';
import { Desk } from './support/desk.ts';
import { newRequest } from './support/desk-requests.ts';
import { Mailbox, newName, newNumber } from './support/listing.ts';
import { prove, signInAs } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { DEMO_PASSWORD, signIn, staff } from './support/people.ts';
import { newAccount, newAddress } from './support/sign-in.ts';

/** Answers what the page asks before it does something grave. */
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test(
  'an administrator sends a logo: it is refused with the reason or stands in every bar at once, by night too, and goes again',
  ON_PHONE,
  async ({ page, t }) => {
    await signIn(page, staff('administrator'));
    await prove(page.request, DEMO_PASSWORD);
    await open(page, '/desk/settings');
    const form = page.locator('form.setting-group').filter({ has: page.locator('[name="logo"]') });
    const send = async (name: string, buffer: Buffer) => {
      await form.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
      await form.getByRole('button', { name: t('setting:logo.save') }).click();
    };
    await expect(form).toContainText(t('setting:logo.built_in'));
    await send('logo.png', Buffer.from('no picture'));
    await expect(form.locator('input[type="file"]')).toHaveAttribute('aria-invalid', 'true');

    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a3d91' } })
      .png()
      .toBuffer();
    await send('logo.png', bytes);
    await expect(form).toContainText(t('setting:logo.saved'));
    await expect(form).toContainText(t('setting:logo.own'));
    const shown = () =>
      page.locator('header.bar .brand > span:first-child').evaluate((place) => ({
        logo: getComputedStyle(place).backgroundImage,
        mark: getComputedStyle(place.firstElementChild!).visibility,
        ground: getComputedStyle(place).backgroundColor,
        size: [place.clientWidth, place.clientHeight],
      }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, '/about');
      expect(await shown()).toEqual({
        logo: expect.stringMatching(/\/brand\/logo\.png\?v=/),
        mark: 'hidden',
        ground: 'rgb(255, 255, 255)',
        size: [32, 32],
      });
    }
    await open(page, '/desk/settings');
    await form.getByRole('button', { name: t('setting:logo.remove') }).click();
    await expect(form).toContainText(t('setting:logo.removed'));
    await open(page, '/about');
    expect(await shown()).toMatchObject({ logo: 'none', mark: 'visible' });
  },
);

test(
  'an administrator changes a setting and suspends a person; the log shows each and goes along as CSV (7.161, B.20, B.71)',
  ON_PHONE,
  async ({ page, t, language, request, site }) => {
    test.setTimeout(120_000);
    await signIn(page, staff('administrator'));

    // Each part of the health of the site stands apart from the one before.
    await open(page, '/desk/health');
    const parts = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    expect(parts.length).toBeGreaterThan(2);
    for (const [at, part] of parts.slice(1).entries())
      expect(part.top - parts[at]!.bottom).toBeGreaterThanOrEqual(24);
    // What is looked at has its subject as a title, and what to type stands apart from the words.
    const first = page.getByRole('main').locator('section').first();
    const titles = await first.locator('.notice .font-semibold, .admin-lines b').allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => /[:៖{]/.test(title))).toEqual([]);

    // What is changed stands on the public page at once. No other journey asks for this one.
    const key = 'contact_email';
    const text = newAddress();
    const change = async (value: string) => {
      await open(page, '/desk/settings');
      const group = page.locator('form.setting-group').filter({ has: page.locator(`[name="${key}"]`) });
      const box = group.locator(`[name="${key}"]`);
      const was = await box.inputValue();
      await box.fill(value);
      const save = group.getByRole('button', { name: t('setting:save') });
      await save.click();
      // A session alone changes nothing for everybody: it is confirmed beside the page, where what is typed stays.
      const needed = group.getByRole('link', { name: t('account:proof.needed_title') });
      await expect(group.getByText(t('setting:saved')).or(needed)).toBeVisible();
      if (await needed.isVisible()) {
        const [proof] = await Promise.all([page.waitForEvent('popup'), needed.click()]);
        await proof.getByLabel(t('profile:proof.password'), { exact: true }).fill(DEMO_PASSWORD);
        await proof.getByRole('button', { name: t('profile:proof.confirm'), exact: true }).click();
        await expect(proof.getByText(t('profile:proof.apart'))).toBeVisible();
        await proof.close();
        await expect(box).toHaveValue(value);
        await save.click();
        await expect(group.getByText(t('setting:saved'))).toBeVisible();
      }
      return was;
    };
    const was = await change(text);
    const contact = () => mainAsSent(site, `/contact?lang=${language}`);
    expect(await contact()).toContain(text);
    await change(was);
    expect(await contact()).not.toContain(text);
    expect(await contact()).toContain(was);

    // A colleague changes it while it is open here: who did and when is said where the focus is, and nothing typed is lost.
    await open(page, '/desk/settings');
    const group = page.locator('form.setting-group').filter({ has: page.locator(`[name="${key}"]`) });
    const { settings } = (await (await page.request.get('/desk-api/v1/settings/')).json()) as {
      settings: { key: string; version: number }[];
    };
    const { version } = settings.find((one) => one.key === key)!;
    const meanwhile = await page.request.patch('/desk-api/v1/settings/', {
      data: { changes: [{ key, version, value: newAddress() }] },
    });
    expect(meanwhile.ok()).toBe(true);
    await group.locator(`[name="${key}"]`).fill(text);
    await group.getByRole('button', { name: t('setting:save') }).click();
    const notice = page.locator(':focus').filter({ hasText: t('setting:stale') });
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(t('setting:changed_by', { name: '', date: '' }).split(' ')[0]!);
    await expect(group.locator(`[name="${key}"]`)).toHaveValue(text);
    await expect(group.getByRole('button', { name: t('setting:take_theirs') })).toBeVisible();
    // The group is drawn anew with what the colleague wrote; nobody types in the moment before.
    await expect(async () => {
      await group.locator(`[name="${key}"]`).fill('no address');
      await group.getByRole('button', { name: t('setting:save') }).click();
      await expect(group.locator(`[name="${key}"]`)).toBeFocused({ timeout: 3_000 });
    }).toPass();
    await change(was);

    // A person is shut out with a reason, which they read in their mail, and is let in again.
    const account = await newAccount(request, language);
    const { id } = await signInAs(request, account);
    await open(page, `/desk/people?search=${account.email}`);
    await page.getByRole('main').locator('a[data-row-link]').click();
    await page.getByText(t('person-desk:suspend.title')).click();
    const suspend = page.getByRole('main').getByRole('button', { name: t('person-desk:suspend.submit') });
    await suspend.click();
    await agree(page, t('person-desk:suspend.submit'));
    await expect(page.locator('textarea[name="reason"]')).toHaveAttribute('aria-invalid', 'true');
    const reason = language === 'km' ? 'បង្ហោះព័ត៌មានមិនពិត។' : 'Posted what is not true.';
    await page.locator('textarea[name="reason"]').fill(reason);
    await suspend.click();
    await agree(page, t('person-desk:suspend.submit'));
    await expect(page.getByText(t('person-desk:done.suspend'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reason);
    expect((await new Mailbox(page.request, account.email).letter('account.suspended')).text).toContain(
      reason,
    );
    const own = await request.get('/api/v1/rest-auth/user/');
    expect(own.status()).toBe(401);
    const again = await request.post('/public/api/v1/auth/login/', { data: account });
    expect(again.ok()).toBe(false);
    await page.getByRole('button', { name: t('person-desk:suspend.lift') }).click();
    await expect(page.getByText(t('person-desk:done.lift'))).toBeVisible();
    expect((await signInAs(request, account)).id).toBe(id);

    // The log: one thing after another narrowed, the entry itself, and the same as a file.
    const rows = page.getByRole('main').locator('tbody tr');
    await open(page, `/desk/audit?entity=setting&search=${encodeURIComponent(text)}`);
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(t('audit:verb.change'));
    await rows.last().getByRole('link').click();
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main')).toContainText(was);
    await open(page, '/desk/audit');
    await page.getByLabel(t('audit:entity'), { exact: true }).selectOption('person');
    await page.getByLabel(t('audit:search')).fill(id);
    await page.getByRole('button', { name: t('audit:show'), exact: true }).click();
    // The list of all that was done holds the same lines, among others.
    await expect(page.getByRole('link', { name: t('audit:export') })).toHaveAttribute('href', new RegExp(id));
    await expect(rows.filter({ hasText: t('audit:verb.lift-suspension') })).toHaveCount(1);
    await expect(rows.filter({ hasText: t('audit:verb.suspend') })).not.toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('audit:export') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^phum-audit-\d{4}-\d{2}-\d{2}\.csv$/);
    const csv = (await page.request.get(await hrefOf(page, t('audit:export')))).text();
    for (const word of ['person.suspend', 'person.lift-suspension', id, reason])
      expect(await csv).toContain(word);
  },
);

const hrefOf = async (page: Page, name: string) =>
  (await page.getByRole('link', { name }).getAttribute('href')) ?? '';

test(
  'two pages of one startup become one and two again; requests decided together wait and are taken back (B.20, B.50)',
  ON_DESKTOP,
  async ({ page, t, language, request, reviewer }) => {
    test.setTimeout(120_000);
    const names = newName();
    await signIn(page, staff('reviewer'));
    await prove(page.request, DEMO_PASSWORD);
    const stays = (await reviewer.approve((await newRequest(request, language, names)).id))!;
    // Somebody else asks for the same: the same person asking twice would be one request.
    const twin = await newRequest(request, language, { ...names, requester_email: newAddress() });
    const goes = (await reviewer.approve(twin.id))!;
    const shown = localName(names, t.language).text;

    // The check of duplicates leads to where both stand side by side.
    await open(page, `/desk/review/${twin.id}`);
    await page
      .getByRole('region', { name: t('desk:checks.title') })
      .getByRole('link', { name: t('desk:checks.merge') })
      .first()
      .click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/desk/merge' && searchParams.get('from') === goes,
    );
    await open(page, `/desk/merge?into=${stays}&from=${goes}`);
    await expect(page.locator('.merge-side')).toHaveCount(2);
    await expect(page.locator('.merge-side-from')).toContainText(shown);
    await page.getByRole('button', { name: t('merge:submit'), exact: true }).click();
    await agree(page, t('merge:submit'));
    await expect(page.getByText(t('merge:done', { name: names.name }))).toBeVisible();

    const addressOf = (id: string) => pagePath({ id, kind: 'startup', type_slug: null, ...names });
    await open(page, addressOf(goes));
    await expect(page).toHaveURL((url) => url.pathname === addressOf(stays));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);

    await open(page, '/desk/merge');
    const merge = page.getByRole('main').locator('tbody tr').filter({ hasText: names.name }).first();
    await merge.getByRole('button', { name: t('merge:history.undo'), exact: true }).click();
    await expect(page.getByText(t('merge:undone'))).toBeVisible();
    await expect(merge).toContainText(t('merge:history.undone'));
    await open(page, addressOf(goes));
    await expect(page).toHaveURL((url) => url.pathname === addressOf(goes));

    // Many at once: looked at first, then ordered; nothing happens while it waits, and it can be taken back.
    // Found by a number: the desk also finds names that only sound like what is typed.
    const word = newName();
    const number = newNumber();
    const some = [
      await newRequest(request, language, { ...word, name: `${word.name} One ${number}` }),
      await newRequest(request, language, { ...word, name: `${word.name} Two ${number}` }),
    ];
    const desk = new Desk(page, t);
    await open(page, `/desk?search=${number}`);
    await expect(desk.rows).toHaveCount(2);
    await page.getByLabel(t('desk:queue.select_all')).check();
    await page.getByRole('button', { name: t('bulk:approve_some'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bulk:title.approve', { count: 2 }));
    await expect(desk.rows).toHaveCount(2);
    for (const { reference } of some) await expect(page.getByRole('main')).toContainText(reference);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.first().uncheck();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bulk:title.approve', { count: 1 }));
    await expect(desk.rows.first()).toContainText(t('bulk:left'));
    await boxes.first().check();
    const time = t('bulk:hold.minutes', { count: 10 });
    await page.getByRole('button', { name: t('bulk:order.approve', { time }), exact: true }).click();
    const lines = page.getByRole('region', { name: t('bulk:waiting.title') });
    const line = lines
      .locator('form')
      .filter({ hasText: t('bulk:waiting.you_approve', { count: 2 }) })
      .first();
    await line.getByRole('link', { name: t('bulk:waiting.look') }).click();
    await expect(desk.rows.filter({ hasText: t('bulk:record.result.waiting') })).toHaveCount(2);
    for (const { reference } of some) await expect(page.getByRole('main')).toContainText(reference);
    const bulk = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: t('bulk:waiting.undo'), exact: true }).click();
    await expect(page.locator('.desk-facts')).toContainText(t('bulk:record.state.cancelled'));
    await open(page, `/desk?search=${number}`);
    await expect(desk.rows).toHaveCount(2);

    // All of it is in the log.
    await signIn(page, staff('administrator'));
    for (const [id, verbs] of [
      [stays, ['merge', 'undo-merge']],
      [bulk, ['order', 'cancel']],
    ] as const) {
      await open(page, `/desk/audit?entity_id=${id}`);
      for (const verb of verbs)
        await expect(desk.rows.filter({ hasText: t(`audit:verb.${verb}`) }).first()).toBeVisible();
    }
  },
);
