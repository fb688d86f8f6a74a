import type { Page } from '@playwright/test';
import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { eventPath, programPath } from '#shared/domain/addresses.ts';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { expect, ON_DESKTOP, ON_PHONE, test, WHOLE } from './base.ts';
import { OwnArea } from './support/own-area.ts';
import { awake, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { isDemo } from './support/site.ts';
import { cutLine, filesMissing, keptIn, keptText, saysKept, workerRules } from './support/worker.ts';

// Each in a window that no other test gets: what its worker keeps goes with it.
test.use({
  ...WHOLE,
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|Bad Gateway|Failed to fetch|no-response/,
});

interface Titled {
  id: string;
  tail: string;
  title: string;
  title_kh: string;
}

/** The first of the demo data in a list. */
async function first(page: Page, path: string): Promise<Titled> {
  const { data } = (await (await page.request.get(`${path}?per_page=100`)).json()) as { data: Titled[] };
  return data.find(isDemo)!;
}

test(
  'a saved event and a saved program are read without a connection, from the saved list (7.162, 2.114, 8.024)',
  ON_PHONE,
  async ({ another, request, language, t }) => {
    const page = await another();
    const context = page.context();
    const { account: who } = await OwnArea.begin(page, t, request);
    const event = await first(page, '/public/api/v1/event/');
    const program = await first(page, '/public/api/v1/startup-program/');
    for (const [kind, { id }] of [
      ['event', event],
      ['program', program],
    ] as const)
      await page.request.post('/base-api/me/save/', { data: { kind, object_id: id } });

    await open(page, SAVED_PATH);
    await workerRules(page);
    await page.reload();
    await awake(page);
    // Not one of the two pages was ever opened.
    await expect
      .poll(() => keptIn(page, 'saved-'), { timeout: 30_000 })
      .toEqual(expect.arrayContaining([eventPath(event), programPath(program)]));

    await expect.poll(() => filesMissing(page), { timeout: 30_000 }).toEqual([]);

    // What stands in between answers for the server: neither shown, nor a reason to forget the list.
    await context.route(`**${SAVED_PATH}`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    for (const turn of ['first', 'second']) {
      await page.goto(SAVED_PATH);
      await expect(page.getByRole('heading', { level: 1, name: t('save:title') }), turn).toBeVisible();
      const kept = page.getByRole('status').filter({ hasText: saysKept(t) });
      await expect(kept, 'it says that it is a copy').toBeVisible();
      await awake(page);
      await expect(kept).toBeVisible();
      await expect(page.getByText(t('shell:offline')), 'there is a line').toHaveCount(0);
    }
    await context.unrouteAll();

    await cutLine(context);
    await page.goto(SAVED_PATH);
    await expect(page.getByRole('heading', { level: 1, name: t('save:title') })).toBeVisible();
    const offline = page.getByRole('status').filter({ hasText: t('shell:offline') });
    for (const { title, title_kh } of [event, program]) {
      const name = localName({ name: title, name_kh: title_kh }, language).text;
      // The line that says so moves the page down: a click before that may meet what is beside the link.
      await expect(offline).toBeVisible();
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(offline).toBeVisible();
      await page.goto(SAVED_PATH);
    }
    await page.goto(`/event/${crypto.randomUUID()}`);
    const lost = page.getByRole('heading', { level: 1, name: t('line:page.title') });
    await expect(lost).toBeVisible();

    // Of the person, only their own list says anything; with the sign-out it is gone.
    await context.setOffline(false);
    await expect(lost, 'it is tried again by itself').toHaveCount(0, { timeout: 30_000 });
    await page.goto('/about');
    await expect.poll(() => keptIn(page, 'pages-')).toContain('/about');
    const elsewhere = await page.evaluate(async () => {
      const answers = (await caches.keys()).filter((name) => !name.startsWith('mine-'));
      const texts = answers.map(async (name) => {
        const cache = await caches.open(name);
        const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(found.map((one) => one?.clone().text() ?? ''));
      });
      return (await Promise.all(texts)).flat(2).join('');
    });
    expect(elsewhere).not.toContain(who.email);
    expect(await keptText(page)).toContain(who.email);
  },
);

test(
  'signing out takes with it what the device kept (7.162, UX 74)',
  ON_DESKTOP,
  async ({ another, request, t }) => {
    const page = await another();
    const { account: who } = await OwnArea.begin(page, t, request);
    await open(page, SAVED_PATH);
    await workerRules(page);
    await page.reload();
    await awake(page);
    await expect.poll(() => keptIn(page, 'mine-')).toEqual([SAVED_PATH]);
    await page.request.post('/api/v1/auth/logout/', {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    });
    await open(page, '/about');
    await expect.poll(() => keptIn(page, 'mine-')).toEqual([]);
    // What was on its way at that moment came in after it, and goes as well.
    await expect.poll(() => keptIn(page, 'saved-')).toEqual([]);
    expect(await keptText(page)).not.toContain(who.email);
    await expect.poll(() => filesMissing(page, 'shell-')).toEqual([]);
    await cutLine(page.context());
    await page.goto(SAVED_PATH);
    await expect(page.getByRole('heading', { level: 1, name: t('line:page.title') })).toBeVisible();
  },
);

test(
  'a conversation that a line does not bring says so, tries again by itself, and comes back (UX 74)',
  ON_PHONE,
  async ({ another, t }) => {
    const page = await another();
    await signIn(page, member('founder'));
    await open(page, INBOX_PATH);
    await workerRules(page);
    // An invitation, which may be newer, takes no message.
    const threads = await page.request.get('/base-api/me/inbox/');
    const { data } = (await threads.json()) as { data: Pick<ThreadItem, 'id' | 'kind'>[] };
    const { id } = data.find(({ kind }) => kind === 'conversation')!;
    await page.locator(`a[href="${INBOX_PATH}/${id}"]`).click();
    await expect(page.locator('.composer textarea')).toBeVisible();
    const [thread, typed] = [page.url(), `មិនទាន់ផ្ញើ ${crypto.randomUUID()}`];
    await page.locator('.composer textarea').fill(typed);
    for (const kind of ['bad gateway', 'reset'] as const) {
      await page
        .context()
        .route(thread, (route) =>
          kind === 'reset'
            ? route.abort('connectionreset')
            : route.fulfill({ status: 502, body: 'Bad Gateway' }),
        );
      await page.reload().catch(() => {});
      await expect(
        page.getByRole('heading', { level: 1, name: t('line:page.inbox_title') }),
        kind,
      ).toBeVisible();
      await expect(page.getByText(t('line:page.inbox_hint'))).toBeVisible();
      await page.getByRole('link', { name: t('common:action.try_again') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('line:page.inbox_title') })).toBeVisible();
      await page.context().unroute(thread);
      await expect(page.locator('.composer textarea'), 'by itself').toHaveValue(typed, { timeout: 30_000 });
      expect(page.url()).toBe(thread);
    }
  },
);

for (const trouble of ['bad gateway', 'reset', 'silence'] as const)
  test(
    `a copy that is shown because of ${trouble} says that it is one, without a script (UX 74)`,
    ON_PHONE,
    async ({ another, t }) => {
      const page = await another();
      const context = page.context();
      await page.goto('/about');
      await workerRules(page);
      await page.goto('/program');
      await expect.poll(() => keptIn(page, 'pages-')).toEqual(expect.arrayContaining(['/program']));
      await open(page, '/about');
      const note = page.locator('[data-kept-note]');
      await context.route(/\/program(\.data.*)?$/, (route) => {
        if (trouble === 'reset') return route.abort('connectionreset');
        if (trouble === 'silence') return;
        return route.fulfill({ status: 502, body: 'Bad Gateway' });
      });
      await page.goto('/program');
      await expect(note).toContainText(saysKept(t));
      await expect(note).toContainText(/20\d\d/);
      await expect(page.getByText(t('shell:offline'))).toHaveCount(0);
      // Over the line again it says so no more.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/program');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(note).toHaveCount(0);
    },
  );

test(
  'a page that is only read says that the next one is long in coming, and then leads to what can be done (UX 74)',
  ON_PHONE,
  async ({ another, t }) => {
    const page = await another();
    await page.goto('/about');
    await workerRules(page);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'on-use');
    await page.context().route('**/program', () => {});
    // The driver looks at no page that is being left.
    const said: string[] = [];
    await page.exposeFunction('hear', (text: string) => void said.push(text));
    await page.evaluate(() => {
      const { hear } = window as unknown as { hear(text: string): void };
      new MutationObserver(() => {
        const line = document.querySelector('body > .offline[role=alert]');
        if (line?.textContent) hear(`${document.documentElement.dataset.scripts}: ${line.textContent}`);
      }).observe(document.body, { childList: true, subtree: true });
      window.location.assign('/program');
    });
    await expect.poll(() => said).toContain(`on-use: ${t('line:slow')}`);
    await expect(page.getByRole('heading', { level: 1, name: t('line:page.title') })).toBeVisible({
      timeout: 20_000,
    });
  },
);
