import type { Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import {
  getProgram,
  getProgramPage,
  listProgramCategories,
  listPrograms,
} from '#shared/contracts/program.contract.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_OLD_PHONES_TOO, ON_PHONE, test } from './base.ts';
import { publishCopy } from './support/content-desk.ts';
import { lateScript } from './support/late-script.ts';
import { newName } from './support/listing.ts';
import { OwnArea } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';
import type { Site } from './support/site.ts';

/** A category in which no journey publishes anything: what is counted there stays. */
const CATEGORY = 'pilot';
const categoryIn = ({ facets }: Pick<Awaited<ReturnType<typeof readList>>, 'facets'>) =>
  facets.find(({ key }) => key === 'category')!.values.find(({ value }) => value === CATEGORY)!;
const readList = (site: Site, status: ('open' | 'closed')[] = []) =>
  site.read(listPrograms, { query: { status } });

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).locator('.list-results .program-list h2');
/** For what the server has drawn. */
const AT_ONCE = { timeout: 1_000 };
const jsonLd = async (page: Page): Promise<Record<string, unknown>[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')[
    '@graph'
  ];

test(
  'the list opens with what staff highlighted, open programs first, the newest below (1.009, 2.012, 3.017, 4.015)',
  ON_PHONE,
  async ({ page, t, site }) => {
    // Others publish programs at the same time: the page is compared with what the API says just before.
    await expect(async () => {
      const [list, { highlighted, recent, open_count }] = await Promise.all([
        site.read(listPrograms),
        site.read(getProgramPage),
      ]);
      await open(page, '/program');
      const shown = (one: { title: string; title_kh: string }) => localName(one, t.language, 'title').text;
      const cards = page.locator('.pub-card');
      expect(highlighted.length).toBeGreaterThan(1);
      await expect(page.getByText(t('program:list.lead', { count: open_count }))).toBeVisible(AT_ONCE);
      await expect(cards.first()).toContainText(shown(highlighted[0]!), AT_ONCE);
      await expect(cards.last()).toContainText(shown(recent[2]!), AT_ONCE);
      await expect(titles(page)).toHaveText(list.data.map(shown), AT_ONCE);
      const today = list.data.some(({ days_remaining }) => days_remaining === 0);
      if (today) await expect(main(page).getByText(t('program:closes_today')).first()).toBeVisible(AT_ONCE);
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: t('program:list.highlighted') })).toBeVisible();
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      t.language === 'en' ? '/program.atom' : '/program.atom?lang=km',
    );
  },
);

for (const address of ['/program', '/resource/category/blog', '/ecosystem/discover/category/startup'])
  test(
    `the sheet of filters of ${address} has the focus and an Escape from the first tap on (UX rule 71)`,
    ON_PHONE,
    async ({ page, t }) => {
      // Nobody has used the page yet: the tap loads one that the server drew with its sheet open.
      await page.goto(address);
      const opener = page.locator('.toolbar').getByRole('link', { name: t('common:action.filter') });
      await opener.tap();
      await expect(page).toHaveURL(/filters=open/);
      await expect(page.locator('.sheet .sheet-head a')).toBeFocused();
      for (let n = 0; n < 30; n += 1) {
        await page.keyboard.press('Tab');
        // What the sheet covers is never reached, the bar neither.
        await expect(page.locator(':focus:not(.sheet *, body)')).toHaveCount(0);
      }
      await expect(page.locator('.sheet :focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(address);
      await expect(page.locator('.sheet')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.tap();
      await expect(page.locator('.sheet')).toBeVisible();
      await page.goBack();
      await expect(page.locator('.sheet')).toHaveCount(0);
    },
  );

test(
  'filters, tabs and order go to the address and back (2.012)',
  ON_OLD_PHONES_TOO,
  async ({ page, t, site }) => {
    const category = categoryIn(await readList(site, ['open']));
    await open(page, '/program');
    const tab = page.locator('.tabs a[href="/program?status=open"]');
    await tab.click();
    await expect(page).toHaveURL('/program?status=open');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const tendSheet = await lateScript(page, '.sheet-head a');
    await page.getByRole('link', { name: t('common:action.filter') }).click();
    const box = page.getByRole('checkbox', { name: localName(category, t.language).text });
    await box.check();
    await tendSheet();
    await expect(page).toHaveURL(new RegExp(`status=open&category=${category.value}`));
    await expect(page.getByRole('checkbox', { name: localName(category, t.language).text })).toBeFocused();
    await page.getByRole('link', { name: t('program:list.show', { count: category.count }) }).click();
    await expect(
      page.getByRole('status').getByText(t('program:list.count', { count: category.count })),
    ).toBeVisible();
    await expect(titles(page)).toHaveCount(category.count);
    await page.locator('#ordering').selectOption('title');
    await expect(page).toHaveURL(/ordering=title/);
    await page
      .locator('.chip-x')
      .filter({ hasText: localName(category, t.language).text })
      .click();
    await expect(page).toHaveURL(/\/program\?status=open&ordering=title$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`category=${category.value}`));
    await expect(page.locator('.chip-x')).toHaveCount(1);
  },
);

test(
  'an address with what no list has leads to the clean one; nothing found leads on (UX rule 7)',
  ON_PHONE,
  async ({ page, t }) => {
    const answer = await page.request.get(
      '/program?category=nonsense&status=ajar&organiser=7&page=99&search=',
    );
    expect(answer.url()).toMatch(/\/program$/);
    await open(page, '/program?search=zzzzqq');
    await expect(page.getByRole('heading', { name: t('program:list.empty') })).toBeVisible();
    await page.getByRole('link', { name: t('publication:empty.clear') }).click();
    await expect(page).toHaveURL('/program');
  },
);

test(
  'a program opens over the list with its own true address, and closes back to it (2.013, B.06)',
  ON_OLD_PHONES_TOO,
  async ({ page, t, site }) => {
    const { id } = await site.program();
    const program = await site.read(getProgram, { params: { id } });
    const title = localName(program, t.language, 'title').text;
    await open(page, `/program?status=open&id=${id}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${programPath(program)}${t.language === 'km' ? '\\?lang=km' : ''}$`),
    );
    await expect(dialog.getByRole('link', { name: t('program:detail.apply'), exact: true })).toHaveAttribute(
      'href',
      program.apply_url,
    );
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/program?status=open');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('program:detail.whole') })
      .click();
    await expect(page).toHaveURL(programPath(program));
  },
);

test(
  'a program says who can apply, until when, and what is near it (2.016)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const { id } = await site.program();
    const program = await site.read(getProgram, { params: { id } });
    await open(page, programPath(program));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localName(program, t.language, 'title').text,
    );
    const rules = t.language === 'km' ? program.eligibility_kh : program.eligibility;
    await expect(main(page).locator('.ruled li')).toHaveText(rules);
    const organiser = localName(program.organiser!, t.language).text;
    await expect(main(page).getByRole('link', { name: organiser })).toBeVisible();
    await expect(main(page).locator('.program-list li')).toHaveCount(program.related.length);
    const [facts, crumbs] = await jsonLd(page);
    expect(facts).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      applicationDeadline: program.closes_at,
      provider: { '@type': 'Organization', name: organiser },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  },
);

test('categories lead to the list they filter (2.015, B.05)', ON_DESKTOP, async ({ page, t, site }) => {
  const { data } = await site.read(listProgramCategories, { query: { per_page: 100 } });
  const category = data.find(({ slug }) => slug === CATEGORY)!;
  const name = localName(category, t.language).text;
  await open(page, '/program/category');
  const card = page.locator('.category-card').filter({ hasText: name });
  await expect(card).toContainText(formatInteger(category.open_count));
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/program?category=${category.slug}`);
  await expect(
    page.getByRole('status').getByText(t('program:list.count', { count: category.count })),
  ).toBeVisible();
});

test('what was never there is 404 (B.06)', ON_DESKTOP, async ({ request }) => {
  const id = crypto.randomUUID();
  for (const address of [`/program/${id}`, '/program/nothing', `/program?id=${id}`])
    expect((await request.get(address)).status(), address).toBe(404);
});

test(
  'a member keeps a program from the list and finds it kept among the newest too (3.017, 4.015)',
  ON_PHONE,
  async ({ page, t, request }) => {
    await OwnArea.begin(page, t, request);
    await signIn({ request }, staff('editor'));
    const { name, name_kh } = newName();
    const program = await publishCopy(request, 'program', { title: name, title_kh: name_kh });
    const title = localName(program, t.language, 'title').text;
    await open(page, `/program?search=${encodeURIComponent(title)}`);
    const named = { name: t('common:action.save_named', { name: title }) };
    const button = page.getByRole('button', named).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const saved = page.waitForResponse((answer) => answer.url().includes('/save') && answer.ok());
    await button.click();
    await saved;
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/program');
    const inRecent = page.locator('.pub-card').getByRole('button', named);
    await expect(inRecent.last()).toHaveAttribute('aria-pressed', 'true');
    expect((await program.remove()).ok()).toBe(true);
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the list filters, the panel is read and the news are a feed (UX rule 71)',
    ON_DESKTOP,
    async ({ page, t, site }) => {
      await page.goto('/program?filters=open');
      const category = categoryIn(await readList(site));
      await page.getByRole('checkbox', { name: localName(category, t.language).text }).check();
      await page
        .getByRole('button', { name: t('publication:apply'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/category=/);
      await expect(page.locator('.program-list h2')).toHaveCount(category.count);
      const { id } = await site.program();
      await page.goto(`/program?id=${id}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('common:action.close') })
        .click();
      await expect(page).toHaveURL('/program');
      const feed = new XMLParser({ ignoreAttributes: false }).parse(
        await (await page.request.get(`/program.atom?lang=${t.language}`)).text(),
      ).feed;
      expect(feed['@_xml:lang']).toBe(t.language);
      expect(feed.entry.length).toBeGreaterThan(20);
    },
  );
});
