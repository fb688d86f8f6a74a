import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { picture } from '#tests/factories/picture.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { wordsOf } from './support/as-sent.ts';
import { Desk } from './support/desk.ts';
import { newName } from './support/listing.ts';
import { OwnArea } from './support/own-area.ts';
import {
  beginProfile,
  changeProfile,
  OwnProfiles,
  ownedStartup,
  STARTUP,
  sendProfile,
} from './support/own-profile.ts';
import { awake, open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';
import type { Site } from './support/site.ts';

/** What visitors read on the page of a startup; its status where there is none. */
async function publicTextOf(site: Site, id: string, language: Language): Promise<string> {
  const answer = await site.request.get(`/ecosystem/discover/category/startup/${id}?lang=${language}`);
  return answer.status() === 200 ? wordsOf(answer) : String(answer.status());
}

test('a founder lists a startup, is returned, answers, and is approved (1.008, 6.005, 2.069, 4.017, 4.019, 4.020, 7.073, B.50, B.51)', async ({
  page,
  t,
  request,
  reviewer,
  site,
}) => {
  test.setTimeout(120_000);
  await OwnArea.begin(page, t, request);
  const own = new OwnProfiles(page, t);
  const { main } = own;
  const { name, name_kh } = newName();
  const shown = t.language === 'km' ? name_kh : name;

  await open(page, '/user/profile/startup');
  await expect(main.getByRole('heading', { name: t('own-profile:empty.startup.title') })).toBeVisible();
  await own.follow('own-profile:new.startup');
  await own.press('own-profile:step.save');
  await expect(main.locator('.error-summary')).toBeFocused();
  // While it is typed, in either script, the page that is there already is shown with the way to claim it.
  const { name: there, name_kh: there_kh, id: thereId } = await site.stakeholder('startup');
  await own.fill(t.language === 'km' && there_kh ? { name_kh: there_kh } : { name: there });
  const claim = main.locator('.alike').locator(`a[href*="${thereId}"]`);
  await expect(claim).toBeVisible();
  await own.fill({ name, name_kh });
  await expect(claim).toHaveCount(0);
  await own.press('own-profile:step.save');
  await page.waitForURL((url) => url.searchParams.get('step') === 'summary');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // One step by hand; the others are filled in below.
  await expect(main.locator('[name="summary"]')).toBeVisible();
  await own.press('own-profile:step.save');
  await expect(main.locator('.error-summary')).toBeFocused();
  await own.fill({ summary: STARTUP.summary, summary_kh: STARTUP.summary_kh });
  await own.press('own-profile:step.save');
  await page.waitForURL((url) => url.searchParams.get('step') === 'activity');
  await changeProfile(page.request, 'startup', id, STARTUP);
  const publicText = () => publicTextOf(site, id, t.language);
  expect(await publicText(), 'a draft has no public page').toBe('404');
  await open(page, `/user/profile/startup/${id}?view=check`);
  await own.press('own-profile:check.send');
  await own.says('own-profile:done.submitted');
  await expect(main.locator('#part-basic').getByRole('link')).toHaveCount(0);

  const asks = t.language === 'km' ? 'សូមសរសេរថាលក់អ្វី និងលក់ឱ្យនរណា។' : 'Please say what you sell, and to whom.';
  await reviewer.giveBack(await reviewer.waiting(name), [
    { field: 'summary', [t.language === 'km' ? 'body_kh' : 'body']: asks },
  ]);
  await open(page, '/user/profile');
  const hot = main.locator('[data-hot]').filter({ hasText: shown });
  await hot.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === `/user/profile/startup/${id}`);
  const pinned = main.locator('.pinned');
  await expect(pinned).toContainText(asks);
  await expect(main.getByRole('button', { name: t('listing:follow.resubmit') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pinned.locator('[name="summary"]').fill('Food boxes of fallen areca leaf for street kitchens');
  await pinned.getByRole('checkbox').check();
  await own.press('listing:follow.resubmit');
  await own.says('own-profile:done.resubmitted');
  await reviewer.approve(await reviewer.waiting(name));
  await expect
    .poll(async () => (await publicText()).includes(`>${shown}</h1>`), { timeout: 20_000 })
    .toBe(true);
});

test('an owner edits a public page; it keeps what was approved until the desk has decided (6.006, 2.073, B.52)', async ({
  page,
  t,
  request,
  another,
  reviewer,
  site,
  device,
}) => {
  await OwnArea.begin(page, t, request);
  const own = new OwnProfiles(page, t);
  const { main } = own;
  const { id, name } = await ownedStartup(page.request, reviewer);
  const publicText = () => publicTextOf(site, id, t.language);
  await open(page, `/user/profile/startup/${id}`);
  await own.openPart('basic');
  const edited = `Boxes and plates of ${name}`;
  await own.fill({ summary: edited, summary_kh: 'ប្រអប់ និងចានធ្វើពីស្លឹកស្លា' });
  await own.savePart();
  await expect(main.locator('.own-changes')).toContainText(edited);
  await own.follow('own-profile:do.check');
  await own.press('own-profile:check.send_changes');
  await own.says('own-profile:done.submitted');
  const isPublic = async () => (await publicText()).includes(edited);
  expect(await isPublic(), 'not before the desk has decided').toBe(false);

  const changes = await reviewer.waiting(name);
  // Reviewers sit at wide screens: their side is looked at there.
  if (device === 'desktop') {
    const desk = new Desk(await another(), t);
    await signIn(desk.page, staff('reviewer'));
    await desk.openRequest(changes);
    await expect(desk.field('summary')).toContainText(edited);
    await desk.approve();
  } else await reviewer.approve(changes);
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(true);
});

test(
  'the parts, lists and pictures of a startup are filled in, looked at as visitors will, put away and taken back (2.162, 4.018)',
  ON_PHONE,
  async ({ page, t, request, reviewer, site }) => {
    test.setTimeout(120_000);
    await OwnArea.begin(page, t, request);
    const own = new OwnProfiles(page, t);
    const { main } = own;
    const names = newName();
    const { summary, summary_kh, sector, stage } = STARTUP;
    const begun = { ...names, summary, summary_kh, sector, stage };
    const id = await beginProfile(page.request, 'startup', begun);
    await open(page, `/user/profile/startup/${id}`);

    await own.openPart('place');
    await own.pick('province_code', localName({ name: 'Kampot', name_kh: 'កំពត' }, t.language).text);
    await own.savePart();
    await own.openPart('contact');
    await own.fill({ email: 'hello@slek.example', website: 'slek.example' });
    await own.savePart();

    await own.openPart('founders');
    await own.fill({ number_of_founders: '2', number_of_female_founders: '3' });
    await own.press('common:action.save');
    await expect(main.locator('.error-summary')).toBeVisible();
    await own.fill({ number_of_female_founders: '១' });
    await own.savePart();

    await own.openPart('product');
    await own.follow('own-profile:list.product.add');
    await own.fill({ name: 'Leaf box', name_kh: 'ប្រអប់ស្លឹក' });
    await own.press('common:action.save');
    await own.says('own-profile:done.item');
    await expect(main.locator('.line-list')).toContainText(t.language === 'km' ? 'ប្រអប់ស្លឹក' : 'Leaf box');
    await own.follow('own-profile:part.back');

    await own.openPart('funding_rounds');
    await own.follow('own-profile:list.funding_rounds.add');
    await own.fill({ 'announced_date.day': '3', 'announced_date.year': '2025', amount_raised: '250,000' });
    await own.box('announced_date.month').selectOption('3');
    await own.tick('funding_type');
    await main.locator('input[name="investor"]').first().fill('Somebody Abroad');
    await own.press('common:action.save');
    await own.says('own-profile:done.item');
    await expect(main.locator('.line-list')).toContainText('Somebody Abroad');
    await own.follow('own-profile:part.back');

    await own.openPart('team_members');
    await own.follow('own-profile:list.team_members.add');
    await own.fill({ last_name: 'Chan', first_name: 'Sreymom', position: 'Weaver' });
    await own.press('common:action.save');
    await own.says('own-profile:done.item');
    await main
      .getByRole('link', { name: t('own-profile:list.change_named', { name: 'Chan Sreymom' }) })
      .click();
    await main.locator('input#field-photo').setInputFiles({
      name: 'sreymom.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', { width: 500, height: 300 }),
    });
    const face = page.getByRole('dialog', { name: t('collection:picture.crop_title') });
    await face.getByRole('button', { name: t('collection:picture.use') }).click();
    await expect(main.getByRole('img', { name: 'Chan Sreymom' })).toBeVisible();
    await open(page, `/user/profile/startup/${id}`);

    await own.openPart('picture');
    await main.locator('input#field-logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await picture('png', { width: 600, height: 400 }),
    });
    const crop = page.getByRole('dialog', { name: t('collection:picture.crop_title') });
    await crop.getByRole('button', { name: t('collection:picture.use') }).click();
    await expect(main.locator('.own-picture img')).toBeVisible();
    await own.follow('own-profile:part.back');
    await own.follow('own-profile:do.preview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t.language === 'km' ? names.name_kh : names.name,
    );
    await expect(page.locator('#funding')).toContainText('250,000');

    await sendProfile(page.request, id);
    await reviewer.approve(await reviewer.waiting(names.name));
    const publicPath = `/ecosystem/discover/category/startup/${id}`;
    await expect.poll(async () => (await site.request.get(publicPath)).status()).toBe(200);
    await open(page, `/user/profile/startup/${id}`);
    await own.pressAndAgree('own-profile:do.archive');
    await own.says('own-profile:done.archived');
    const gone = await site.request.get(`${publicPath}?lang=${t.language}`);
    expect([gone.status(), (await wordsOf(gone)).includes(t('stakeholder:gone.title'))]).toEqual([410, true]);
    await open(page, '/user/profile/startup?tab=archived');
    const shown = t.language === 'km' ? names.name_kh : names.name;
    await expect(main.locator('.rows')).toContainText(shown);
    // From the list itself; the page then tells its history.
    await main.getByRole('button', { name: `${t('own-profile:do.restore')}: ${shown}`, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('own-profile:do.restore'), exact: true })
      .click();
    await own.says('own-profile:done.restored');
    const history = main.getByRole('region', { name: t('own-profile:history.title') });
    await expect(history).toContainText(t('listing:follow.verb.approve'));
  },
);

test.describe('on a line that breaks', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'a mentor lists herself and is told what is missing; what she typed survives a lost line (2.066, 7.090, 7.092, 4.019)',
    ON_PHONE,
    async ({ page, t, request, context }) => {
      test.setTimeout(120_000);
      await OwnArea.begin(page, t, request);
      const own = new OwnProfiles(page, t);
      const { main } = own;
      await open(page, '/user/profile/mentor');
      await own.follow('own-profile:new.mentor');
      await expect(own.box('first_name'), 'known from the account (UX 21)').not.toHaveValue('');
      await own.fill({ last_name_kh: 'កែវ', first_name_kh: 'សុភា' });
      const step = (name: string) => page.waitForURL((url) => url.searchParams.get('step') === name);
      await own.press('own-profile:step.save');
      await step('work');
      await awake(page);
      await own.fill({ role: 'Export adviser', role_kh: 'ទីប្រឹក្សានាំចេញ' });
      await context.setOffline(true);
      await own.press('own-profile:step.save');
      await expect(page.getByText(t('line:form_lost'))).toBeVisible();
      await context.setOffline(false);
      // Sent by itself once there is a line.
      await step('summary');
      await awake(page);
      await own.fill({ summary: 'Helps food makers to export' });
      await page.reload();
      await expect(own.box('summary'), 'kept on this device').toHaveValue('Helps food makers to export');
      await own.fill({ summary_kh: 'ជួយអ្នកផលិតអាហារឱ្យនាំចេញ' });
      await own.press('own-profile:step.save');
      await step('expertise');

      const check = new URL(page.url());
      check.searchParams.delete('step');
      check.searchParams.set('view', 'check');
      await open(page, check.href);
      await expect(main.getByText(t('own-profile:check.missing'))).toBeVisible();
      await expect(main.getByRole('button', { name: t('own-profile:check.send') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await own.follow('common:action.cancel');
      await own.follow('own-profile:do.complete');
      await step('expertise');
      await own.tick('expertise', 2);
      await own.tick('languages', 2);
      await own.press('own-profile:step.save');
      await page.waitForURL((url) => url.searchParams.get('view') === 'check');
      await own.press('own-profile:check.send');
      await own.says('own-profile:done.submitted');
      await own.pressAndAgree('own-profile:do.withdraw');
      await own.says('own-profile:done.withdrawn');
      await own.pressAndAgree('own-profile:do.delete');
      await own.says('own-profile:done.deleted');
    },
  );
});

test(
  'a support organisation has a program and a cohort, whose startup confirms; the public page shows both (2.063, 2.071, 6.008, 7.042, 7.043, 7.071, 7.072, B.33)',
  ON_DESKTOP,
  async ({ page, t, request, another, reviewer, site }) => {
    test.setTimeout(120_000);
    await OwnArea.begin(page, t, request);
    const own = new OwnProfiles(page, t);
    const { main } = own;
    const names = newName();
    const id = await beginProfile(page.request, 'eso', {
      ...names,
      summary: 'Desks and advice beside the river',
      summary_kh: 'កន្លែងធ្វើការ និងការណែនាំក្បែរទន្លេ',
      province_code: '12',
      service: ['mentoring'],
    });
    await sendProfile(page.request, id);
    await reviewer.approve(await reviewer.waiting(names.name));

    await open(page, `/user/profile/eso/${id}`);
    await own.follow('own-profile:program.add');
    const program = newName();
    await own.fill({
      title: program.name,
      title_kh: program.name_kh,
      summary: 'Six weeks of advice for first makers',
      apply_url: 'https://hub.example/apply',
    });
    await own.box('category').selectOption({ index: 1 });
    await own.press('own-profile:check.send');
    await own.says('own-profile:done.program');
    await expect(main.locator('#programs')).toContainText(t('own-profile:status.reviewing'));

    const founder = await another();
    await OwnArea.begin(founder, t, request);
    const { id: startup_id, ...startup } = await ownedStartup(founder.request, reviewer);
    const shown = localName(startup, t.language).text;

    await own.follow('own-profile:cohort.add');
    await own.fill({ name: 'Cohort 1', name_kh: 'ជំនាន់ទី ១', 'starts_on.day': '1', 'starts_on.year': '2026' });
    await own.box('starts_on.month').selectOption('2');
    await own.press('common:action.save');
    await own.says('own-profile:done.cohort');
    await own.fill({ startup_name: shown });
    await own.press('own-profile:cohort.invite_do');
    await own.says('own-profile:done.invited');
    await expect(main.locator('.line-list')).toContainText(shown);
    const publicPath = `/ecosystem/discover/category/eso/${id}`;
    expect(await wordsOf(await site.request.get(publicPath)), 'not before it has confirmed').not.toContain(
      `/startup/${startup_id}`,
    );

    await open(founder, `/user/profile/startup/${startup_id}`);
    const answered = new OwnProfiles(founder, t);
    await founder
      .getByRole('button', {
        name: t('own-profile:cohort.confirm_named', { name: t.language === 'km' ? 'ជំនាន់ទី ១' : 'Cohort 1' }),
      })
      .first()
      .click();
    await answered.says('own-profile:done.confirmed');
    await expect
      .poll(async () =>
        (await wordsOf(await site.request.get(publicPath))).includes(`/startup/${startup_id}-`),
      )
      .toBe(true);

    await open(page, `/user/profile/eso/${id}`);
    await main.locator('#cohorts .own-entries').getByRole('link').first().click();
    await own.pressAndAgree('own-profile:cohort.delete');
    await own.says('own-profile:done.cohort-removed');
  },
);
