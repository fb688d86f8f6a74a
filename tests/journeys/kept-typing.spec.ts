import { expect, ON_PHONE, test } from './base.ts';
import { newName } from './support/listing.ts';
import { signInAs } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { GOOD_PASSWORD, newAccount, newAddress } from './support/sign-in.ts';

test.describe('an invitation to a team that nobody answers', () => {
  test.use({ expectedConsole: /status of 502/ });

  test('stays in its form, and is there after the page was loaded anew', ON_PHONE, async ({ page, t }) => {
    await signIn(page, member('founder'));
    await open(page, '/user/profile/startup');
    const own = page.getByRole('main').locator('a[href^="/user/profile/startup/"]').first();
    const path = new URL((await own.getAttribute('href'))!, page.url()).pathname;
    await open(page, `${path}/team`);
    const [emails, role, note] = ['emails', 'role', 'note'].map((name) => page.locator(`#field-${name}`));
    const typed = [newAddress(), newAddress()].join('\n');
    const isThere = async (when: string) => {
      await expect(emails!, when).toHaveValue(typed);
      await expect(role!, when).toHaveValue('admin');
      await expect(note!, when).toHaveValue('Weave with us.');
    };
    await emails!.fill(typed);
    await role!.selectOption('admin');
    await note!.fill('Weave with us.');
    await page.route(`**${path}/team.data*`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, body: 'Bad Gateway' })
        : route.fallback(),
    );
    const send = page.getByRole('button', { name: t('team:invite.send'), exact: true });
    const answered = () => page.waitForResponse((answer) => answer.status() === 502);
    const [first] = await Promise.all([answered(), send.click()]);
    expect(first.request().method()).toBe('POST');
    await expect(page.getByText(t('line:form_lost'))).toBeVisible();
    await isThere('after the first time');
    // By itself.
    await answered();
    await expect(page.getByText(t('line:form_lost'))).toBeVisible();
    await isThere('after the second time');
    await page.reload();
    await isThere('in the page that was loaded anew');
    await emails!.fill('');
    await note!.fill('');
    await role!.selectOption('member');
  });
});

test(
  'the names of a new page, and the address that one looks for pages by, outlive their tab',
  ON_PHONE,
  async ({ page, request, language }) => {
    await signInAs(page.request, await newAccount(request, language));
    const { name, name_kh } = newName();
    const address = newAddress();
    for (const [path, words] of [
      ['/user/profile/startup?create=1', { name, name_kh }],
      ['/user/profile/matching', { email: address }],
    ] as const) {
      await open(page, path);
      const box = (at: typeof page, field: string) => at.getByRole('main').locator(`input[name="${field}"]`);
      for (const [field, value] of Object.entries(words)) await box(page, field).fill(value);
      // What is ended hears of nothing: all must be kept by then.
      await expect
        .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
        .toContain(Object.values(words).at(-1));
      const anew = await page.context().newPage();
      await open(anew, path);
      for (const [field, value] of Object.entries(words))
        await expect(box(anew, field), path).toHaveValue(value);
      await anew.close();
    }
    // A link from a mail brings a secret to the same page: none is kept with the words.
    const secret = crypto.randomUUID();
    await open(page, `/user/profile/matching?token=${secret}`);
    await expect(page.locator('main input[name="email"]')).toHaveValue(address);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret);
  },
);

test(
  'names and address of a new account outlive a page that is ended, in their tab; a password is kept nowhere',
  ON_PHONE,
  async ({ page, t }) => {
    const email = newAddress();
    const main = page.getByRole('main');
    const box = (name: string) => main.locator(`input[name="${name}"]`);
    const kept = (where: 'sessionStorage' | 'localStorage') =>
      page.evaluate((name) => JSON.stringify({ ...window[name] }), where);
    await open(page, '/account/register');
    await box('first_name').fill('Sophea');
    await box('last_name').fill('Keo');
    await box('password').fill(GOOD_PASSWORD);
    // As one sees it who looks whether it is right.
    await box('password').evaluate((field: HTMLInputElement) => (field.type = 'text'));
    await box('password_confirmation').fill(GOOD_PASSWORD);
    await box('email').fill(email);
    await expect.poll(() => kept('sessionStorage')).toContain(email);
    expect(await kept('sessionStorage')).not.toContain(GOOD_PASSWORD);
    expect(await kept('localStorage')).not.toContain(email);
    await page.reload();
    for (const [name, value] of Object.entries({ first_name: 'Sophea', email, password: '' }))
      await expect(box(name)).toHaveValue(value);
    for (const name of ['password', 'password_confirmation']) await box(name).fill(GOOD_PASSWORD);
    await main.getByRole('button', { name: t('account:register.submit') }).click();
    await expect(page).toHaveURL('/account/confirm-verify-email');
    expect(await kept('sessionStorage'), 'nothing once it was taken').not.toContain('Sophea');

    await open(page, '/account/begin_password_reset');
    await box('email').fill(email);
    await expect.poll(() => kept('sessionStorage')).toContain('begin_password_reset');
    await page.reload();
    await expect(box('email')).toHaveValue(email);
  },
);
