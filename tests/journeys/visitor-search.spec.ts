import { partOf } from '#server/addresses/page-path.ts';
import { tailOf } from '#server/addresses/tail-of.ts';
import { RECENT_SEARCHES, SEARCH_DELAY_MS } from '#shared/constants.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { searchEverything } from '#shared/contracts/search.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { SHARE_PATH } from '#shared/domain/share-target.ts';
import { OTHER_STAKEHOLDER_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SPECIFIED } from '../specified-sizes.ts';
import { expect, ON_DESKTOP, ON_OLD_PHONES_TOO, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';
import { SearchDialog } from './support/search-dialog.ts';

type Found = ResponseOf<typeof searchEverything>;

const NAME = 'Slek Materials';
const NAME_KH = 'សម្ភារៈស្លឹក';

/** One Khmer name as different keyboards and habits write it. */
const SPELLINGS = {
  'as printed': NAME_KH,
  'with a zero-width space between the words': 'សម្ភារៈ\u200Bស្លឹក',
  'with the vowel typed before the letter below': 'សមា្ភរៈសឹ្លក',
  'with only its second word': 'ស្លឹក',
};

// The dialog asks the API itself; a service worker would only stand between it and the routes of these tests.
test('a visitor finds a startup by every spelling of its Khmer name, with the mouse (2.120, 2.122, 2.126, 2.131)', async ({
  page,
  t,
  site,
}) => {
  const startup = await site.stakeholder('startup', NAME);
  await open(page, '/');
  const search = new SearchDialog(page, t);
  await search.open();
  for (const [spelling, typed] of Object.entries(SPELLINGS)) {
    await test.step(spelling, async () => {
      await search.find(typed);
      const result = search.result(NAME_KH).first();
      await expect(result).toHaveAttribute('href', stakeholderPath(startup));
      await expect(result.locator('.swatch')).toBeVisible();
      await expect(result.locator('.hit-text')).toHaveText(localName(startup, t.language, 'summary').text);
      await expect(result.locator('mark').first()).toHaveText(/ស្លឹក$/);
    });
  }
  await search.result(NAME_KH).first().click();
  await expect(page).toHaveURL(stakeholderPath(startup));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(localName(startup, t.language).text);
  await expect(search.dialog).toBeHidden();
});

test('what a phone shares with the installed site is found by its words, and a link of the site opens its page', async ({
  page,
  t,
  site,
}) => {
  const startup = await site.stakeholder('startup', NAME);
  const words = localName(startup, t.language).text;
  const share = (shared: Record<string, string>) =>
    open(page, `${SHARE_PATH}?${new URLSearchParams(shared)}`);
  await share({ title: 'News', text: `${words} https://other.example/news` });
  const search = new SearchDialog(page, t);
  await expect(search.box).toHaveValue(words);
  await expect(search.result(NAME).first()).toHaveAttribute('href', stakeholderPath(startup));
  await share({ title: words, text: new URL(stakeholderPath(startup), page.url()).href });
  await expect(page).toHaveURL(stakeholderPath(startup));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page.locator('html')).toHaveAttribute('lang', t.language);
});

test('a visitor finds a startup by a misspelt English name, with the keyboard alone (2.121, 2.123, 4.026)', async ({
  page,
  t,
  site,
}) => {
  const startup = await site.stakeholder('startup', NAME);
  await open(page, '/ecosystem/discover');
  const search = new SearchDialog(page, t);
  await page.keyboard.press('/');
  await expect(search.box).toBeFocused();
  await page.keyboard.type('slek materails');
  const result = search.result(NAME).first();
  await expect(result).toBeVisible();
  await expect(search.dialog.getByText('slek materails', { exact: false }).first()).toBeVisible();

  // The first result is the one the box stands on; arrows go round.
  expect(await search.standsOn()).toBe(await search.options.first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  expect(await search.standsOn()).toBe(await search.options.last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(stakeholderPath(startup));
  await expect(search.dialog).toBeHidden();
});

test(
  'it opens over any page, also where the bar is another or something went wrong (2.120)',
  ON_DESKTOP,
  async ({ page, t }) => {
    for (const address of ['/camdigikey-login', '/offline', '/no-such-page', '/desk/sign-in']) {
      await open(page, address);
      await page.keyboard.press('/');
      const search = new SearchDialog(page, t);
      await expect(search.box, address).toBeFocused();
      await page.keyboard.press('Escape');
    }
    await signIn(page, staff('reviewer'));
    await open(page, '/desk');
    // Of the desk, which finds what is not public, too.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: t('desk:palette.label') })).toBeFocused();
  },
);

test.describe('the delay', ON_DESKTOP, () => {
  // A clock that was stopped stays so.
  test.use({ ownWindow: true });

  test('the search waits 800 ms after the last key, asks once, and Enter does not wait (4.026, 9.009, 9.010)', async ({
    page,
    t,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/api/v1/search/')) asked.push(searchParams.get('search') ?? '');
    });
    await open(page, '/about');
    const search = new SearchDialog(page, t);
    await search.open();
    // From here on time passes only when the test says so.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const key of 'materials') {
      await search.box.press(key);
      await page.clock.runFor(40);
    }
    await page.clock.runFor(SEARCH_DELAY_MS - 41);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['materials']);
    await expect(search.options.first()).toBeVisible();
    await search.find('rice');
    await expect.poll(() => asked).toEqual(['materials', 'rice']);
    await page.clock.runFor(2 * SEARCH_DELAY_MS);
    expect(asked).toHaveLength(2);

    const width = (await search.dialog.boundingBox())?.width ?? 0;
    expect(width).toBeLessThanOrEqual(SPECIFIED.search_dialog_max_px);
  });
});

test.describe('with a slow and a broken line', ON_DESKTOP, () => {
  test.use({ expectedConsole: /status of 500/ });
  test('a progress bar runs while it searches; older answers are thrown away; a failure says so in place (2.133, 8.006)', async ({
    page,
    t,
  }) => {
    const held: (() => void)[] = [];
    await page.route(/\/api\/v1\/search\//, async (route) => {
      if (route.request().url().includes('broken')) return route.fulfill({ status: 500, body: '' });
      await new Promise<void>((release) => held.push(release));
      await route.continue().catch(() => undefined);
    });
    await open(page, '/about');
    const search = new SearchDialog(page, t);
    await search.open();
    const bar = search.dialog.getByRole('progressbar', { name: t('search:searching') });
    await search.find('agritech');
    await expect(bar).toBeVisible();
    await search.find(NAME);
    await expect.poll(() => held.length).toBe(2);
    for (const release of held) release();
    await expect(search.result(NAME).first()).toBeVisible();
    await expect(bar).toBeHidden();

    await search.find('broken');
    await expect(search.dialog.getByText(t('common:state.could_not_load'))).toBeVisible();
    await expect(search.dialog.getByRole('button', { name: t('common:action.try_again') })).toBeVisible();
  });
});

test(
  'tabs stand for the groups with results; "pnom penh" finds ភ្នំពេញ; what is not found leads on (2.123 to 2.125, 2.132)',
  ON_OLD_PHONES_TOO,
  async ({ page, t, site }) => {
    const answer = await site.read(searchEverything, { query: { search: 'ភ្នំពេញ' } });
    expect(answer.counts.all).toBeGreaterThan(0);
    const term = 'phnom penh';
    await open(page, '/');
    const search = new SearchDialog(page, t);
    await page.keyboard.press('Control+k');
    await search.find('pnom penh');
    await expect(search.options.filter({ hasText: 'ភ្នំពេញ' }).first()).toBeVisible();

    // What the page was told: others publish things of Phnom Penh at the same time.
    const told = page.waitForResponse(
      (one) => new URL(one.url()).searchParams.get('search') === term && one.ok(),
    );
    await search.find(term);
    const { all, ...counts } = ((await (await told).json()) as Found).counts;
    const filled = Object.values(counts).filter((count) => count > 0).length;
    await expect(search.tabs.first()).toHaveText(
      `${t('search:all')}${new Intl.NumberFormat('en').format(all)}`,
    );
    await expect(search.tabs).toHaveCount(filled + 1);
    await expect(search.tabs.first()).toHaveAttribute('aria-selected', 'true');
    const second = search.tabs.nth(1);
    await search.tabs.first().press('ArrowRight');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toBeFocused();
    await expect(search.dialog.getByRole('group')).toHaveCount(1);

    // Nothing found: a picture, what was searched, ways on.
    await search.find('xqzvwkj');
    await expect(
      search.dialog.getByRole('heading', { name: t('search:not_found', { term: 'xqzvwkj' }) }),
    ).toBeVisible();
    await expect(search.dialog.locator('.empty svg').first()).toBeVisible();
    await expect(search.dialog.getByRole('link', { name: t('search:suggest_profile') })).toHaveAttribute(
      'href',
      '/ecosystem/get-listed',
    );
    await expect(search.options).toHaveCount(0);
  },
);

test.describe('links', ON_DESKTOP, () => {
  test('results of each kind lead to their pages (2.127 to 2.131)', async ({ site }) => {
    const seen = new Set<string>();
    for (const term of ['phnom penh', 'startup', 'guide', 'training', 'fund']) {
      const answer = await site.read(searchEverything, { query: { search: term } });
      for (const { group, id, link, ...names } of [
        ...answer.blogs,
        ...answer.files,
        ...answer.events,
        ...answer.programs,
      ]) {
        seen.add(group);
        const path = {
          blogs: `/resource/category/blog/${partOf(id, names)}`,
          files: `/resource/file/${partOf(id, names)}`,
          events: `/event/${partOf(id, names)}`,
          programs: `/program?id=${id}`,
        }[group as 'blogs'];
        expect(link).toBe(path);
      }
      for (const slug of ['startup', 'mentor', 'investor', 'eso', ...OTHER_STAKEHOLDER_SLUGS] as const) {
        const group = slug.replaceAll('-', '_') as 'startup';
        for (const { id, link, name, name_kh } of answer[group]) {
          seen.add(group);
          expect(link).toBe(
            stakeholderPath({ category: slug, id, tail: tailOf({ name, name_kh, kind: slug }) }),
          );
        }
      }
    }
    for (const group of ['blogs', 'files', 'events', 'programs', 'startup', 'mentor'])
      expect([...seen]).toContain(group);
  });
});

test(
  'Escape gives the focus back, the term stands in the address, recent searches are kept (2.120, 2.121)',
  ON_DESKTOP,
  async ({ page, t }) => {
    await open(page, '/about');
    const search = new SearchDialog(page, t);
    const terms = ['startup', 'mentor', 'rice', 'fund', 'solar', 'water'];
    await search.open();
    for (const term of terms) {
      await search.find(term);
      await expect(page).toHaveURL(`/about?q=${term}`);
    }
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(search.opener).toBeFocused();
    await expect(page).toHaveURL('/about');

    await search.open();
    const recent = search.dialog.getByRole('region', { name: t('search:recent') }).getByRole('listitem');
    await expect(recent).toHaveText(terms.toReversed().slice(0, RECENT_SEARCHES));
    await recent.first().getByRole('button').click();
    await expect(search.box).toHaveValue('water');
    await expect(page).toHaveURL('/about?q=water');

    // A shared address opens the dialog with its results.
    await open(page, '/contact?q=slek');
    await expect(search.result(NAME).first()).toBeVisible();
  },
);

test.describe('the single key', ON_DESKTOP, () => {
  test('the single key can be switched off, and never works inside a field (2.120)', async ({ page, t }) => {
    await open(page, '/ecosystem/discover');
    const search = new SearchDialog(page, t);
    await page.keyboard.press('/');
    await search.dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search.box).toHaveValue('');
    await expect(search.dialog).toBeVisible();
  });
});
