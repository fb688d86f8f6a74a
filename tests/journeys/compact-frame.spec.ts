import type { Page } from '@playwright/test';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { sidewaysPx } from './support/legibility.ts';
import { open } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

// A telephone of today: what stands above a form or a conversation takes the place of it.
const PHONE = { width: 390, height: 844 };
const FORM_BEGINS_PX = 220;
const OWN = '/user/profile';

const FORMS = [
  [`${OWN}/bio`, '.bio-form > div'],
  [`${OWN}/account`, '.profile-section :is(form, .btn)'],
  [`${OWN}/change_password`, '.profile-section form'],
] as const;

test(
  'forms of the own area begin high: every part, entry and step of a startup (B.14)',
  ON_PHONE,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    await signIn(page, member('founder'));
    const { data: profiles } = await (await page.request.get('/base-api/me/profile/?kind=startup')).json();
    const startup = profiles.find(({ status }: { status: string }) => status === 'draft');
    const inside = [
      ...partsOf('startup').flatMap(({ name, list }) =>
        list ? [`part=${name}&item=new`] : [`part=${name}`],
      ),
      ...stepsOf('startup').map(({ name }) => `step=${name}`),
    ];
    const forms = [...FORMS, ...inside.map((query) => [`${startup.path}?${query}`, '.profile-body > form'])];
    const begins: Record<string, number> = {};
    for (const [address = '', form = ''] of forms) {
      // Where it begins is settled before its scripts wake.
      await page.goto(address);
      const box = await page.locator(form).first().boundingBox();
      begins[address] = box?.y ?? Number.POSITIVE_INFINITY;
      expect(await sidewaysPx(page), address).toBe(0);
    }
    const late = Object.entries(begins).filter(([, y]) => y >= FORM_BEGINS_PX);
    expect(late).toEqual([]);
  },
);

test(
  'the menu of the own area is one control, threads open at their end (B.14)',
  ON_PHONE,
  async ({ page, t }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, member('founder'));
    await open(page, `${OWN}/bio`);
    await goBySwitch(page, t);
    const { data: threads } = await (await page.request.get('/base-api/me/inbox/')).json();
    const thread = threads.find(({ kind }: { kind: string }) => kind === 'conversation');
    await open(page, `${OWN}/inbox/${thread.id}`);
    await expect(page.locator('.message').last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: t('inbox:write.label') })).toBeInViewport({ ratio: 1 });
  },
);

/** The areas are behind one control; a tap on one leads there, and the menu is closed again. */
async function goBySwitch(page: Page, t: Translator): Promise<void> {
  const control = page.locator('.profile-switch > summary');
  await expect(page.locator('.profile-side')).toBeHidden();
  await control.tap();
  const menu = page.locator('.profile-switch .menu');
  await menu.getByRole('link', { name: t('profile:menu.inbox') }).tap();
  await expect(page).toHaveURL(`${OWN}/inbox`);
  await expect(menu).toBeHidden();
}

test(
  'a conversation at the desk opens with its last message and the field in sight',
  ON_PHONE,
  async ({ page, t }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, staff('reviewer'));
    const { data } = await (await page.request.get('/desk-api/v1/contact-messages/')).json();
    const address = `/desk/contact/${data[0].id}`;
    await open(page, address);
    const entries = page.locator('.inbox-entry');
    await expect(page.locator('textarea[name="reply"]')).toBeInViewport();
    await expect(entries.last().locator('.inbox-by')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: t('contact-desk:reply.title') })).toBeInViewport();
  },
);

/** What of the bar lies outside the window, in any width that a page enlarged to 200 % has. */
async function outOfSight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [180, 200, 239, 240, 279, 280, 319, 320]) {
    await page.setViewportSize({ width, height: 400 });
    const outside = await page.locator('header.bar > .wrap > :is(a, button, .popup)').evaluateAll(
      (all, window_) =>
        all
          .map((one) => ({
            box: one.getBoundingClientRect(),
            name: one.getAttribute('aria-label') ?? one.textContent,
          }))
          .filter(({ box }) => box.width > 0 && (box.right > window_ || box.left < 0))
          .map(({ box, name }) => `${name} to ${Math.round(box.right)}`),
      width,
    );
    found.push(...outside.map((one) => `${width}: ${one}`));
  }
  return found;
}

for (const who of [null, 'founder'])
  test(`a page enlarged to 200 % on a small phone has its bar whole, ${who ? 'signed in' : 'for a visitor'}`, async ({
    page,
    t,
  }) => {
    if (who) await signIn(page, member(who));
    await open(page, '/about');
    expect(await outOfSight(page)).toEqual([]);
    await page.setViewportSize({ width: 180, height: 400 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.open_menu') })
      .click();
    await expect(page.getByRole('dialog').locator('.lang-switch')).toBeVisible();
  });
