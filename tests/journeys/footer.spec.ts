import { SCROLL_TO_TOP_PX } from '#shared/constants.ts';
import { getShell } from '#shared/contracts/content.contract.ts';
import { SETTING_DEFAULTS } from '#shared/domain/setting.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';

const STARTUPS = '/ecosystem/discover/category/startup';

test(
  'the footer has its groups, address, social links, coordinators and this year (2.105 to 2.111, 2.113)',
  ON_PHONE,
  async ({ page, t, site }) => {
    const { coordinators } = await site.read(getShell);
    await page.goto('/contact');
    const { footer } = new Shell(page, t);
    const groups = {
      product: ['/program', '/event', '/resource/category/blog', '/resource/category/file'],
      ecosystem: [
        '/ecosystem/discover',
        STARTUPS,
        '/ecosystem/discover/category/mentor',
        '/ecosystem/discover/category/investor',
      ],
      info: ['/about', '/contact', '/terms-of-use', '/privacy-policy'],
    };
    for (const [group, paths] of Object.entries(groups)) {
      const links = footer
        .getByRole('navigation', { name: t(`shell:footer.${group as keyof typeof groups}`) })
        .getByRole('link');
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(paths);
    }
    await expect(footer.locator('address')).toHaveText(
      t.language === 'km' ? SETTING_DEFAULTS.address_kh : SETTING_DEFAULTS.address,
    );
    const social = footer.getByRole('list', { name: t('shell:footer.social') }).getByRole('link');
    await expect(social).toHaveCount(4);
    for (const link of await social.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
    expect(coordinators.length).toBeGreaterThan(0);
    const logos = footer.getByRole('list', { name: t('shell:footer.coordinated_by') }).getByRole('listitem');
    await expect(logos).toHaveText(coordinators.map((one) => localName(one, t.language).text));
    for (const logo of await logos.all()) await expect(logo.locator('svg, img').first()).toBeVisible();
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Phnom_Penh' }).format();
    await expect(footer.getByText(t('shell:footer.copyright', { year }))).toBeVisible();
    await expect(footer.locator('.newsletter')).toHaveCount(1);
    await expect(footer.locator('.newsletter')).toBeHidden();
  },
);

test(
  'the way back to the top appears beyond 70 px of scroll (2.112, 9.014)',
  ON_DESKTOP,
  async ({ page, t }) => {
    const shell = new Shell(page, t);
    await open(page, '/about');
    const button = page.getByRole('link', { name: t('shell:footer.to_top') });
    await shell.scrollTo(SCROLL_TO_TOP_PX);
    await expect(button).toBeHidden();
    await shell.scrollTo(SCROLL_TO_TOP_PX + 1);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  },
);
