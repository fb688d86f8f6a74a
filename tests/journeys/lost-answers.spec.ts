import type { Page } from '@playwright/test';
import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { ListingForm } from './support/listing.ts';
import { awake, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';

/** Over lines that lose an answer or hang, as people see it (UX 74). */
test.use({
  ownWindow: true,
  expectedConsole: /ERR_CONNECTION_RESET|ERR_FAILED|Bad Gateway|Failed to load resource/,
});

/** The thread of a conversation of the demo data, open. */
async function openConversation(page: Page): Promise<void> {
  await signIn(page, member('founder'));
  const { data } = (await (await page.request.get('/base-api/me/inbox/')).json()) as {
    data: Pick<ThreadItem, 'id' | 'kind'>[];
  };
  await open(page, threadPath(data.find(({ kind }) => kind === 'conversation')!.id));
}
const MESSAGES = /\/base-api\/me\/inbox\/[\w-]+\/messages\/$/;

test(
  'a message to the operators whose answer is lost is sent again by itself and taken once, and says so',
  ON_PHONE,
  async ({ page, t }) => {
    await open(page, '/contact?category=feedback');
    await awake(page);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel(t('contact:form.name')).fill('សុខ');
    await form
      .getByLabel(t('contact:form.email'), { exact: false })
      .fill(`${crypto.randomUUID().slice(0, 8)}@reader.example`);
    await form.getByLabel(t('contact:form.description'), { exact: false }).fill('ផែនទីពិបាកអាន។');
    const keys: (string | undefined)[] = [];
    const answers: string[] = [];
    await page.route('**/api/v1/contact/', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      answers.push(await answer.text());
      if (keys.length === 1) return route.abort('connectionreset');
      if (keys.length === 2) return route.fulfill({ status: 502, body: 'Bad Gateway' });
      return route.fulfill({ response: answer });
    });
    await form.getByRole('button', { name: t('contact:form.submit') }).click();
    const words = page.getByText(t('line:form_lost'));
    await expect(words).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: t('common:action.try_again') })).toBeVisible();
    await expect(page.getByText(t('contact:sent.title'))).toBeVisible({ timeout: 30_000 });
    await expect(words).toHaveCount(0);
    expect([keys.length, new Set(keys).size, new Set(answers).size]).toEqual([3, 1, 1]);
  },
);

test(
  'what is saved over a line that loses the answer stands as saved, is told again by itself, and no failure is claimed (7.054)',
  ON_PHONE,
  async ({ page, t }) => {
    await signIn(page, member('mentor'));
    await open(page, '/resource/file');
    const button = page.locator('button[data-save][aria-pressed=false]').first();
    const mine = page.locator(`button[data-save][value="${await button.getAttribute('value')}"]`).first();
    let sent = 0;
    await page.route('**/base-api/me/save/', async (route) => {
      sent += 1;
      const answer = await route.fetch();
      return sent === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
    });
    await button.click();
    await expect(page.getByText(t('line:form_lost'))).toBeVisible();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(t('common:toast.saved'), { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toBe(2);
    await mine.click();
    await expect(page.getByText(t('common:toast.unsaved'), { exact: true })).toBeVisible();
  },
);

test(
  'a message that hangs says that the line is slow, and one may stop; it then waits and is sent once',
  ON_DESKTOP,
  async ({ page, t }) => {
    await openConversation(page);
    const text = `Slow ${crypto.randomUUID()}`;
    await page.route(MESSAGES, () => {});
    await page.locator('.composer textarea').fill(text);
    await page.getByRole('button', { name: t('inbox:write.send') }).click();
    await expect(page.getByText(t('line:slow'))).toBeVisible();
    await page.getByRole('button', { name: t('line:stop') }).click({ timeout: 20_000 });
    const waits = page.locator('.message-waiting').filter({ hasText: text });
    await expect(waits).toContainText(t('inbox:write.queued'));
    await page.unroute(MESSAGES);
    await waits.getByRole('button', { name: t('inbox:write.again') }).click();
    await expect(waits).toHaveCount(0);
    await expect(page.locator('.thread-messages .message').filter({ hasText: text })).toHaveCount(1);
  },
);

test(
  'a message whose answer was lost stands in the thread alone, and does not wait as well',
  ON_DESKTOP,
  async ({ page, t }) => {
    await openConversation(page);
    const text = `Lost ${crypto.randomUUID()}`;
    await page.route(MESSAGES, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.locator('.composer textarea').fill(text);
    await page.getByRole('button', { name: t('inbox:write.send') }).click();
    await expect(page.locator('.message-waiting').filter({ hasText: t('inbox:write.queued') })).toBeVisible();
    await page.reload();
    await awake(page);
    await expect(page.locator('.thread-messages .message').filter({ hasText: text })).toHaveCount(1);
    await expect(page.locator('.message-waiting')).toHaveCount(0);
    // One more of it may be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'an organisation whose page was ended before the answer came is added once, when it is sent again from a new one',
  ON_PHONE,
  async ({ page, context, t }) => {
    await signIn(page, member('mentor'));
    const name = `Ended ${crypto.randomUUID()}`;
    const form = async (of: Page) => {
      await open(of, '/user/profile/startup?create=1');
      return of.getByRole('main').locator('form');
    };
    const isSent = (address: URL) => address.searchParams.has('create');
    const keys: (string | undefined)[] = [];
    await context.route(isSent, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      // Taken, and never answered.
      if (keys.length === 1) return void (await route.fetch({ maxRedirects: 0 }));
      return route.continue();
    });
    const first = await form(page);
    await first.locator('input[name="name"]').fill(name);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(name);
    await first.getByRole('button', { name: t('own-profile:step.save') }).click();
    await expect.poll(() => keys.length).toBe(1);
    const next = await context.newPage();
    await page.close();
    const second = await form(next);
    await expect(second.locator('input[name="name"]')).toHaveValue(name);
    await second.getByRole('button', { name: t('own-profile:step.save') }).click();
    await expect(next).toHaveURL(/step=/);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await open(next, '/user/profile/startup');
    await expect(next.getByRole('main').getByText(name)).toHaveCount(1);
  },
);

test(
  'the next step of a listing request whose answer does not come is asked for again by itself',
  ON_PHONE,
  async ({ page, t }) => {
    await signIn(page, member('founder'));
    const form = new ListingForm(page, 'mentor', t);
    await form.openStep('basic');
    await form.fill('basic', listingValues('mentor'));
    let isBroken = true;
    await page.route('**/listing-draft/**', (route) =>
      isBroken ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
    );
    await form.next();
    await expect(page.getByText(t('line:form_lost'))).toBeVisible();
    isBroken = false;
    await form.shows('verify');
  },
);
