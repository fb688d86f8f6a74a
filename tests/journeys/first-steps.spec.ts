import type { Locator, Page } from '@playwright/test';
import { expect, ON_PHONE, test } from './base.ts';
import { newName } from './support/listing.ts';
import { OwnProfiles } from './support/own-profile.ts';
import { awake, open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';
import { newAccount, SignIn } from './support/sign-in.ts';

const MOST_TAPS = 20;

test(
  'from the first sign-in to a startup sent for review in at most twenty taps (UX 17)',
  ON_PHONE,
  async ({ page, t, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const account = await newAccount(request, 'km');
    const { name, name_kh } = newName();
    let taps = 0;
    const tap = async (where: Locator) => {
      await where.tap();
      taps += 1;
    };
    const own = new OwnProfiles(page, t);
    const { main } = own;
    const next = () => tap(main.getByRole('button', { name: t('own-profile:step.save'), exact: true }));

    // Signing in, on the home page.
    await open(page, '/');
    const shell = new Shell(page, t);
    await tap(shell.bar.getByRole('link', { name: t('shell:nav.open_menu') }));
    await tap(shell.drawer.getByRole('button', { name: t('shell:account.sign_in_or_up') }));
    const signIn = new SignIn(page, t, shell.signIn);
    await tap(shell.signIn.locator('summary', { hasText: t('shell:sign_in.by_email') }));
    await signIn.email.fill(account.email);
    await signIn.password.fill(account.password);
    await tap(shell.signIn.getByRole('button', { name: t('shell:account.sign_in'), exact: true }));

    // What one is, and whether the page is there already.
    await expect(main.getByRole('heading', { name: t('own-profile:welcome.title') })).toBeVisible();
    await awake(page);
    await tap(main.getByRole('link', { name: t('own-profile:welcome.kind.startup') }));
    await main.getByLabel(t('own-profile:welcome.name'), { exact: true }).fill(name_kh);
    await tap(main.getByRole('button', { name: t('own-profile:welcome.look'), exact: true }));
    await expect(main).toContainText(t('own-profile:welcome.none', { name: name_kh }));
    await tap(main.getByRole('link', { name: t('own-profile:new.startup'), exact: true }));

    // Five short steps.
    await expect(own.box('name_kh')).toBeVisible();
    await own.fill({ name, name_kh });
    await next();
    await step(page, 'summary');
    await own.fill({ summary_kh: 'ប្រអប់អាហារធ្វើពីស្លឹកស្លា' });
    await next();
    await step(page, 'activity');
    await tap(own.box('sector').first());
    await tap(own.box('stage').first());
    await next();
    await step(page, 'founders');
    await own.fill({ number_of_founders: '២' });
    await next();
    await step(page, 'place');
    await main.locator('input#field-province_code').fill('កំពត');
    await tap(page.getByRole('option', { name: 'កំពត' }).first());
    await next();

    // The last look shows what is there, and sends it.
    await page.waitForURL((url) => url.searchParams.get('view') === 'check');
    await expect(main).toContainText(name_kh);
    await expect(main).not.toContainText(t('common:not_provided'));
    await tap(main.getByRole('button', { name: t('own-profile:check.send'), exact: true }));
    await own.says('own-profile:done.submitted');
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);

    // Whoever has a page is not asked again.
    await open(page, '/user/profile/welcome');
    await expect(page).toHaveURL('/');
  },
);

const step = (page: Page, name: string) =>
  page.waitForURL((url) => url.searchParams.get('step') === name, { timeout: 20_000 });
