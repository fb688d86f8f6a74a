import type { Page } from '@playwright/test';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { connectPath } from '#shared/domain/connection.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { mainAsSent } from './support/as-sent.ts';
import { sidewaysPx } from './support/legibility.ts';
import { OwnArea } from './support/own-area.ts';
import { awake, open } from './support/page-ready.ts';
import { isDemo, type Site } from './support/site.ts';

test.use({ expectedConsole: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

/** Who a page is signed in as. */
async function meOf(page: Page) {
  const answer = await page.request.get('/api/v1/rest-auth/user/');
  return (await answer.json()) as {
    id: string;
    first_name: string;
    last_name: string;
    first_name_kh: string;
    last_name_kh: string;
  };
}

const main = (where: Page) => where.getByRole('main');
const box = (where: Page, t: Translator) => where.getByRole('textbox', { name: t('inbox:write.label') });
const send = (where: Page, t: Translator) =>
  where.getByRole('button', { name: t('inbox:write.send'), exact: true });

/** Writes, and waits until it has arrived. */
async function write(where: Page, t: Translator, text: string): Promise<void> {
  await box(where, t).fill(text);
  await send(where, t).click();
  await expect(main(where)).toContainText(text);
  await expect(main(where).locator('.message-waiting')).toHaveCount(0, { timeout: 30_000 });
}

/** Connects the people of two windows through the API; the path of their conversation. */
async function connected(page: Page, other: Page): Promise<string> {
  const { id: person_id } = await meOf(other);
  const asked = await page.request.post('/base-api/me/connections/', { data: { person_id, note: 'Rice?' } });
  const { id } = (await asked.json()) as { id: string };
  await other.request.post(`/base-api/me/connections/${id}/`, { data: { action: 'accept' } });
  const threads = await page.request.get('/base-api/me/inbox/');
  const { data } = (await threads.json()) as { data: { id: string }[] };
  return `/user/profile/inbox/${data[0]!.id}`;
}

test(
  'two people connect: asked with a note, taken back, asked again, accepted in the inbox (1.018, 1.022, 2.062, 2.160, 4.021, 4.022, B.54)',
  ON_PHONE,
  async ({ page, another, t, language }) => {
    const other = await another();
    await OwnArea.begin(page, t, page.request);
    await OwnArea.begin(other, t, other.request);
    const [me, them] = [await meOf(page), await meOf(other)];
    const [myName, theirName] = [personName(me, language).text, personName(them, language).text];

    /** The page on which one asks where there is no script, as the server sends it. */
    const connectText = () => mainAsSent(page, connectPath({ kind: 'person', id: them.id }));
    expect(await connectText()).toContain(t('connection:ask.send'));

    // From the page of a person, with a note and a purpose.
    await open(page, `/user/${them.id}`);
    await main(page)
      .getByRole('link', { name: t('connection:action.connect_named', { name: theirName }) })
      .or(main(page).getByRole('link', { name: t('common:action.connect'), exact: true }))
      .first()
      .click();
    const asks = page.getByRole('dialog', { name: t('connection:ask.title', { name: theirName }) });
    await asks.getByLabel(t('connection:purpose.mentoring')).check();
    await asks.getByLabel(t('connection:ask.note')).fill('Shall we talk about rice? ស្រូវ');
    await asks.getByRole('button', { name: t('connection:ask.send') }).click();
    await expect(asks).toHaveCount(0);
    const undo = page.getByRole('button', { name: t('connection:action.undo'), exact: true });
    // The message goes after a while, but not while somebody points at it.
    await undo.hover();
    const invited = main(page).getByText(t('connection:state.invited'), { exact: true });
    await expect(invited).toBeVisible();

    // A wrong tap is undone in the same place, and made good again; without a script on a page of its own.
    await undo.click();
    await expect(page.getByText(t('connection:done.withdraw', { name: theirName }))).toBeVisible();
    await undo.last().hover();
    await expect(invited).toHaveCount(0);
    await undo.last().click();
    await expect(invited).toBeVisible();
    expect(await connectText()).toContain(t('connection:state.invited'));

    // The other finds it in the inbox and accepts in place; the thread goes on as their conversation.
    await open(other, '/user/profile/inbox');
    await main(other)
      .getByRole('link', { name: new RegExp(escaped(myName)) })
      .click();
    await expect(main(other)).toContainText('Shall we talk about rice? ស្រូវ');
    await main(other)
      .getByRole('button', { name: t('connection:action.accept_named', { name: myName }) })
      .click();
    await expect(main(other)).toContainText(t('connection:done.accept', { name: myName }));
    await write(other, t, 'Yes, on Tuesday.');
    await open(page, new URL(other.url()).pathname);
    await expect(main(page)).toContainText('Yes, on Tuesday.');
  },
);

test(
  'people who are connected write to each other, also without a line (1.019, 2.064, 2.072, B.14)',
  ON_PHONE,
  async ({ page, another, browser, t }) => {
    const other = await another();
    await OwnArea.begin(page, t, page.request);
    await OwnArea.begin(other, t, other.request);
    const thread = await connected(page, other);
    await open(other, thread);
    await write(other, t, 'Yes, on Tuesday.');

    // It arrives by itself in an open window.
    await open(page, thread);
    await expect(main(page)).toContainText('Yes, on Tuesday.');
    // Before its script has run the page has the file field of the browser, and is no wider than the window.
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
      storageState: await page.context().storageState(),
    });
    const unscripted = await bare.newPage();
    await unscripted.goto(page.url());
    await expect(unscripted.locator('input[type="file"]')).toBeVisible();
    expect(await sidewaysPx(unscripted)).toBe(0);
    await bare.close();
    await write(other, t, 'At six in the evening.');
    await expect(main(page)).toContainText('At six in the evening.', { timeout: 30_000 });

    // What is typed survives a reload; without a line it waits and leaves by itself.
    await box(page, t).fill('A long answer that is not finished');
    await page.reload();
    await awake(page);
    await expect(box(page, t)).toHaveValue('A long answer that is not finished');
    await page.context().setOffline(true);
    await box(page, t).fill('Written without a line');
    await send(page, t).click();
    await expect(main(page)).toContainText(t('inbox:write.queued'));
    await page.context().setOffline(false);
    await expect(main(page).getByText(t('inbox:write.queued'))).toHaveCount(0, { timeout: 30_000 });
    await expect(main(other)).toContainText('Written without a line', { timeout: 30_000 });
  },
);

test(
  'one blocks the other, who can write no more and is not told why (4.021, B.54)',
  ON_PHONE,
  async ({ page, another, t }) => {
    const other = await another();
    await OwnArea.begin(page, t, page.request);
    await OwnArea.begin(other, t, other.request);
    const [me, them] = [await meOf(page), await meOf(other)];
    const thread = await connected(page, other);
    await open(other, `/user/${me.id}`);
    await other.locator('.connect-box summary').click();
    await other.getByRole('button', { name: t('connection:action.block'), exact: true }).click();
    await other
      .getByRole('alertdialog')
      .or(other.getByRole('dialog'))
      .getByRole('button', { name: t('connection:action.block') })
      .click();
    await expect(
      other.locator('.connect-box').getByRole('button', { name: t('connection:action.unblock') }),
    ).toBeVisible();
    await open(page, thread);
    await expect(main(page)).toContainText(t('inbox:closed.disconnected'));
    await expect(send(page, t)).toHaveCount(0);
    await expect(main(page)).not.toContainText(t('connection:state.blocked'));
    const asks = await mainAsSent(page, connectPath({ kind: 'person', id: them.id }));
    expect(asks).not.toContain(t('connection:ask.send'));
  },
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The page of a startup of the demo data that somebody looks after; not of the newest, whose owner other journeys are. */
async function ownedStartup(site: Site): Promise<string> {
  const { data: startups } = await site.stakeholders('startup', { per_page: 100 });
  for (const startup of startups.filter(isDemo).toReversed()) {
    const { data } = await site.read(getStakeholder, { params: startup });
    if (data && !data.is_claimable) return stakeholderPath(startup);
  }
  throw new Error('Nobody looks after a startup.');
}

test(
  'somebody connects from the page of an organisation, after signing in, without leaving it (2.041, 2.062, B.13)',
  ON_PHONE,
  async ({ page, t, site }) => {
    test.setTimeout(120_000);
    const path = await ownedStartup(site);
    await open(page, path);
    const connect = page.getByRole('main').locator('a[data-connect]');
    await connect.click();
    await expect(page.getByRole('dialog', { name: t('shell:sign_in.title') })).toBeVisible();

    await OwnArea.begin(page, t, page.request);
    await open(page, `${path}?action=connect`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('connection:ask.note')).fill('ក'.repeat(301));
    await dialog.getByRole('button', { name: t('connection:ask.send') }).click();
    await expect(dialog.getByLabel(t('connection:ask.note'))).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(t('connection:ask.note')).fill('We weave too.');
    await dialog.getByRole('button', { name: t('connection:ask.send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(connect).toHaveText(t('stakeholder:connection.invited'));
    await expect(connect).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');

    // The button says how one stands, also when the page is opened anew, and takes the invitation back.
    await page.reload();
    await awake(page);
    await connect.click();
    await dialog.locator('button[value^="withdraw:"]').click();
    await expect(page.getByText(t('connection:ask.lead'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(connect).toHaveText(t('common:action.connect'));
  },
);
