import type { DemoPerson } from '#server/database/demo/staff.ts';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { Mailbox } from './support/listing.ts';
import { open } from './support/page-ready.ts';
import { signIn, staff } from './support/people.ts';

const WORDS = {
  en: {
    name: 'Mean Sreypov',
    text: 'The map is hard to read on my phone.',
    reply: 'Thank you. We look at it today.',
  },
  km: { name: 'មាន ស្រីពៅ', text: 'ផែនទីពិបាកអានលើទូរសព្ទរបស់ខ្ញុំ។', reply: 'សូមអរគុណ។ យើងនឹងពិនិត្យថ្ងៃនេះ។' },
};
const feedback = CONTACT_CATEGORIES.find(({ slug }) => slug === 'feedback')!;
/** How the desk calls a colleague. */
const staffText = (who: DemoPerson, language: Language) => personName(who, language).text;
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@reader.example`;

test(
  'a visitor writes, has a copy, and is answered by mail in their language (2.005, 2.159, 3.031, 3.044, 7.035)',
  ON_DESKTOP,
  async ({ page, t, request, another }) => {
    const words = WORDS[t.language];
    const email = newAddress();
    const mailbox = new Mailbox(request, email);
    const form = page.getByRole('main').locator('form');

    await open(page, '/contact?category=feedback&about=/program');
    await expect(form.getByRole('link', { name: '/program' })).toBeVisible();
    await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(localName(feedback, t.language).text),
    );

    // Nothing typed is lost by a mistake, which is named at its field and at the top.
    await form.getByLabel(t('contact:form.name')).fill(words.name);
    await form.getByLabel(t('contact:form.email'), { exact: false }).fill('no-address');
    await form.getByLabel(t('contact:form.description'), { exact: false }).fill(words.text);
    await form.getByRole('button', { name: t('contact:form.submit') }).click();
    await expect(form.locator('.error-summary')).toBeFocused();
    await expect(form.getByLabel(t('contact:form.description'), { exact: false })).toHaveValue(words.text);

    await form.getByLabel(t('contact:form.email'), { exact: false }).fill(email);
    await form.getByRole('button', { name: t('contact:form.submit') }).click();
    const sent = page.getByRole('status').filter({ hasText: t('contact:sent.title') });
    await expect(sent).toContainText(t('contact:sent.next', { count: CONTACT_ANSWER_DAYS }), {
      timeout: 60_000,
    });
    const reference = (await sent.locator('.contact-reference').textContent()) ?? '';
    expect(reference).toMatch(/^C-[0-9A-Z]{6}$/);
    const copy = await mailbox.letter('contact.received');
    expect([copy.language, copy.subject.includes(reference), copy.text.includes(words.text)]).toEqual([
      t.language,
      true,
      true,
    ]);

    const desk = await another();
    await signIn(desk, staff('reviewer'));
    await open(desk, `/desk/contact?search=${reference}`);
    await desk.getByRole('main').locator('a[data-row-link]').click();
    await expect(desk.getByText(words.text)).toBeVisible();
    await expect(desk.getByRole('link', { name: '/program' })).toBeVisible();
    await desk.getByRole('button', { name: t('desk:assignment.take'), exact: true }).click();
    await expect(desk.getByText(t('desk:assignment.you'))).toBeVisible();
    await desk.locator('textarea[name="reply"]').fill(words.reply);
    await desk.getByRole('button', { name: t('contact-desk:reply.submit') }).click();
    await expect(desk.getByText(t('contact-desk:reply.sent'))).toBeVisible();
    await expect(desk.locator('.inbox-reply')).toContainText(words.reply);
    await expect(desk.locator('textarea[name="reply"]')).toHaveValue('');

    const answer = await mailbox.letter('contact.reply');
    expect([answer.language, answer.text.includes(words.reply)]).toEqual([t.language, true]);
    const done = desk.getByRole('region', { name: t('desk:done.label') });
    const undo = done.getByRole('button', { name: t('desk:done.undo') });
    await desk.getByRole('button', { name: t('contact-desk:close'), exact: true }).click();
    await expect(done).toContainText(t('contact-desk:did.close', { count: 1 }));
    await undo.click();
    await expect(desk.locator('.desk-facts')).toContainText(t('contact:status.answered'));
    await expect(desk.getByRole('button', { name: t('contact-desk:close'), exact: true })).toBeVisible();

    // From the list: given to a colleague, then closed, each with its way back.
    await open(desk, `/desk/contact?search=${reference}&status=all`);
    const row = desk.getByRole('main').locator('tbody tr');
    const colleague = staff('editor');
    await row.getByRole('checkbox').check();
    await desk
      .locator('select[name="assignee_id"]')
      .selectOption({ label: staffText(colleague, t.language) });
    await desk.getByRole('button', { name: t('desk:assignment.give'), exact: true }).click();
    await expect(done).toContainText(t('contact-desk:did.assign', { count: 1 }));
    await expect(row).toContainText(staffText(colleague, t.language));
    await undo.click();
    await expect(row).toContainText(t('desk:queue.you'));
    await row.getByRole('checkbox').check();
    await desk.getByRole('button', { name: t('contact-desk:close'), exact: true }).click();
    await expect(done).toContainText(t('contact-desk:did.close', { count: 1 }));
    await open(desk, `/desk/contact?search=${reference}&status=closed`);
    await expect(desk.locator('a[data-row-link]')).toHaveCount(1);
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form works, keeps what was typed, and leads to the reference (2.005, 7.035)',
    ON_PHONE,
    async ({ page, t, request }) => {
      const words = WORDS[t.language];
      const email = newAddress();
      const form = page.getByRole('main').locator('form');
      await page.goto('/contact');
      await form.getByLabel(t('contact:form.description'), { exact: false }).fill(words.text);
      await form.getByRole('button', { name: t('contact:form.submit') }).click();
      await expect(form.locator('.error-summary')).toContainText(t('contact:form.name'));
      await expect(form.getByLabel(t('contact:form.description'), { exact: false })).toHaveValue(words.text);

      await form.getByRole('radio').first().check();
      await form.getByLabel(t('contact:form.name')).fill(words.name);
      await form.getByLabel(t('contact:form.email'), { exact: false }).fill(email);
      // A person needs a moment between seeing a form and sending it.
      await page.waitForTimeout(2_500);
      await form.getByRole('button', { name: t('contact:form.submit') }).click();
      await expect(page.getByRole('heading', { name: t('contact:sent.title') })).toBeVisible();
      expect((await new Mailbox(request, email).letter('contact.received')).language).toBe(t.language);
    },
  );
});
