import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import { Desk } from './support/desk.ts';
import { newRequest } from './support/desk-requests.ts';
import { newNumber } from './support/listing.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

test(
  'a reviewer returns with a pinned message, undoes it, approves; the page is public at once (1.026, 4.020, 5.029, B.20, B.50)',
  ON_DESKTOP,
  async ({ page, t, site, request }) => {
    const desk = new Desk(page, t);
    const [sent] = await Promise.all([newRequest(request, t.language), desk.signIn()]);
    const shown = localName(sent, t.language).text;

    await open(page, `/desk?search=${sent.reference}`);
    await expect(desk.rows).toHaveCount(1);
    await expect(desk.rows).toContainText(sent.name);
    await expect(desk.rows).toContainText(sent.name_kh);
    await desk.rows.getByRole('link', { name: shown }).click();
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${sent.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    await expect(page.getByRole('heading', { name: t('review:check.duplicates.title') })).toBeVisible();
    await expect(desk.field('name_kh')).toContainText(sent.name_kh);

    await desk.choose('return');
    await desk.send('return');
    const error = desk.decision.getByText(t('rules:return_message'));
    await expect(error).toBeVisible();
    await expect(desk.messageBox({ field: null })).toBeFocused();

    const text = t.language === 'km' ? 'សូមសរសេរដូចក្នុងត្រា។' : 'Please write it as on the stamp.';
    await desk.write({ field: 'name_kh', text });
    await expect(desk.decision).toContainText(t('desk:decide.opens', { count: 1 }));
    await expect(desk.decision.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await desk.send('return');
    await expect(desk.done).toContainText(t('desk:done.returned', { name: shown }));
    await desk.undo();
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${sent.id}`);
    await expect(desk.messageBox({ field: 'name_kh' })).toHaveValue(text);

    await desk.approve();
    await expect(desk.done).toContainText(t('desk:done.approved', { name: shown }));
    const listed = await site.stakeholder('startup', sent.name);
    const { data } = await site.read(getStakeholder, { params: { category: 'startup', id: listed.id } });
    expect(data).toMatchObject({ name: sent.name, name_kh: sent.name_kh });

    const letter = await sent.mailbox.letter('listing.approved');
    expect(letter.language).toBe(t.language);
    const { data: mails } = await (
      await request.get('/dev-api/v1/mailbox/', { params: { address: sent.email } })
    ).json();
    expect(mails.map(({ template }: { template: string }) => template)).not.toContain('listing.returned');
    await open(page, `/dev/mailbox?address=${sent.email}`);
    await page.getByRole('link', { name: letter.subject }).first().click();
    await expect(page.getByRole('heading', { name: letter.subject })).toBeVisible();
    await expect(page.frameLocator('.mail-frame').locator('html')).toHaveAttribute('lang', t.language);
  },
);

test.describe('with a keyboard', ON_DESKTOP, () => {
  test('the queue is walked and a request decided without a mouse (B.20)', async ({ page, t, request }) => {
    const desk = new Desk(page, t);
    const [sent] = await Promise.all([newRequest(request, t.language), signIn(page, staff('reviewer'))]);
    await open(page, `/desk?search=${sent.reference}`);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: t('desk:keys.title') });
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    await page.keyboard.press('j');
    const link = desk.rows.first().getByRole('link').first();
    await expect(link).toBeFocused();
    await page.keyboard.press('x');
    await expect(desk.rows.first().getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('r');
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${sent.id}`);
    await expect(desk.decision.locator('input[value="return"]')).toBeChecked();

    await page.keyboard.press('a');
    const approve = desk.decision.locator('input[value="approve"]');
    await expect(approve).toBeChecked();
    await expect(approve).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(desk.decision.getByRole('button', { name: t('desk:decide.approve_button') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk.done).toContainText(localName(sent, t.language).text);
  });

  test('one key and Enter approve and go on, and keys undo, take, search and walk the fields (B.20)', async ({
    page,
    t,
    request,
  }) => {
    const desk = new Desk(page, t);
    const number = newNumber();
    const [one, two] = [
      await newRequest(request, t.language, { name: `Key one ${number}` }),
      await newRequest(request, t.language, { name: `Key two ${number}` }),
    ];
    await signIn(page, staff('reviewer'));
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `/desk?search=${number}`);
    await expect(desk.rows).toHaveCount(2);
    // Compact rows stay chosen on this device.
    const compact = page.getByRole('button', { name: t('desk:queue.compact') });
    await compact.click();
    await page.reload();
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    const row = await desk.rows.first().boundingBox();
    expect(row!.height).toBeLessThan(40);
    await page.keyboard.press('/');
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toBeFocused();
    await search.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('t');
    await expect(page.getByText(t('desk:queue.taken_over', { count: 1 }))).toBeVisible();

    await page.keyboard.press('a');
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${one.id}`);
    const approve = desk.decision.locator('input[value="approve"]');
    await expect(approve).toBeFocused();
    await expect(
      desk.decision.getByRole('button', { name: t('desk:decide.approve_button') }),
    ).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(desk.done).toContainText(localName(one, t.language).text);
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${two.id}`);
    await page.keyboard.press('u');
    await expect(page).toHaveURL((url) => url.pathname === `/desk/review/${one.id}`);
    await expect(desk.done).toBeHidden();
    await expect(desk.decision).toBeVisible();

    await page.keyboard.press('r');
    const pins = page.locator('.pin-write > summary');
    await expect(pins.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.pin-write[open] textarea').first()).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(pins.nth(2)).toBeFocused();
  });

  test('several requests are taken and released at once (B.20)', async ({ page, t, request }) => {
    const desk = new Desk(page, t);
    const number = newNumber();
    const [one, two] = await Promise.all([
      newRequest(request, t.language, { name: `One ${number}` }),
      newRequest(request, t.language, { name: `Two ${number}` }),
      signIn(page, staff('reviewer')),
    ]);
    for (const { reference } of [one!, two!]) {
      await open(page, `/desk?search=${reference}`);
      await desk.rows.getByRole('checkbox').check();
      await page.getByRole('button', { name: t('desk:queue.take'), exact: true }).click();
      await expect(page.getByText(t('desk:queue.taken_over', { count: 1 }))).toBeVisible();
      await expect(desk.rows).toContainText(t('desk:queue.you'));
    }
    await open(page, `/desk?search=${number}`);
    await expect(desk.rows).toHaveCount(2);
    for (const { reference } of [one!, two!])
      await desk.rows.filter({ hasText: reference }).getByRole('checkbox').check();
    await page.getByRole('button', { name: t('desk:queue.release'), exact: true }).click();
    await expect(page.getByText(t('desk:queue.released', { count: 2 }))).toBeVisible();
    await expect(desk.rows.filter({ hasText: one!.reference })).toContainText(t('desk:queue.nobody'));
  });

  test('a rejected request is found again, reopened, and its story told (B.50)', async ({
    page,
    t,
    request,
  }) => {
    const desk = new Desk(page, t);
    const [sent] = await Promise.all([newRequest(request, t.language), signIn(page, staff('reviewer'))]);
    await desk.openRequest(sent.id);
    const note = `Called them, ${sent.reference}`;
    await page.locator('textarea[name="note"]').fill(note);
    await page.getByRole('button', { name: t('desk:notes.add') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();

    await desk.choose('reject');
    await desk.send('reject');
    await expect(desk.decision.locator('textarea[name="reason"]')).toBeFocused();
    const reason = 'Not part of the ecosystem.';
    await desk.reject(reason);
    const letter = await sent.mailbox.letter('listing.rejected');
    expect(letter).toMatchObject({ language: t.language });
    expect(letter.text).toContain(reason);

    await open(page, `/desk?status=rejected&search=${sent.reference}`);
    await desk.rows.getByRole('link').first().click();
    await expect(desk.decision).toContainText(reason);
    await page.getByRole('button', { name: t('desk:decide.reopen'), exact: true }).click();
    await expect(desk.decision.getByRole('radio')).toHaveCount(3);
    await page.getByRole('link', { name: t('desk:record.view.history') }).click();
    const story = page.getByRole('main').locator('.history li');
    await expect(story.nth(0)).toContainText(t('review:verb.reopen'));
    await expect(story.nth(1)).toContainText(reason);
    await expect(story.last()).toContainText(t('review:verb.submit'));
  });
});

test.describe('two at once', ON_DESKTOP, () => {
  test('a decision on what a colleague has decided meanwhile is not made, and nothing typed is lost (B.20)', async ({
    page,
    reviewer: colleague,
    t,
    request,
  }) => {
    const desk = new Desk(page, t);
    const [sent] = await Promise.all([
      newRequest(request, t.language),
      signIn(page, { ...staff('reviewer'), email: 'reviewer.two@phum.example' }),
    ]);
    await desk.openRequest(sent.id);
    await desk.write({ field: 'name', text: 'Which of the two names?' });
    await colleague.reject(sent.id, 'Sent twice.');

    await desk.send('return');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('region', { name: t('desk:stale.kept') })).toContainText(
      'Which of the two names?',
    );
    await expect(desk.decision).toContainText(t('review:status.rejected'));
    const letter = await sent.mailbox.letter('listing.rejected');
    expect(letter.text).toContain('Sent twice.');
  });

  test('a reviewer does not decide on a request of their own (B.20)', async ({ page, t, request }) => {
    const { email } = staff('reviewer');
    const desk = new Desk(page, t);
    const [sent] = await Promise.all([
      newRequest(request, t.language, { requester_email: email }),
      signIn(page, staff('reviewer')),
    ]);
    await desk.openRequest(sent.id);
    await expect(desk.decision).toContainText(t('review:problem.own'));
    await expect(desk.decision.getByRole('radio')).toHaveCount(0);
    const refused = await page.request.post(`/desk-api/v1/submissions/${sent.id}/approve/`, {
      data: { version: 1 },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(refused.status()).toBe(409);
  });

  test('requests are walked from one to the next within the list they were opened from (B.20)', async ({
    page,
    t,
    request,
  }) => {
    const desk = new Desk(page, t);
    const number = newNumber();
    const names = ['Aek', 'Bek', 'Cek'].map((name) => `${name} ${number}`);
    await Promise.all([
      ...names.toReversed().map((name) => newRequest(request, t.language, { name })),
      signIn(page, staff('reviewer')),
    ]);
    await open(page, `/desk?search=${number}&ordering=name`);
    await expect(desk.rows.locator('[data-row-link] > span:first-child')).toHaveText(names);
    await desk.rows.getByRole('link', { name: names[0]! }).click();
    for (const name of names.slice(1)) {
      await page.getByRole('link', { name: t('desk:record.next') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.getByRole('link', { name: t('desk:record.previous') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1]!);
  });

  test('visitors are led to the door, members see no such page (B.20)', async ({ page }) => {
    await open(page, '/desk/review/018cc251-f400-7d39-9c44-359735d8050f');
    await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
    await signIn(page, member('founder'));
    expect((await page.request.get('/desk')).status()).toBe(404);
  });
});

test.describe('without a script', ON_DESKTOP, () => {
  test.use({ javaScriptEnabled: false });
  test('one signs in, finds a request, returns it (B.20, 5.029)', async ({ page, t, request }) => {
    const sent = await newRequest(request, t.language);
    const { email } = staff('reviewer');
    await page.goto(`/desk?search=${sent.reference}`);
    await page.getByLabel(t('shell:sign_in.email')).fill(email);
    await page.getByLabel(t('shell:sign_in.password')).fill('not this one');
    const button = page
      .getByRole('main')
      .getByRole('button', { name: t('shell:account.sign_in'), exact: true });
    await button.click();
    await expect(page.locator('.notice-error')).toBeVisible();
    await expect(page.getByLabel(t('shell:sign_in.email'))).toHaveValue(email);
    await page.getByLabel(t('shell:sign_in.password')).fill('Krama-25-Threads');
    await button.click();

    const desk = new Desk(page, t);
    await desk.rows.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('desk:queue.take'), exact: true }).click();
    await expect(page.getByText(t('desk:queue.taken_over', { count: 1 }))).toBeVisible();
    await desk.rows.getByRole('link').first().click();
    await desk.choose('return');
    await desk.send('return');
    await expect(desk.decision.getByText(t('rules:return_message'))).toBeVisible();
    await desk.write({ field: 'summary', text: 'Say what you sell.', language: 'en' });
    await desk.send('return');
    await expect(desk.done).toContainText(localName(sent, t.language).text);
    const letter = await sent.mailbox.letter('listing.returned');
    expect(letter.text).toContain('Say what you sell.');
  });
});
