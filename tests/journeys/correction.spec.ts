import type { Locator, Page } from '@playwright/test';
import { LEAST_MS } from '#server/bot-check/stamp.ts';
import { demoId } from '#server/database/demo/build/demo-id.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { expect, ON_OLD_PHONES_TOO, ON_PHONE, test } from './base.ts';
import { Mailbox } from './support/listing.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';
import { newAddress } from './support/sign-in.ts';

/** A startup that the founder of the demo data looks after. */
const PAGE = `/ecosystem/discover/category/startup/${demoId('startup', 'Slek Materials')}-slek-materials`;
const FORM = `/correct?about=stakeholder:${demoId('startup', 'Slek Materials')}`;

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** As long as a person needs at least. */
const send = async (page: Page, name: string) => {
  await page.waitForTimeout(LEAST_MS);
  await button(page, name).tap();
};

const words = (mark: string) => ({
  fact: `បង្កើតនៅឆ្នាំ 2015 ${mark}`,
  correct: 'បង្កើតនៅឆ្នាំ 2019',
  source: 'គេហទំព័ររបស់ក្រុមហ៊ុន',
});
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await main(page).locator(`[name="${name}"]`).fill(text);
};

test(
  'a visitor says what is right, the owner answers and takes it back, the visitor is told',
  ON_PHONE,
  async ({ page, t, request, another }) => {
    test.setTimeout(120_000);
    const press = (where: Page, key: TextKey) => button(where, t(key)).tap();
    await open(page, PAGE);
    await main(page)
      .getByRole('link', { name: t('common:correct_page') })
      .tap();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === FORM);
    await press(page, 'correction:send.button');
    await expect(main(page).locator('.error-summary')).toBeFocused();
    await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(3);

    const mark = crypto.randomUUID().slice(0, 8);
    const address = newAddress();
    await fill(page, { ...words(mark), email: address });
    await send(page, t('correction:send.button'));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('correction:send.sent_title'));
    const reference = /K-\w{6}/.exec((await main(page).textContent()) ?? '')![0];

    // The owner follows the letter.
    const owner = await another();
    await signIn(owner, member('founder'));
    const asked = new Mailbox(request, member('founder').email);
    await asked.letter('correction.asked');
    const { text } = await asked.letter('correction.asked');
    expect(text).toContain(reference);
    const id = /user%2Fprofile%2Fcorrections%2F([\w-]+)/.exec(text)![1]!;
    await open(owner, `/user/profile/corrections/${id}`);
    await expect(main(owner)).toContainText(words(mark).fact);
    await expect(main(owner)).not.toContainText(address);
    await press(owner, 'correction:record.accept');
    await expect(main(owner).locator('[name="answer"]')).toHaveAttribute('aria-invalid', 'true');
    await fill(owner, { answer: 'យើងបានកែឆ្នាំហើយ។' });
    await press(owner, 'correction:record.decline');
    await expect(main(owner)).toContainText(t('correction:record.done_decline'));
    await press(owner, 'correction:record.undo');
    await expect(main(owner)).toContainText(t('correction:record.done_undo'));
    await fill(owner, { answer: 'យើងបានកែឆ្នាំហើយ។' });
    await press(owner, 'correction:record.accept');
    await expect(main(owner)).toContainText(t('correction:record.done_accept'));
    const answered = await new Mailbox(request, address).letter('correction.answered');
    expect(answered.text).toContain('យើងបានកែឆ្នាំហើយ។');
    expect(answered.text).toContain(reference);
  },
);

test.describe('over a line that breaks', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_RESET/ });
  test(
    'the answer to sending is lost: it is sent again and stands once',
    ON_PHONE,
    async ({ page, t, reviewer }) => {
      await open(page, FORM);
      const mark = crypto.randomUUID().slice(0, 8);
      await fill(page, words(mark));
      let lost = 0;
      await page.route('**/correct.data*', async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await send(page, t('correction:send.button'));
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        t('correction:send.sent_title'),
        {
          timeout: 20_000,
        },
      );
      expect(lost).toBe(1);
      expect(await reviewer.corrections(mark)).toHaveLength(1);
    },
  );
});

test(
  'what was typed outlives a closed tab, in each form that is sent at once; once sent nothing is kept (UX 74)',
  ON_PHONE,
  async ({ page, t, reviewer, another }) => {
    test.setTimeout(120_000);
    const FORMS: [string, Record<string, string>][] = [
      [FORM.replace('/correct', '/report'), { description: 'ទំព័រនេះខុស', email: 'sok@example.com' }],
      ['/contact?category=other', { description: 'សួរអំពីការចុះឈ្មោះ', name: 'សុខ' }],
    ];
    for (const [address, values] of FORMS) {
      const typing = await another();
      await open(typing, address);
      await fill(typing, values);
      await typing.waitForTimeout(600);
      const again = await typing.context().newPage();
      await typing.close();
      await open(again, address);
      for (const [name, text] of Object.entries(values))
        await expect(main(again).locator(`[name="${name}"]`), `${address} ${name}`).toHaveValue(text);
    }
    const mark = crypto.randomUUID().slice(0, 8);
    const kept = () => page.evaluate((text) => JSON.stringify(localStorage).includes(text), mark);
    await open(page, FORM);
    await fill(page, words(mark));
    await expect.poll(kept).toBe(true);
    await page.goto('about:blank');
    await open(page, FORM);
    for (const [name, text] of Object.entries(words(mark)))
      await expect(main(page).locator(`[name="${name}"]`)).toHaveValue(text);
    await send(page, t('correction:send.button'));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('correction:send.sent_title'));
    expect(await kept()).toBe(false);
    await open(page, FORM);
    await expect(main(page).locator('[name="fact"]')).toHaveValue('');
    expect(await reviewer.corrections(mark)).toHaveLength(1);
  },
);

test('it is sent from old phones too', ON_OLD_PHONES_TOO, async ({ page, t, reviewer }) => {
  await page.goto(FORM);
  const mark = crypto.randomUUID().slice(0, 8);
  await fill(page, words(mark));
  await send(page, t('correction:send.button'));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('correction:send.sent_title'));
  expect(await reviewer.corrections(mark)).toHaveLength(1);
});

test('the desk finds it by its words, declines and takes it back', { tag: '@en-desktop' }, async ({
  page,
  t,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await open(page, FORM);
  await fill(page, words(mark));
  await page.waitForTimeout(LEAST_MS);
  await button(page, t('correction:send.button')).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('correction:send.sent_title'));
  await signIn(page, staff('reviewer'));
  await open(page, `/desk/corrections?search=${mark}`);
  await main(page)
    .getByRole('link', { name: /Slek Materials/ })
    .click();
  await fill(page, { answer: 'The register says 2015.' });
  await button(page, t('correction:record.decline')).click();
  await expect(main(page)).toContainText(t('correction:record.done_decline'));
  await button(page, t('correction:record.undo')).click();
  await expect(main(page)).toContainText(t('correction:record.done_undo'));
});
