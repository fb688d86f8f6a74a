import { expect, ON_DESKTOP, test } from './base.ts';
import { mainAsSent, wordsOf } from './support/as-sent.ts';
import { problemsOfAxe } from './support/axe.ts';
import { moveMoment, moveRecord, PICTURE, RecordForm } from './support/content-desk.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

/** A word nobody else has. */
const stamp = () => crypto.randomUUID().slice(0, 8);

test(
  'an editor writes a post in two languages, schedules it, it appears on time, is corrected and restored (2.051, 4.012 to 4.014, 3.004, 5.030, B.31)',
  ON_DESKTOP,
  async ({ page, t, site, language, device }) => {
    test.setTimeout(120_000);
    const look = { colours: device === 'desktop' ? 'all' : 'none' } as const;
    await signIn(page, staff('editor'));
    const form = new RecordForm(page, t);
    const mark = stamp();
    const title = { en: `Rice mills ${mark}`, km: `រោងម៉ាស៊ីនកិនស្រូវ ${mark}` };
    const shown = title[language];

    // Nothing is published without what publication asks for, and the form says what.
    await form.open('/desk/content/post/new');
    await form.box('title').fill(title.en);
    await page.getByRole('button', { name: t('collection:publish.now') }).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    expect(await problemsOfAxe(page, look)).toEqual([]);

    await form.box('title_kh').fill(title.km);
    await form.box('summary').fill('Three mills and what they learned.');
    await form.box('summary_kh').fill('រោងម៉ាស៊ីនបី និងអ្វីដែលពួកគេបានរៀន។');
    await form.box('section').selectOption({ index: 1 });
    await form.box('category').selectOption({ index: 1 });
    await (await form.text('body_kh')).click();
    await page.keyboard.insertText('អង្ករថ្មី');
    await (await form.text('body')).click();
    await page.keyboard.type('New rice');
    await form.putPicture('body', { en: 'A mill in Battambang', km: 'រោងម៉ាស៊ីននៅបាត់ដំបង' });
    await form.putVideo('body', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await page.locator('.picture-field input[type="file"]').setInputFiles(PICTURE);
    const crop = page.getByRole('dialog', { name: t('collection:picture.crop_title') });
    await crop.getByRole('button', { name: t('collection:picture.use') }).click();
    await expect(page.locator('.picture-shown img')).toBeVisible();
    await form.box('cover_alt').fill('Sacks of rice');
    await form.box('cover_alt_kh').fill('បាវអង្ករ');
    await form.save('save_draft');
    await expect(page).toHaveURL(/\/desk\/content\/post\/[0-9a-f-]{36}/);
    await form.awake();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;

    // As visitors will see it, in another tab.
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: t('collection:publish.preview') }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(shown);
    await expect(preview.getByText(t('collection:preview.text'))).toBeVisible();
    await preview.close();

    const address = `/resource/category/blog/${id}`;
    expect((await site.request.get(address)).status()).toBe(404);
    await form.schedule();
    expect((await site.request.get(address)).status(), 'not before its moment').toBe(404);
    const at = await moveMoment(page, 'post', id);
    await expect
      .poll(async () => (await site.request.get(address)).status(), { timeout: 30_000, intervals: [500] })
      .toBe(200);
    expect(Date.now(), 'on time').toBeGreaterThanOrEqual(at.getTime());
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    const alt = language === 'en' ? 'A mill in Battambang' : 'រោងម៉ាស៊ីននៅបាត់ដំបង';
    const picture = page.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Corrected, then set to what it was.
    await form.open(`/desk/content/post/${id}`);
    const field = language === 'en' ? 'title' : 'title_kh';
    const corrected = language === 'en' ? `Rice mills of Battambang ${mark}` : `រោងម៉ាស៊ីនបាត់ដំបង ${mark}`;
    await form.box(field).fill(corrected);
    // That it was taken down and put back meanwhile is no other text: there is nothing to ask.
    for (const verb of ['archive', 'publish'] as const) await moveRecord(page, 'post', id, verb);
    await form.save('save_copy');
    const publicTitle = async () =>
      /<h1[^>]*>([^<]*)</.exec(await wordsOf(await site.request.get(`${address}?lang=${language}`)))?.[1];
    // Nobody sees it yet but whoever has a link to it; it is published by a button of its own.
    await page.getByRole('button', { name: t('collection:share.make') }).click();
    const link = await page.locator('[data-copy*="/preview/"]').getAttribute('data-copy');
    const shared = await site.request.get(`${new URL(link!).pathname}?lang=${language}`);
    expect(await wordsOf(shared)).toContain(corrected);
    expect(await publicTitle()).toBe(shown);
    expect(await problemsOfAxe(page, look)).toEqual([]);
    await form.publishChanges();
    await expect.poll(publicTitle, { timeout: 20_000 }).toBe(corrected);

    await form.open(`/desk/content/post/${id}/history`);
    await expect(page.locator('.compare ins')).toContainText(language === 'en' ? 'Battambang' : 'បាត់ដំបង');
    expect(await problemsOfAxe(page, look)).toEqual([]);
    await page.locator('.history-compared form button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('collection:history.revert_confirm') })
      .click();
    await expect(page.getByText(t('collection:done.revert')).first()).toBeVisible();
    await expect(form.box(field)).toHaveValue(shown);
    await expect.poll(publicTitle, { timeout: 20_000 }).toBe(shown);

    // Away it goes, and the list can take that back.
    await open(page, `/desk/content/post?search=${mark}`);
    expect(await problemsOfAxe(page, look)).toEqual([]);
    const rows = page.getByRole('main').locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('collection:verb.archive') }).click();
    const result = page.locator('.collection-result');
    await expect(result).toContainText(t('collection:did.archive', { count: 1 }));
    expect([404, 410]).toContain((await site.request.get(address)).status());
    await result.getByRole('button', { name: t('common:action.undo') }).click();
    await expect(result).toContainText(t('collection:list.undone', { count: 1 }));
    expect((await site.request.get(address)).status()).toBe(200);
  },
);

test(
  'what is typed stays through a reload, and two people do not overwrite each other (8.002, 7.009)',
  ON_DESKTOP,
  async ({ page, t, another }) => {
    await signIn(page, staff('editor'));
    const form = new RecordForm(page, t);
    const mark = stamp();
    await form.open('/desk/content/partner/new');
    await form.box('name').fill(`Lake ${mark}`);
    await form.box('name_kh').fill('បឹង');
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await expect(page).toHaveURL(/\/partner\/[0-9a-f-]{36}/);
    await form.awake();
    const path = new URL(page.url()).pathname;

    const colleague = await another();
    await signIn(colleague, staff('administrator'));
    const theirs = new RecordForm(colleague, t);
    await theirs.open(path);
    await theirs.box('name').fill(`Lake of theirs ${mark}`);
    await colleague.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await expect(theirs.saved).toBeVisible();

    page.on('dialog', (dialog) => void dialog.accept());
    await form.box('name').fill(`Lake of mine ${mark}`);
    await expect(page.getByText(t('collection:form.unsaved'))).toBeVisible();
    await page.reload();
    await form.awake();
    await expect(form.box('name')).toHaveValue(`Lake of mine ${mark}`);
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    // What the device kept is older than theirs: it is asked about before it takes the place of it.
    const question = page.locator('.notice', { hasText: t('collection:stale.go_on') });
    await expect(question).toContainText(`Lake of theirs ${mark}`);
    await question.getByRole('button', { name: t('collection:stale.go_on') }).click();
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await expect(form.saved).toBeVisible();

    // Now theirs is the older one: both texts are shown, nothing is lost, one chooses.
    await theirs.box('name').fill(`Lake again ${mark}`);
    await colleague.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    const conflict = colleague.locator('.notice', { hasText: t('collection:stale.go_on') });
    await expect(conflict).toContainText(`Lake of mine ${mark}`);
    await expect(conflict).toContainText(`Lake again ${mark}`);
    await conflict.getByRole('button', { name: t('collection:stale.go_on') }).click();
    await expect(theirs.box('name')).toHaveValue(`Lake again ${mark}`);
    await colleague.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await expect(theirs.saved).toBeVisible();
    await theirs.panel.getByRole('button', { name: t('collection:verb.delete') }).click();
    await expect(theirs.panel.getByText(t('collection-fields:states.bin'), { exact: true })).toBeVisible();
  },
);

test('a term is renamed and reads so in the filters (3.028)', ON_DESKTOP, async ({ page, t, site }) => {
  await signIn(page, staff('editor'));
  const form = new RecordForm(page, t);
  await open(page, '/desk/content/event_category?ordering=position');
  await page.getByRole('main').locator('tbody tr').first().getByRole('link').click();
  await expect(form.box('name')).toBeVisible();
  const before = await form.box('name').inputValue();
  const after = `${before} ${stamp()}`;
  try {
    await form.box('name').fill(after);
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await expect(form.saved).toBeVisible();
    await expect.poll(() => mainAsSent(site, '/event')).toContain(after);
  } finally {
    await form.box('name').fill(before);
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click();
  }
  await expect.poll(async () => (await mainAsSent(site, '/event')).includes(after)).toBe(false);
});

test('a CSV file is tried, imported and taken back (7.005, B.31)', ON_DESKTOP, async ({ page, t }) => {
  await signIn(page, staff('editor'));
  const mark = stamp();
  const csv = [
    'name,name_kh,slug,position,active',
    `Ferry keeper ${mark},អ្នកថែសាឡាង,ferry-${mark},90,yes`,
    `Bad row ${mark},ជួរខុស,Not A Slug!,91,yes`,
  ].join('\n');
  await open(page, '/desk/content/position/import');
  await page.getByRole('button', { name: t('collection:import.check') }).click();
  await expect(page.getByText(t('collection:import.no_file'))).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'positions.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) });
  await page.getByRole('button', { name: t('collection:import.check') }).click();
  await expect(page.getByRole('heading', { name: t('collection:import.dry_run') })).toBeVisible();
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(t('collection:import.will.refuse'));
  await expect(rows.first()).toContainText(t('rules:slug'));
  await expect(rows.last()).toContainText(t('collection:import.will.create'));
  expect(await problemsOfAxe(page)).toEqual([]);

  await page.getByRole('button', { name: t('collection:import.run', { count: 1 }) }).click();
  await expect(
    page.getByText(t('collection:import.counts', { created: 1, updated: 0 })).first(),
  ).toBeVisible();
  const undone = page.url();
  await open(page, `/desk/content/position?search=${mark}`);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(1);

  await open(page, undone);
  await page.getByRole('button', { name: t('collection:import.undo') }).click();
  await expect(page.getByText(t('collection:import.undone', { count: 1 }))).toBeVisible();
  await open(page, `/desk/content/position?search=${mark}`);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(0);

  const file = await page.request.get('/desk/content/position/export.csv');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).charCodeAt(0), 'the mark by which spreadsheets know UTF-8').toBe(0xfeff);
});

test('a view of the queue and of a list is kept under a name (B.20)', ON_DESKTOP, async ({ page, t }) => {
  await signIn(page, staff('administrator'));
  for (const address of ['/desk?status=all&search=rice', '/desk/content/program?ordering=title&search=a']) {
    const name = `View ${stamp()}`;
    const views = page.locator('.drop-box > summary', { hasText: t('collection:views.title') });
    await open(page, address);
    await views.click();
    await page.getByLabel(t('collection:views.name')).fill(name);
    await page.getByRole('button', { name: t('collection:views.save') }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await open(page, new URL(address, 'http://x').pathname);
    await views.click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('search') === new URL(address, 'http://x').searchParams.get('search'),
    );
    // The other list has its own menu, which is closed.
    await expect(page.locator('.drop-box[open]')).toHaveCount(0);
    await expect(page.getByRole('searchbox').first()).not.toHaveValue('');
    await views.click();
    await page.getByRole('button', { name: t('collection:views.delete', { name }) }).click();
    await expect(page.getByRole('link', { name })).toBeHidden();
  }
});
