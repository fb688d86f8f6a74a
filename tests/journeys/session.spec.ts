import { expect, ON_DESKTOP, ON_PHONE, test, WHOLE } from './base.ts';
import { ListingForm } from './support/listing.ts';
import { awake, handled, open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';
import { Shell } from './support/shell.ts';

const LONG = 'House 12, beyond the second bridge, beside the old rice mill where the looms stand; '
  .repeat(2)
  .trim();

test.describe('a session that runs out', () => {
  // A service worker reads the first page again, and whoever reads a page renews the session on the way.
  test(
    'an access token that runs out in the middle of a long form costs no letter (B.58)',
    ON_PHONE,
    async ({ page, context, t }) => {
      const renewals: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().endsWith('/auth/token/refresh/')) renewals.push(answer.status());
      });
      await signIn(page, member('founder'));
      const form = new ListingForm(page, 'startup', t);
      // Asked for while the page is idle, and renews on its way as pages do: it has to be over before access ends.
      const news = page.waitForResponse((answer) => answer.url().endsWith('/me/stream'));
      await form.openStep('basic');
      await form.box('address').fill(LONG);
      await form.leaveField();
      await news;
      await context.clearCookies({ name: 'access_token' });
      await form.box('name').fill('Slek of the long form');
      const kept = page.waitForResponse(
        (answer) => answer.ok() && Boolean(answer.request().postData()?.includes('Slek of the long form')),
      );
      await page.keyboard.press('Tab');
      await kept;
      expect(renewals).toEqual([200]);
      await expect(form.box('address')).toHaveValue(LONG);
      expect((await context.cookies()).map(({ name }) => name)).toContain('access_token');

      await context.clearCookies({ name: 'access_token' });
      await page.reload();
      await awake(page);
      await expect(page.locator('html'), 'pages renew on the way').toHaveAttribute('data-signed-in');
      await expect(form.box('address')).toHaveValue(LONG);
      await expect(form.box('name')).toHaveValue('Slek of the long form');
    },
  );
});

test.describe('a session that was ended elsewhere', () => {
  test(
    'reloads the page once without its cookies and asks to sign in; what was typed is kept (8.001 to 8.003, C.10)',
    ON_DESKTOP,
    async ({ page, context, t, baseURL }) => {
      await signIn(page, member('founder'));
      const form = new ListingForm(page, 'startup', t);
      await form.openStep('basic');
      await form.box('address').fill(LONG);
      await form.leaveField();
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      // In this order: a call on the way between the two would renew the session.
      await context.addCookies([{ name: 'refresh_token', value: 'nobody', url: baseURL }]);
      await context.clearCookies({ name: 'access_token' });
      await form.box('name').fill('Slek');
      await page.keyboard.press('Tab');
      await expect(new Shell(page, t).signIn).toBeVisible();
      expect(documents).toBe(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('access_token');
      expect(names).not.toContain('refresh_token');
      await page.keyboard.press('Escape');
      await expect(form.box('address')).toHaveValue(LONG);
      await expect(form.box('name')).toHaveValue('Slek');
    },
  );
});

test.describe('logging out', () => {
  test.use(WHOLE);

  test(
    'removes what the device keeps of the person (2.103 to 2.107, 4.005 to 4.007)',
    ON_PHONE,
    async ({ page, t, device }) => {
      const shell = new Shell(page, t);
      await open(page, '/terms-of-use');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller)
          await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
      });
      await open(page, '/privacy-policy');
      const pagesKept = () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find((one) => one.startsWith('pages'));
          return name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [];
        });
      await expect.poll(pagesKept).toContain('/privacy-policy');
      await signIn(page, member('founder'));
      await open(page, '/contact');
      await page.evaluate(() => {
        localStorage.setItem('phum:searches', '["loan"]');
        localStorage.setItem('phum:slash-key', 'off');
        localStorage.setItem('phum:bio', '{"occupation":"Weaver"}');
      });
      if (device === 'phone') {
        await shell.openDrawer();
        await shell.drawer.getByRole('button', { name: t('shell:account.log_out') }).click();
      } else {
        const link = shell.bar.getByRole('link', { name: t('shell:account.log_out'), includeHidden: true });
        await handled(link);
        await shell.bar
          .locator('summary')
          .filter({ has: page.locator('.avatar') })
          .click();
        await shell.bar.getByRole('link', { name: t('shell:account.log_out') }).click();
      }
      const question = page.getByRole('alertdialog', { name: t('shell:logout.question') });
      await expect(question, 'what goes with it is said').toContainText(t('shell:logout.typed'));
      await question.getByRole('button', { name: t('shell:logout.confirm') }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
      expect(
        await page.evaluate(() => [
          localStorage.getItem('phum:searches'),
          localStorage.getItem('phum:bio'),
          localStorage.getItem('phum:slash-key'),
          localStorage.getItem('language'),
        ]),
      ).toEqual([null, null, 'off', t.language]);
      await expect.poll(pagesKept).not.toContain('/privacy-policy');
    },
  );
});
