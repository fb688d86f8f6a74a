import { getIndividual, getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { programPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { FACETS } from '#shared/domain/facets.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { categoryNames } from '#web/features/stakeholder/category-name.ts';
import { expect, ON_DESKTOP, ON_OLD_PHONES_TOO, ON_PHONE, test } from './base.ts';
import { Directory } from './support/directory.ts';
import { open } from './support/page-ready.ts';
import { isDemo } from './support/site.ts';

/** The list that no journey adds to: what is counted here must not change meanwhile. */
const INVESTORS = '/ecosystem/discover/category/investor';

test.describe('on a wide screen', ON_DESKTOP, () => {
  test('filters go to the address with their counts, chips take them away, clear takes all (2.036)', async ({
    page,
    t,
    site,
  }) => {
    const directory = new Directory(page, t);
    const all = await site.stakeholders('investor');
    const interest = all.facets.find(({ key }) => key === 'interest')?.values[0];
    if (!interest) throw new Error('no interest in use');
    const { facets } = await site.stakeholders('investor', { interest: [interest.value] });
    const stage = facets.find(({ key }) => key === 'investment_stage')?.values.find(({ count }) => count > 0);
    if (!stage) throw new Error('no stage in use');
    await open(page, INVESTORS);
    await expect(directory.count).toContainText(t('directory:count', { count: all.item_count }));

    const box = directory.choice(interest);
    await expect(box.locator('.n')).toHaveText(formatInteger(interest.count));
    await box.click();
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest.value}`);
    await expect(directory.count).toContainText(t('directory:count', { count: interest.count }));
    await expect(directory.count).toContainText(t('directory:of', { total: formatInteger(all.total_all) }));
    await expect(directory.choice(interest).getByRole('checkbox')).toBeChecked();

    await directory.choice(stage).click();
    await expect(page).toHaveURL(`${INVESTORS}?investment_stage=${stage.value}&interest=${interest.value}`);
    await expect(directory.chips).toHaveCount(3);
    const both = await site.stakeholders('investor', {
      interest: [interest.value],
      investment_stage: [stage.value],
    });
    await expect(directory.count).toContainText(t('directory:count', { count: both.item_count }));

    await page.goBack();
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest.value}`);
    await expect(directory.choice(stage).getByRole('checkbox')).not.toBeChecked();
    await page.goForward();
    await expect(directory.choice(stage).getByRole('checkbox')).toBeChecked();

    await directory.chips.filter({ hasText: localName(interest, t.language).text }).click();
    await expect(page).toHaveURL(`${INVESTORS}?investment_stage=${stage.value}`);
    await page.getByRole('link', { name: t('common:action.clear_all') }).click();
    await expect(page).toHaveURL(INVESTORS);
    await expect(directory.chips).toHaveCount(0);
  });

  test('two values of one filter widen the list, the search narrows it, both stay in the address (2.030)', async ({
    page,
    t,
    site,
  }) => {
    const directory = new Directory(page, t);
    const { facets } = await site.stakeholders('investor');
    const [one, two] = facets.find(({ key }) => key === 'province')?.values ?? [];
    if (!one || !two) throw new Error('fewer than two provinces in use');
    await open(page, INVESTORS);
    await directory.choice(one).click();
    await expect(page).toHaveURL(`${INVESTORS}?province=${one.value}`);
    await expect(directory.chips).toHaveCount(2);
    await directory.choice(two).click();
    await expect(page).toHaveURL(`${INVESTORS}?province=${one.value}&province=${two.value}`);
    await expect(directory.count).toContainText(t('directory:count', { count: one.count + two.count }));

    const word = 'impact';
    const found = await site.stakeholders('investor', { province: [one.value, two.value], search: word });
    await directory.search.fill(word);
    await directory.search.press('Enter');
    await expect(page).toHaveURL(`${INVESTORS}?search=${word}&province=${one.value}&province=${two.value}`);
    await expect(directory.count).toContainText(t('directory:count', { count: found.item_count }));
  });
});

test.describe('on a phone', ON_OLD_PHONES_TOO, () => {
  test('the sheet of filters covers the page and shows how many it will show (2.036)', async ({
    page,
    t,
    site,
  }) => {
    const directory = new Directory(page, t);
    const { facets } = await site.stakeholders('investor');
    const interest = facets.find(({ key }) => key === 'interest')?.values[0];
    if (!interest) throw new Error('no interest in use');
    await open(page, INVESTORS);
    await expect(directory.filters).toBeHidden();
    await page.getByRole('link', { name: t('common:action.filter') }).click();
    await expect(page).toHaveURL(`${INVESTORS}?filters=open`);
    const sheet = page.getByRole('complementary', { name: t('directory:filters') });
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 });

    await directory.choice(interest).click();
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest.value}&filters=open`);
    await sheet.getByRole('link', { name: t('directory:show', { count: interest.count }) }).click();
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest.value}`);
    await expect(directory.count).toContainText(t('directory:count', { count: interest.count }));
    await expect(directory.filters).toBeHidden();

    // Without a pointer: in it from the start, and back to what opened it by Escape.
    await page.getByRole('link', { name: new RegExp(`^${t('common:action.filter')}`) }).press('Enter');
    await expect(sheet.getByRole('link', { name: t('common:action.close') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${INVESTORS}?interest=${interest.value}`);
    await expect(page.getByRole('link', { name: new RegExp(`^${t('common:action.filter')}`) })).toBeFocused();
    // Its name begins so; the chips that take a filter away have the word in the middle.
    const button = page.getByRole('link', { name: new RegExp(`^${t('common:action.filter')}`) });
    await expect(button).toContainText('1');
  });
});

test(
  'order, pages and view stand in the address; titles carry the page number (9.001)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const directory = new Directory(page, t);
    const byName = await site.stakeholders('investor', { ordering: 'name', page: 2 });
    expect(byName.per_page).toBe(20);
    await open(page, INVESTORS);
    await directory.order.selectOption('name');
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name`);
    // The address is new before the list is: whoever turns the page has seen the list.
    const first = await site.stakeholders('investor', { ordering: 'name' });
    await expect(directory.names).toHaveText(first.data.map((card) => localName(card, t.language).text));

    const pages = page.getByRole('navigation', { name: t('directory:pages') });
    await pages.getByRole('link', { name: t('common:action.next') }).click();
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name&page=2`);
    const title = t('directory:page_title', { title: t('directory:category.investor'), number: '2' });
    await expect(page).toHaveTitle(t('shell:page_title', { page: title }));
    await expect(pages.locator('[aria-current=page]')).toContainText('2');
    await expect(directory.names).toHaveText(byName.data.map((card) => localName(card, t.language).text));

    await page.getByRole('link', { name: t('directory:view.table') }).click();
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name&view=table&page=2`);
    const table = page.getByRole('table', { name: t('directory:table_caption') });
    await expect(table.getByRole('row')).toHaveCount(byName.data.length + 1);

    // Another order begins at the first page.
    await directory.order.selectOption('-updated');
    await expect(page).toHaveURL(`${INVESTORS}?ordering=-updated&view=table`);
    await page.goBack();
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name&view=table&page=2`);
    await expect(directory.order).toHaveValue('name');
  },
);

test('table columns sort through the address and say so', ON_DESKTOP, async ({ page, t }) => {
  await open(page, `${INVESTORS}?view=table`);
  const name = page.getByRole('columnheader', { name: t('directory:column.name') });
  await expect(name).not.toHaveAttribute('aria-sort');
  await name.getByRole('link').click();
  await expect(page).toHaveURL(`${INVESTORS}?ordering=name&view=table`);
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
});

test(
  'addresses with unknown values or beyond the last page lead to the clean one',
  ON_PHONE,
  async ({ page, t }) => {
    await open(page, `${INVESTORS}?interest=no-such-interest&view=table&colour=red`);
    await expect(page).toHaveURL(`${INVESTORS}?view=table`);
    await open(page, `${INVESTORS}?page=9999&ordering=name`);
    await expect(page).toHaveURL(`${INVESTORS}?ordering=name`);
    await open(page, `${INVESTORS}?page=abc&ordering=sideways`);
    await expect(
      page.getByRole('heading', { level: 1, name: t('directory:category.investor') }),
    ).toBeVisible();
  },
);

test('an empty list says what was searched and offers ways on', ON_PHONE, async ({ page, t, site }) => {
  const { facets } = await site.stakeholders('investor');
  const interest = facets.find(({ key }) => key === 'interest')?.values[0]?.value;
  await open(page, `${INVESTORS}?search=xqzvwkj&interest=${interest}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t('directory:empty.title') })).toBeVisible();
  await expect(main.getByText(t('directory:empty.searched', { term: 'xqzvwkj' }))).toBeVisible();
  await expect(
    main.getByRole('link', { name: t('directory:get_listed'), exact: true }).first(),
  ).toHaveAttribute('href', '/ecosystem/get-listed');
  await main.getByRole('link', { name: t('directory:empty.remove_last') }).click();
  await expect(page).toHaveURL(`${INVESTORS}?search=xqzvwkj`);
  await main.getByRole('link', { name: t('directory:empty.clear') }).click();
  await expect(page).toHaveURL(INVESTORS);
});

test(
  'addresses that mean another page lead there for good (2.032, 2.038)',
  ON_DESKTOP,
  async ({ page, site, request }) => {
    const startup = await site.stakeholder('startup');
    const detail = `/ecosystem/discover/detail?category=startup&id=${startup.id}`;
    const moved = await request.get(detail, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe(stakeholderPath(startup));
    await page.goto(`/ecosystem/discover/category/mentor/${startup.id}`);
    await expect(page).toHaveURL(stakeholderPath(startup));
  },
);

test(
  'the address of a record ends in its name, in both languages; old ones lead there, from anywhere',
  ON_DESKTOP,
  async ({ page, site, t }) => {
    const startup = await site.stakeholder('startup');
    const own = stakeholderPath(startup);
    expect(own).toMatch(/\/[0-9a-f-]{36}-[a-z0-9-]+$/);
    const list = `/ecosystem/discover/category/startup?search=${encodeURIComponent(startup.name)}`;
    await open(page, list);
    await page.getByRole('main').locator(`a[href="${own}"]`).first().click();
    await expect(page).toHaveURL(own);
    await expect(
      page
        .getByRole('main')
        .locator(`.share a[href*="${encodeURIComponent(own)}"]`)
        .first(),
    ).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/ecosystem/discover/category/startup');

    // From a mail of before, mistyped, with its language.
    const other = t.language === 'km' ? 'en' : 'km';
    await open(page, `${own.slice(0, -startup.tail.length)}name-before?lang=${other}`);
    await expect(page).toHaveURL(`${own}?lang=${other}`);
    await page.getByRole('banner').locator(`a[href="${own}?lang=${t.language}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', t.language);
    await expect(page).toHaveURL((url) => url.pathname === own);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(localName(startup, t.language).text);

    // From a notice of before, within the site.
    const program = await site.program();
    await open(page, '/contact');
    await page.evaluate(
      (to) =>
        (
          window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
        ).__reactRouterDataRouter.navigate(to),
      `/program/${program.id}`,
    );
    await expect(page).toHaveURL(programPath(program));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localName(program, t.language, 'title').text,
    );
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  },
);

test(
  'a person with one role leads to its page, with more to a page that names them all (2.038)',
  ON_PHONE,
  async ({ page, site, t }) => {
    const [investors, mentors] = await Promise.all(
      ['investor', 'mentor'].map(async (slug) =>
        (await site.stakeholders(slug, { per_page: 100 })).data.filter(isDemo),
      ),
    );
    if (!investors || !mentors) throw new Error('no investors or no mentors');
    const both = investors.find(({ name }) => mentors.some((mentor) => mentor.name === name));
    const single = mentors.find(({ name }) => investors.every((investor) => investor.name !== name));
    if (!both || !single) throw new Error('no person with one role, or none with two');

    await page.goto(`/ecosystem/discover/category/individuals/${await site.individualOf(single)}`);
    await expect(page).toHaveURL(stakeholderPath(single));

    const id = (await site.individualOf(both)) ?? '';
    const person = await site.read(getIndividual, { params: { id } });
    expect(person.data?.records.map(({ category }) => category).sort()).toEqual(['investor', 'mentor']);
    const answer = await page.goto(`/ecosystem/discover/category/individuals/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(localName(both, t.language).text);
    await expect(
      page.getByRole('heading', { level: 2, name: t('stakeholder:individual.title') }),
    ).toBeVisible();
  },
);

test(
  'visitors see exactly the sentence where member information stands (2.044, 2.045)',
  ON_PHONE,
  async ({ page, site, t }) => {
    const { data } = await site.stakeholders('startup', { per_page: 100 });
    let walled: (typeof data)[number] | undefined;
    // A page that another journey has made may be put away while it is read.
    for (const card of data.filter(isDemo)) {
      const { data: record } = await site.read(getStakeholder, {
        params: { category: 'startup', id: card.id },
      });
      expect(record?.team_members).toEqual([]);
      if ((record?.team_count ?? 0) > 0) walled = card;
      if (walled) break;
    }
    if (!walled) throw new Error('no startup with a team');
    await open(page, stakeholderPath(walled));
    const team = page.getByRole('region', { name: t('stakeholder:section.team') });
    await expect(team.getByText(t('shell:members_wall'), { exact: true })).toBeVisible();
    if (t.language === 'en') expect(t('shell:members_wall')).toBe('To view members info please login.');
    await team.getByRole('link', { name: t('stakeholder:wall.sign_in') }).click();
    await expect(page.getByRole('dialog', { name: t('shell:sign_in.title') })).toBeVisible();
  },
);

// Many pages, each as the server sends it, and nothing else: how they wake up and look is told by others.
test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /was preloaded using link preload/ });

  test.beforeEach(async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ body: '' }),
    );
  });

  test(
    'every category has its list, its filters and its records (2.030, 2.031, 2.033 to 2.037, 2.042, 2.043)',
    ON_PHONE,
    async ({ page, t, site }) => {
      const overview = await page.goto('/ecosystem/discover/category');
      expect(overview?.status()).toBe(200);
      for (const slug of CATEGORY_SLUGS) {
        const path = `/ecosystem/discover/category/${slug}`;
        await expect(page.getByRole('main').locator(`a[href="${path}"]`).first(), slug).toBeVisible();
      }
      for (const slug of ['all', ...CATEGORY_SLUGS, 'other-stakeholder']) {
        await test.step(slug, async () => {
          const path = slug === 'all' ? '/ecosystem/discover' : `/ecosystem/discover/category/${slug}`;
          // Journeys get listed meanwhile: the page has to say what the list is before it or after it.
          const [before, answer] = [await site.stakeholders(slug), await page.goto(path)];
          const after = await site.stakeholders(slug);
          expect(before.item_count, slug).toBeGreaterThan(0);
          expect(answer?.status()).toBe(200);
          const title = slug === 'all' ? t('directory:title') : categoryNames(t, []).list(slug);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          const names = [before, after].map(({ data }) =>
            data.map((card) => localName(card, t.language).text),
          );
          expect(names).toContainEqual(await new Directory(page, t).names.allTextContents());
          const labels = before.facets
            .filter(({ values }) => values.some(({ count }) => count > 0))
            .map(({ key }) => localName(FACETS[key as 'sector'], t.language).text);
          await expect(page.locator('aside details.facet > summary')).toHaveText(labels);
        });
      }
    },
  );

  test('every kind of record has its page (2.037 to 2.041, 2.043)', ON_DESKTOP, async ({ page, t, site }) => {
    for (const slug of CATEGORY_SLUGS) {
      await test.step(slug, async () => {
        // Newer ones may be another journey's, with little to say of themselves yet.
        const { data } = await site.stakeholders(slug, { per_page: 100 });
        const card = data.findLast(isDemo)!;
        const answer = await page.goto(stakeholderPath(card));
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(localName(card, t.language).text);
        await expect(page.getByRole('heading', { name: t('stakeholder:facts.title') })).toBeVisible();
      });
    }
  });

  test(
    'what does not exist is a 404, in words and in its status (2.042, 8.014)',
    ON_PHONE,
    async ({ page, t }) => {
      for (const path of [
        '/ecosystem/discover/category/unicorns',
        '/ecosystem/discover/category/startup/00000000-0000-7000-8000-000000000000',
        '/ecosystem/discover/category/startup/not-an-id',
        '/ecosystem/discover/detail?category=unicorns&id=1',
        '/program/00000000-0000-7000-8000-000000000000',
        '/event/00000000-0000-7000-8000-000000000000',
        '/resource/category/poems',
      ]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('common:problems.not_found.title'),
        );
      }
    },
  );
});
