import { TOTP } from 'otpauth';
import { type Site as Server, startSite } from '#tools/bench/site.ts';
import { expect, test as journey, ON_DESKTOP } from './base.ts';
import { inDatabase, siteData } from './support/database.ts';
import { confirmByPassword } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { newAccount, SignIn } from './support/sign-in.ts';

// A demonstration lets staff in by a password; a second server beside it asks for what a real one asks for.
const test = journey.extend<{ server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startSite(
        {
          DATA_DIR: siteData ?? '',
          DESK_SECOND_FACTOR: '1',
          IDENTITY_SIMULATOR_PORT: 'off',
          LOG_LEVEL: 'error',
        },
        'web',
      );
      await use(server);
      await server.end('SIGTERM');
    },
    // A time of its own, beside that of the test.
    { timeout: 60_000 },
  ],
});

test.skip(!siteData, 'needs the data of the site, for a second server');

test(
  'the desk opens to a password only together with a one-time code, which is set up on the way (B.12, B.20)',
  ON_DESKTOP,
  async ({ page, t, request, server }) => {
    // Nobody of the demo data: others come in by their password meanwhile.
    const { email, password } = await newAccount(request, t.language);
    const grant =
      "insert into desk_grant (person_id, role) select id, 'analyst' from person where email = $1";
    await inDatabase(grant, [email]);
    const main = page.getByRole('main');
    const signIn = new SignIn(page, t, main);
    const enter = async () => {
      await open(page, `${server.url}/desk/sign-in`);
      await signIn.email.fill(email);
      await signIn.password.fill(password);
      await signIn.send();
    };
    await page.context().addCookies([{ name: 'language', value: t.language, url: server.url }]);
    await enter();
    await expect(page).toHaveURL(`${server.url}/user/profile/change_password?desk`);
    expect((await page.request.get(`${server.url}/desk-api/v1/submissions/`)).status()).toBe(404);

    await confirmByPassword(page, t, password);
    await main.getByRole('button', { name: t('profile:factor.begin') }).click();
    const secret = (await page.locator('.secret-text').textContent())?.replaceAll(/\s/g, '') ?? '';
    await main
      .getByLabel(t('profile:factor.code'), { exact: true })
      .fill(new TOTP({ issuer: 'Phum', secret }).generate());
    await main.getByRole('button', { name: t('profile:factor.confirm') }).click();
    const codes = page.locator('.recovery-codes li');
    await expect(codes).toHaveCount(10);
    const recovery = ((await codes.first().textContent()) ?? '').trim();
    expect((await page.goto(`${server.url}/desk`))?.status()).toBe(200);

    await page.request.post(`${server.url}/api/v1/auth/logout/`, { data: {} });
    await enter();
    await expect(signIn.code).toBeFocused();
    expect((await page.request.get(`${server.url}/desk-api/v1/submissions/`)).status()).toBe(401);
    await signIn.code.fill(recovery);
    await signIn.send();
    await expect(page).toHaveURL(/\/desk$/);
    // The server goes before the page does, which would ask it for news.
    await page.goto('about:blank');
  },
);
