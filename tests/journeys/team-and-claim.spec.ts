import type { Locator, Page } from '@playwright/test';
import { pagePath } from '#server/addresses/page-path.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { mainAsSent } from './support/as-sent.ts';
import { newRequest } from './support/desk-requests.ts';
import { Mailbox, newName } from './support/listing.ts';
import { confirmByPassword, OwnArea, prove, signInAs } from './support/own-area.ts';
import { ownedStartup } from './support/own-profile.ts';
import { awake, handled, open } from './support/page-ready.ts';
import { DEMO_PASSWORD, signIn, staff } from './support/people.ts';
import { newAccount, newAddress } from './support/sign-in.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Presses a button of a page by its text, once the page answers. */
async function press(page: Page, t: Translator, key: TextKey): Promise<void> {
  const button = main(page).getByRole('button', { name: t(key), exact: true });
  await handled(button);
  await button.click();
}

test('a page is claimed with a code sent to an address of its website, and the desk approves (1.007, 3.035, 4.023, 4.024, 7.104, 7.105, B.53)', async ({
  page,
  t,
  language,
  request,
  another,
  reviewer,
  device,
}) => {
  // A page of their own, which nobody looks after: those of the demo data may be in dispute already.
  const names = newName();
  const domain = `${names.name.replace(' ', '-').toLowerCase()}.example`;
  const listed = await newRequest(request, language, { ...names, website: `https://www.${domain}` });
  const page_id = (await reviewer.approve(listed.id))!;
  const name = localName(names, t.language).text;
  const way = pagePath({ id: page_id, kind: 'startup', type_slug: null, ...names });

  // A founder finds the page of their startup, asks to look after it, and shows it by a code.
  const founder = await newAccount(request, language);
  await signInAs(page.request, founder);
  await open(page, way);
  await main(page)
    .getByRole('link', { name: t('stakeholder:claim.action'), exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `${way}/claim`);
  // Its own address could be asked for the code too; this one is of the website.
  await main(page)
    .getByRole('radio', { name: t('claim:proof.domain_code') })
    .check();
  await press(page, t, 'claim:ask.send');
  await expect(page.locator('#field-relation')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#field-relation').fill('Founder');
  await page.locator('#field-email').fill('dara@another.example');
  await press(page, t, 'claim:ask.send');
  await expect(page.locator('#field-email-error')).toContainText(domain);
  const address = `dara.${crypto.randomUUID().slice(0, 6)}@${domain}`;
  await page.locator('#field-email').fill(address);
  await press(page, t, 'claim:ask.send');
  await expect(main(page).getByText(t('claim:one.done.unproved'))).toBeVisible();
  const claim = new URL(page.url()).pathname;
  const { subject } = await new Mailbox(request, address).letter('claim.code');
  const code = /\d{6}/.exec(subject)![0];
  await page.locator('#field-code').fill(code === '111111' ? '222222' : '111111');
  await press(page, t, 'claim:one.code_send');
  await expect(page.locator('#field-code-error')).toBeVisible();
  await page.locator('#field-code').fill(code);
  await press(page, t, 'claim:one.code_send');
  await expect(main(page).getByText(t('claim:one.done.proved'))).toBeVisible();
  expect(await mainAsSent(page, way)).toContain(t('stakeholder:claim.state.requested'));

  // The desk finds it in its list and approves; reviewers sit at wide screens.
  const id = claim.split('/').at(-1) ?? '';
  if (device === 'desktop') {
    const desk = await another();
    const { reference } = (await (await page.request.get(`/base-api/me/claims/${id}/`)).json()) as {
      reference: string;
    };
    await signIn(desk, staff('reviewer'));
    await prove(desk.request, DEMO_PASSWORD);
    await open(desk, `/desk/claims?search=${reference}`);
    await main(desk).getByRole('link', { name }).click();
    await expect(main(desk).getByRole('heading', { level: 1, name })).toBeVisible();
    await press(desk, t, 'claim:desk.approve');
    await expect(main(desk).getByText(t('claim:desk.done.approve'))).toBeVisible();
  } else await reviewer.decideClaim(id, 'approve', '');

  await open(page, `/user/profile/startup/${page_id}/team`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    t('team:page.title', { page: name }),
  );
});

test('an owner invites by a list; one accepts, the link of another says what became of it (1.023, 2.163, 3.032, 3.034, 7.079, 7.132, B.55, B.70)', async ({
  page,
  t,
  language,
  request,
  another,
  reviewer,
}) => {
  const founder = await OwnArea.begin(page, t, request);
  const { id: page_id, ...names } = await ownedStartup(page.request, reviewer);
  const name = localName(names, t.language).text;
  const partner = await newAccount(request, language);
  await open(page, `/user/profile/startup/${page_id}/team`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    t('team:page.title', { page: name }),
  );
  await confirmByPassword(page, t, founder.account.password);
  await expect(page).toHaveURL((url) => url.pathname === `/user/profile/startup/${page_id}/team`);
  await awake(page);
  const unknown = newAddress();
  const spreadsheet = `email,role\n${partner.email},\nno-address,\n${unknown},member`;
  await page.locator('#field-list').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(spreadsheet),
  });
  await expect(page.locator('#field-emails')).toHaveValue(spreadsheet);
  await page.locator('#field-role').selectOption('admin');
  await page.locator('#field-note').fill('Weave with us.');
  await press(page, t, 'team:invite.send');
  const results = main(page).locator('.team-results li');
  await expect(results).toHaveCount(3);
  await expect(results.nth(0)).toContainText(t('team:invite.result.sent'));
  await expect(results.nth(1)).toContainText(t('team:invite.result.bad_address'));
  await expect(results.nth(2)).toContainText(t('team:invite.result.sent'));
  const link = /\/team-invite\/[\w-]+/.exec(
    (await new Mailbox(request, unknown).letter('team.invite')).text,
  )![0];

  // One device after the other serves the invited, a visitor, and whoever disputes.
  const theirs = await another();
  await signInAs(theirs.request, partner);
  await open(theirs, '/user/profile/matching');
  const row = main(theirs).locator('.team-row', { hasText: name });
  await expect(row).toContainText('Weave with us.');
  await row.getByRole('button', { name: `${t('team:answer.accept')}: ${name}`, exact: true }).click();
  await expect(theirs).toHaveURL((url) => url.pathname === `/user/profile/startup/${page_id}/team`);
  await expect(main(theirs).getByRole('heading', { level: 2, name: t('team:invite.title') })).toBeVisible();

  // The link of the other letter works signed out, and says so once it is handled.
  const visitor = theirs;
  await visitor.context().clearCookies({ name: /_token$/ });
  await open(visitor, link);
  await expect(main(visitor).getByRole('link', { name: t('team:answer.sign_in') })).toBeVisible();
  const invited = main(page).locator('.team-row', { hasText: unknown });
  await invited.getByRole('button', { name: t('team:change.withdraw_of', { name: unknown }) }).click();
  await expect(main(page).getByText(t('team:change.done.withdrawn'))).toBeVisible();
  expect(await mainAsSent(visitor, link)).toContain(t('team:answer.handled.withdrawn'));
});

test('a page that has an owner is disputed: the owner objects, and the desk leaves it where it is (4.024, B.53)', async ({
  page,
  t,
  language,
  request,
  another,
  reviewer,
  device,
}) => {
  await OwnArea.begin(page, t, request);
  const { id, ...names } = await ownedStartup(page.request, reviewer);
  const name = localName(names, t.language).text;
  const way = pagePath({ id, kind: 'startup', type_slug: null, ...names });
  const visitor = await another();
  await signInAs(visitor.request, await newAccount(request, language));
  await open(visitor, `${way}/claim`);
  await visitor.locator('summary', { hasText: t('claim:ask.dispute_title') }).click();
  await visitor.locator('#field-relation').fill('Former partner');
  await visitor.getByRole('radio', { name: t('claim:proof.document') }).check();
  await visitor.locator('input[name="document"]').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'),
  });
  await press(visitor, t, 'claim:ask.send_dispute');
  await expect(main(visitor).getByText(t('claim:one.disputed'))).toBeVisible();
  const dispute = new URL(visitor.url()).pathname;
  await open(page, '/user/profile/matching');
  await main(page).locator('#disputes').getByRole('link', { name }).click();
  await expect(page).toHaveURL((url) => url.pathname === dispute);
  await page.locator('#field-text').fill('We bought their share last year.');
  await press(page, t, 'claim:one.says_send');
  await expect(main(page).getByText(t('claim:one.done.said'))).toBeVisible();

  const decision = 'The contract is clear.';
  if (device === 'desktop') {
    const desk = await another();
    await signIn(desk, staff('reviewer'));
    await open(desk, dispute.replace('/user/profile', '/desk'));
    await expect(main(desk).getByText('We bought their share last year.')).toBeVisible();
    await press(desk, t, 'claim:desk.keep');
    await expect(desk.locator('#field-text-error')).toBeVisible();
    await desk.locator('#field-text').fill(decision);
    await press(desk, t, 'claim:desk.keep');
    await expect(main(desk).getByText(t('claim:desk.done.keep'))).toBeVisible();
  } else await reviewer.decideClaim(dispute.split('/').at(-1) ?? '', 'keep', decision);
  const told = await mainAsSent(visitor, dispute);
  expect(told).toContain(decision);
  expect(told).toContain(t('claim:state.rejected'));
});

test(
  'is there a page already? The answer comes by mail alone (3.036, 7.126, B.82)',
  ON_PHONE,
  async ({ page, t, language, request }) => {
    const account = await newAccount(request, language);
    await signInAs(page.request, account);
    await open(page, '/user/profile/matching');
    await page.locator('#field-email').fill(account.email);
    await main(page)
      .getByRole('button', { name: t('claim:match.send'), exact: true })
      .click();
    await expect(main(page).getByText(t('claim:match.sent_title', { email: account.email }))).toBeVisible();
    const { text } = await new Mailbox(request, account.email).letter('claim.match');
    const token = /token%3D([\w-]+)/.exec(text)![1];
    await open(page, `/user/profile/matching?token=${token}`);
    await expect(main(page).getByText(t('claim:match.found_none'))).toBeVisible();
  },
);
