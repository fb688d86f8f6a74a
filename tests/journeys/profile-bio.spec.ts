import { picture } from '#tests/factories/picture.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { mainAsSent } from './support/as-sent.ts';
import { OwnArea, prove, signInAs } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { Shell } from './support/shell.ts';
import { SignIn } from './support/sign-in.ts';

const BIO = 'I weave pattern in Kampong Chhnang.\nI teach whoever wants to learn.';

test(
  'what one says of oneself is seen by those one chose (1.017, 2.060, 2.019, 3.030, B.10)',
  ON_DESKTOP,
  async ({ page, t, request, site }) => {
    const own = await OwnArea.begin(page, t, request);
    await own.open('bio');
    await own.box('last_name_kh').fill('កែវ');
    await own.box('first_name_kh').fill('សុភា');
    await own.box('occupation').fill('Weaver');
    await own.box('occupation_kh').fill('ជាងតម្បាញ');
    await own.box('visibility.occupation').selectOption('nobody');
    await own.box('bio').fill(BIO);
    await own.box('bio_kh').fill('ខ្ញុំត្បាញក្រណាត់នៅកំពង់ឆ្នាំង។');
    await own.box('links.linkedin').fill('https://www.linkedin.com/in/keo-sophea');
    await own.box('visibility.links').selectOption('public');
    await own.box('phone').fill('012 345 678');
    await page.locator('input#field-languages').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.locator('.bio-form .chip')).toHaveCount(1);
    await own.save();
    const name = t.language === 'km' ? 'កែវ សុភា' : 'Keo Sophea';
    const publicPath = `/user/${own.id}?lang=${t.language}`;
    await expect(page.locator('.profile-name').first(), 'the frame shows the new name').toHaveText(name);

    const shown = await mainAsSent(site, publicPath);
    expect(shown).toContain(`>${name}</h1>`);
    expect(shown).toContain(t.language === 'km' ? 'ខ្ញុំត្បាញក្រណាត់' : 'I weave pattern');
    expect(shown).toContain('href="https://www.linkedin.com/in/keo-sophea"');
    expect(shown).not.toMatch(/Weaver|ជាងតម្បាញ|012 345 678|@phum\.example/);

    await open(page, `/user/${own.id}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main'), 'to oneself it looks as to everybody').not.toContainText(
      /Weaver|ជាងតម្បាញ/,
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: t('person:card.edit') })
      .click();
    await expect(own.box('phone')).toHaveValue('012 345 678');
    await own.box('visibility.occupation').selectOption('public');
    await own.save();
    expect(await mainAsSent(site, publicPath)).toContain(t.language === 'km' ? 'ជាងតម្បាញ' : 'Weaver');
  },
);

test(
  'what is wrong is said at its field, and nothing is stored by half (UX 19)',
  ON_PHONE,
  async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await own.open('bio');
    await own.box('first_name_kh').fill('Sophea');
    await own.box('occupation').fill('Weaver');
    await expect(
      page.locator('[data-field="first_name_kh"] .msg-error'),
      'said when the field is left',
    ).toContainText(t('rules:khmer_name'));
    await own.box('links.facebook').fill('https://facebook.com.evil.example/sophea');
    await own.press('person:form.save');
    await expect(page).toHaveTitle(new RegExp(`^${t('common:form.error_prefix')}`));
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await summary.getByRole('link').first().click();
    await expect(own.box('first_name_kh')).toBeFocused();
    await own.reload();
    await expect(own.box('occupation'), 'kept on the device').toHaveValue('Weaver');
    await own.press('person:form.discard');
    const question = page.getByRole('alertdialog', { name: t('person:form.discard_question') });
    await question.getByRole('button', { name: t('common:action.cancel') }).click();
    await expect(own.box('occupation'), 'nothing is thrown away without a yes').toHaveValue('Weaver');
    await own.press('person:form.discard');
    await question.getByRole('button', { name: t('person:form.discard') }).click();
    await expect(own.box('occupation')).toHaveValue('');
  },
);

test.describe('a session that ends while one types', () => {
  test(
    'costs no letter: signed in again, everything is back and can be saved (8.001, 8.002, UX 16)',
    ON_PHONE,
    async ({ page, t, request }) => {
      const own = await OwnArea.begin(page, t, request);
      await own.open('bio');
      await own.box('bio').fill(BIO);
      await own.box('date_of_birth.day').fill('12');
      await own.box('date_of_birth.month').selectOption('4');
      await own.box('date_of_birth.year').fill('1993');
      await signInAs(request, own.account);
      await prove(request, own.account.password);
      expect((await request.delete('/base-api/me/sessions/')).ok()).toBe(true);
      await own.press('person:form.save');
      const { signIn: dialog } = new Shell(page, t);
      await expect(dialog).toBeVisible();
      await expect(page, 'one signs in over the form').toHaveURL('/user/profile/bio');
      const signIn = new SignIn(page, t, dialog);
      await signIn.openEmail();
      await signIn.email.fill(own.account.email);
      await signIn.password.fill(own.account.password);
      await signIn.send();
      await expect(dialog).toBeHidden();
      await expect(own.box('bio')).toHaveValue(BIO);
      await expect(own.box('date_of_birth.day')).toHaveValue('12');
      await expect(own.box('date_of_birth.month')).toHaveValue('4');
      await own.save();
      await own.reload();
      await expect(own.box('bio')).toHaveValue(BIO);
      await expect(page.getByRole('main')).not.toContainText(t('person:form.restored_title'));
    },
  );

  test('is not what another person on this device finds', ON_DESKTOP, async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await own.open('bio');
    await own.box('bio').fill(BIO);
    const other = await OwnArea.begin(page, t, request);
    await other.open('bio');
    await expect(other.box('bio')).toHaveValue('');
  });
});

test(
  'a photo is placed with the keyboard, sent and shown (3.030)',
  ON_DESKTOP,
  async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await own.open('bio');
    await page.locator('#field-photo').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await picture('png'),
    });
    const crop = page.getByRole('dialog', { name: t('person:photo.crop_title') });
    const frame = crop.getByRole('application', { name: t('person:photo.window') });
    await frame.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(crop.getByRole('slider')).toHaveAttribute('aria-valuetext', '120%');
    const before = (await frame.locator('img').getAttribute('style')) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(frame.locator('img')).not.toHaveAttribute('style', before);
    await crop.getByRole('button', { name: t('person:photo.use') }).click();
    const face = page.locator('.profile-me img').first();
    await expect(face).toHaveAttribute('src', /^\/files\//);
    const size = await page.request.get((await face.getAttribute('src')) ?? '');
    expect(size.ok()).toBe(true);
    await own.press('person:photo.remove');
    await expect(face).toHaveCount(0);
  },
);

test(
  'visitors are led home: without a session cookie the guard knows nobody (2.074, 6.003)',
  ON_PHONE,
  async ({ request }) => {
    for (const area of ['', '/bio', '/change_password', '/account']) {
      const answer = await request.get(`/user/profile${area}`);
      expect([answer.status(), new URL(answer.url()).pathname], area).toEqual([200, '/']);
    }
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the bio is saved with its photo, and what is refused stays as typed (2.060)',
    ON_DESKTOP,
    async ({ page, t, request }) => {
      const own = await OwnArea.begin(page, t, request);
      await page.goto('/user/profile/bio');
      await own.box('bio').fill(BIO);
      await own.box('first_name_kh').fill('Sophea');
      await own.press('person:form.save');
      await expect(page.locator('.error-summary')).toContainText(t('rules:khmer_name'));
      await expect(own.box('bio')).toHaveValue(BIO);
      await own.box('first_name_kh').fill('សុភា');
      await page.locator('select[name="languages"]').selectOption('fr');
      await page
        .locator('#field-photo')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('png') });
      await own.press('person:form.save');
      await expect(page.getByRole('main')).toContainText(t('person:form.saved'));
      await expect(own.box('bio')).toHaveValue(BIO);
      await expect(page.locator('input[name="languages"][value="fr"]')).toBeChecked();
      await expect(page.locator('.profile-me img').first()).toHaveAttribute('src', /^\/files\//);
    },
  );

  test('a session that ended keeps the text in the form', ON_PHONE, async ({ page, t, request }) => {
    const own = await OwnArea.begin(page, t, request);
    await page.goto('/user/profile/bio');
    await own.box('bio').fill(BIO);
    await page.context().clearCookies({ name: /_token$/ });
    await own.press('person:form.save');
    await expect(page.getByRole('alert')).toContainText(t('person:form.signed_out_title'));
    await expect(own.box('bio')).toHaveValue(BIO);
    await signInAs(page.request, own.account);
    await own.press('person:form.save');
    await expect(page.getByRole('main')).toContainText(t('person:form.saved'));
    await expect(own.box('bio')).toHaveValue(BIO);
  });
});

test('the public page of nobody is none', ON_DESKTOP, async ({ request }) => {
  for (const id of ['0190a000-0000-7000-8000-00000000dead', 'nobody'])
    expect((await request.get(`/user/${id}`)).status(), id).toBe(404);
});
