import { getResource, listResources } from '#shared/contracts/resource.contract.ts';
import { resourcePath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SPECIFIED } from '../specified-sizes.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { isDemo } from './support/site.ts';

test(
  'a reader narrows the posts, reads one and starts its film (1.011, 2.050, 2.052, 2.053, 2.055, 5.030, 9.030, 9.031, 9.035)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const { data } = await site.read(listResources, { query: { resource: 'blog', per_page: 100 } });
    // An interview: no journey publishes one.
    const filmed = data.find((one) => isDemo(one) && one.has_video && one.category?.slug === 'interview');
    if (!filmed) throw new Error('The demo data has no post with a film');
    const category = filmed.category!;
    const found = data.filter((one) => one.category?.slug === category.slug);

    await open(page, '/resource/category');
    await page.getByRole('main').locator('a[href="/resource/category/blog"]').first().click();
    await expect(page).toHaveURL('/resource/category/blog');
    await open(page, `/resource/category/blog?category=${category.slug}`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      t('resource:list.posts', { count: found.length }),
    );
    await expect(page.getByRole('link', { name: localName(category, t.language).text })).toBeVisible();

    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).origin !== site.origin) elsewhere.push(asked.url());
    });
    await page.route(/youtube|vimeo/, (route) =>
      route.fulfill({ body: '<p>Film</p>', contentType: 'text/html' }),
    );
    await open(page, resourcePath(filmed));
    const title = localName(filmed, t.language, 'title').text;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').locator('.share > li:visible')).toHaveCount(5);
    expect(elsewhere, 'nothing of others before the click').toEqual([]);
    await page.getByRole('link', { name: t('common:video.play') }).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect(frame).toBeFocused();
    const box = (await frame.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(SPECIFIED.video_min_height_px - 1);
    expect(elsewhere.length).toBeGreaterThan(0);
  },
);

test(
  'a reader downloads a file and it is counted; its address in another section leads to the right one (1.012, 2.018, B.08)',
  ON_DESKTOP,
  async ({ page, t, site }) => {
    const { data } = await site.read(listResources, {
      query: { resource: 'file', type: 'pdf', per_page: 100 },
    });
    const chosen = data.find(isDemo)!;
    await open(page, `/resource/category/file/${chosen.id}`);
    await expect(page).toHaveURL(resourcePath(chosen));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localName(chosen, t.language, 'title').text,
    );
    await expect(page.getByRole('link', { name: new RegExp(t('resource:file.view')) })).toHaveAttribute(
      'href',
      `/files/${chosen.file!.id}/view`,
    );
    const begun = page.waitForEvent('download');
    await page.getByRole('link', { name: t('common:action.download') }).click();
    expect((await begun).suggestedFilename()).toBe(chosen.file!.name);
    // A reader of this test's own, whatever browser runs it; who is signed in gets answers that nobody keeps.
    await page.request.get(`/resource/file/${chosen.id}/download`, {
      headers: { 'user-agent': `Mozilla/5.0 (reader ${crypto.randomUUID()})` },
    });
    await signIn(page, member('founder'));
    await expect
      .poll(async () => {
        const now = await page.request.get(`/public/api/v1/resource/${chosen.id}/`);
        return (await now.json()).file.downloads;
      })
      .toBeGreaterThan(chosen.file!.downloads);
  },
);

test('long posts list their headings, each a jump (1.011)', ON_PHONE, async ({ page, t, site }) => {
  const { data } = await site.read(listResources, {
    query: { resource: 'blog', category: 'guide', per_page: 100 },
  });
  const posts = await Promise.all(
    data.filter(isDemo).map(({ id }) => site.read(getResource, { params: { id } })),
  );
  const headingsOf = (one: (typeof posts)[number]) => (t.language === 'km' ? one.contents_kh : one.contents);
  const post = posts.find((one) => headingsOf(one).length > 2)!;
  const headings = headingsOf(post);
  await open(page, resourcePath(post));
  const contents = page.getByRole('navigation', { name: t('resource:contents') });
  await expect(contents.getByRole('link')).toHaveText(headings.map(({ text }) => text));
  await contents.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#part-2$/);
  await expect(page.locator('#part-2')).toBeInViewport();
});
