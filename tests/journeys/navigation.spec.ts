import { TOP_BAR_AT_TOP_PX } from '#shared/constants.ts';
import { getShell } from '#shared/contracts/content.contract.ts';
import { LANGUAGE_NAMES, otherLanguage } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_OLD_PHONES_TOO, test, translatorOf } from './base.ts';
import { open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';

const STARTUPS = '/ecosystem/discover/category/startup';
/** What leads on from the ecosystem beside its categories. */
const WAYS = ['/ecosystem', '/ecosystem/discover/category', '/insights/startup', '/open-data'];
const INK = 'rgb(11, 11, 12)';
const NOTHING = 'rgba(0, 0, 0, 0)';
const CLEAR = [
  '/',
  '/about',
  '/program-sharing',
  '/program',
  '/event',
  '/resource/category/blog',
  '/resource/category/file',
];
const SOLID = ['/contact', '/ecosystem', '/resource/category', STARTUPS, '/terms-of-use'];

test('the navigation has its six entries in order, with the groups and their targets (2.081 to 2.086)', async ({
  page,
  t,
  site,
  device,
}) => {
  const content = await site.read(getShell);
  await open(page, '/contact');
  const navigation = await new Shell(page, t).navigation(device);
  const entries =
    device === 'phone' ? '> ul > li > a, > ul > li > details > summary' : '> a, > details > summary';
  await expect(navigation.locator(entries)).toHaveText([
    t('shell:nav.about'),
    t('shell:nav.program_sharing'),
    t('shell:nav.programs'),
    t('shell:nav.events'),
    t('shell:nav.resource'),
    t('shell:nav.ecosystem'),
  ]);
  const targets = (root: typeof navigation) =>
    root.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const plain = navigation.locator(device === 'phone' ? '> ul > li > a' : '> a');
  expect(await plain.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/about',
    '/program-sharing',
    '/program',
    '/event',
  ]);

  const [resource, ecosystem] = [navigation.locator('details').first(), navigation.locator('details').last()];
  await resource.locator('summary').click();
  await expect
    .poll(() => targets(resource))
    .toEqual(content.resource_pages.map(({ slug }) => `/resource/category/${slug}`));
  await ecosystem.locator('summary').click();
  const types = content.stakeholder_types;
  const categories = ['startup', 'mentor', 'investor', 'eso', ...types.map(({ slug }) => slug)].map(
    (slug) => `/ecosystem/discover/category/${slug}`,
  );
  await expect
    .poll(() => targets(ecosystem))
    .toEqual(device === 'phone' ? [...WAYS, ...categories] : [...categories, ...WAYS]);
  for (const type of types) await expect(ecosystem).toContainText(localName(type, t.language).text);
  if (device === 'desktop') {
    await expect(resource.getByRole('link').first(), 'one group at a time').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(ecosystem.locator('summary')).toBeFocused();
    await expect(ecosystem.getByRole('link').first()).toBeHidden();
    await ecosystem.locator('summary').press('Enter');
  }
  await ecosystem.locator('[href$="/category/mentor"]').click();
  await expect(page).toHaveURL('/ecosystem/discover/category/mentor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('directory:category.mentor'));
});

test(
  'the bar is clear at the top of seven pages, solid after 40 px of scroll and elsewhere (2.092, 2.093, 9.013)',
  ON_OLD_PHONES_TOO,
  async ({ page, t }) => {
    const shell = new Shell(page, t);
    // How each page is sent; what that means is looked at on one of each.
    const sentClear = async (path: string) =>
      /<header class="[^"]*\bbar-clear\b/.test(await (await page.request.get(path)).text());
    for (const path of CLEAR) expect(await sentClear(path), path).toBe(true);
    for (const path of [...SOLID, '/no-such-page']) expect(await sentClear(path), path).toBe(false);

    await open(page, CLEAR[1]!);
    await expect(shell.bar).toHaveCSS('background-color', NOTHING);
    await shell.scrollTo(TOP_BAR_AT_TOP_PX - 1);
    await expect(shell.bar).toHaveCSS('background-color', NOTHING);
    await shell.scrollTo(TOP_BAR_AT_TOP_PX);
    await expect(shell.bar).toHaveCSS('background-color', INK);
    await expect(shell.bar).toBeInViewport({ ratio: 1 });
    await shell.scrollTo(0);
    await expect(shell.bar).toHaveCSS('background-color', NOTHING);

    await open(page, SOLID[0]!);
    await expect(shell.bar).toHaveCSS('background-color', INK);
    await shell.scrollTo(400);
    await expect(shell.bar).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the language toggle loads the same page again in the other language and remembers it (2.088, 4.027 to 4.029, 9.020)',
  ON_DESKTOP,
  async ({ page, t, device, context }) => {
    const shell = new Shell(page, t);
    const other = otherLanguage(t.language);
    await open(page, `${STARTUPS}?ordering=name&page=2`);
    const before = await page.evaluate(() => performance.timeOrigin);
    const toggle = await shell.languageToggle(device);
    await expect(toggle).toHaveText(LANGUAGE_NAMES[other]);
    await expect(toggle).toHaveAttribute('lang', other);
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(`${STARTUPS}?ordering=name&page=2`);
    const texts = translatorOf(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('directory:category.startup'));
    expect(await page.evaluate(() => performance.timeOrigin), 'a new document').toBeGreaterThan(before);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);

    // The device remembers when the cookie is lost; a link with a language wins; without either it is English.
    await context.clearCookies();
    await open(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await open(page, `/contact?lang=${t.language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', t.language);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'the skip link leads past the bar; following a link puts the focus at the new page',
  ON_DESKTOP,
  async ({ page, t }) => {
    await open(page, '/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('shell:skip_to_content') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell:footer.terms') })
      .click();
    await expect(page).toHaveURL('/terms-of-use');
    await expect(page.locator('#main')).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(t('shell:footer.terms')));
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  },
);
