import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { Mailbox } from './support/listing.ts';
import { awake, open } from './support/page-ready.ts';
import { GOOD_PASSWORD, newAccount, newAddress, SignIn, secretIn } from './support/sign-in.ts';

test('an account by e-mail: form, letter, confirmation by a button, sign-in (7.027, 2.021, 2.023, B.12)', async ({
  page,
  t,
  site,
}) => {
  const email = newAddress();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const field = (
    key: 'first_name' | 'last_name' | 'last_name_kh' | 'email' | 'password' | 'password_again',
  ) => main.getByLabel(t(`account:register.${key}`), { exact: key === 'first_name' || key === 'last_name' });
  await open(page, '/account/register');
  await main.getByRole('button', { name: t('account:register.submit') }).click();
  const summary = main.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);

  await main.locator('[name=first_name]').fill('Sophea');
  await main.locator('[name=last_name]').fill('Keo');
  await field('last_name_kh').fill('កែវ');
  await field('email').fill(email);
  await main.locator('[name=password]').fill('woven');
  const rules = main.locator('.password-rules .met');
  await expect(rules).toHaveCount(1);
  await main.locator('[name=password]').fill(GOOD_PASSWORD);
  await expect(rules).toHaveCount(4);
  await field('password_again').fill(`${GOOD_PASSWORD}x`);
  await main.getByRole('button', { name: t('account:register.submit') }).click();
  await expect(main.locator('.msg-error')).toHaveText(
    `${t('common:form.error_prefix')} ${t('rules:password_confirmation')}`,
  );
  await field('password_again').fill(GOOD_PASSWORD);
  await main.getByRole('button', { name: t('account:register.submit') }).click();

  await expect(heading).toHaveText(t('account:check_mail.title'));
  await expect(page).toHaveURL('/account/confirm-verify-email');
  await expect(main).toContainText(email);
  const mailbox = new Mailbox(site.request, email);
  const secret = await secretIn(mailbox, 'account.verify', '/account/confirm-email');

  // Programs that open every link of a mail use nothing up.
  for (const _ of [1, 2])
    expect((await site.request.get(`/account/confirm-email/${secret}`)).ok()).toBe(true);
  await open(page, `/account/confirm-email/${secret}`);
  await main.getByRole('button', { name: t('account:confirm_email.submit') }).click();
  await expect(heading).toHaveText(t('account:confirm_email.done_title'));

  await open(page, `/account/confirm-email/${secret}`);
  await main.getByRole('button', { name: t('account:confirm_email.submit') }).click();
  await expect(heading).toHaveText(t('account:confirm_email.gone_title'));

  await open(page, '/account/sign-in?next=/about');
  const signIn = new SignIn(page, t, main);
  await signIn.openEmail();
  await signIn.email.fill(email);
  await signIn.password.fill(GOOD_PASSWORD);
  await signIn.send();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
});

test.describe('nobody learns who has an account', () => {
  test(
    'another letter is promised to everybody, and can be asked for once in a while (B.12)',
    ON_PHONE,
    async ({ page, t }) => {
      await open(page, '/account/confirm-verify-email');
      const main = page.getByRole('main');
      await main.getByLabel(t('account:register.email')).fill(newAddress());
      await main.getByRole('button', { name: t('account:check_mail.resend') }).click();
      await expect(main.getByRole('status')).toHaveText(t('account:check_mail.resent'));
      await expect(main.getByRole('button', { name: t('account:check_mail.resend') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );

  test(
    'an unknown address is answered like a known one when a password is forgotten (2.020, 7.025)',
    ON_DESKTOP,
    async ({ page, t }) => {
      const email = newAddress();
      await open(page, '/account/begin_password_reset');
      const main = page.getByRole('main');
      await main.getByLabel(t('account:register.email')).fill(email);
      await main.getByRole('button', { name: t('account:reset.submit') }).click();
      await expect(main).toContainText(t('account:reset.sent_text', { email }));
    },
  );
});

test(
  'a forgotten password: link by letter, rules of the new one, sign-in with it (2.020, 2.022, 7.025, 7.026)',
  ON_DESKTOP,
  async ({ page, t, site, language }) => {
    const { email } = await newAccount(site.request, language);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/account/sign-in');
    const signIn = new SignIn(page, t, main);
    await signIn.openEmail();
    await main.getByRole('link', { name: t('shell:sign_in.forgot') }).click();
    await expect(heading).toHaveText(t('account:reset.title'));
    await main.getByLabel(t('account:register.email')).fill(email);
    await main.getByRole('button', { name: t('account:reset.submit') }).click();
    await expect(heading).toHaveText(t('account:reset.sent_title'));

    const secret = await secretIn(
      new Mailbox(site.request, email),
      'account.reset',
      '/account/reset-password-confirm',
    );
    await open(page, `/account/reset-password-confirm/${secret}`);
    const save = main.getByRole('button', { name: t('account:reset.save') });
    const type = async (text: string) => {
      await main.locator('[name=password]').fill(text);
      await main.locator('[name=password_confirmation]').fill(text);
      await save.click();
    };
    await type('short');
    await expect(main.locator('.msg-error')).toContainText(t('rules:password', { n: 8 }));
    await type('Password1');
    await expect(main.locator('.msg-error')).toContainText(t('rules:password_common'));
    const fresh = 'Nine-shuttles-by-5-rivers';
    await type(fresh);
    await expect(heading).toHaveText(t('account:reset.done_title'));
    await main.getByRole('link', { name: t('shell:account.sign_in') }).click();
    await awake(page);
    await signIn.openEmail();
    await signIn.email.fill(email);
    await signIn.password.fill(fresh);
    await signIn.send();
    await expect(page.locator('html')).toHaveAttribute('data-signed-in');

    await open(page, `/account/reset-password-confirm/${secret}`);
    await type('Another-shuttle-by-6-rivers');
    await expect(heading).toHaveText(t('account:reset.gone_title'));
  },
);
