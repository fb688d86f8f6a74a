import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { UPLOAD_PATH } from '#shared/constants.ts';
import { picture } from '#tests/factories/picture.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { ListingForm } from './support/listing.ts';
import { OwnArea } from './support/own-area.ts';
import { open } from './support/page-ready.ts';
import { member, signIn } from './support/people.ts';

test.use({ ownWindow: true, expectedConsole: /net::ERR|Failed to load resource/ });

/** A photo of some 900 KB that no browser makes smaller: it is one part and a bit more. */
async function photo() {
  const [width, height] = [1_000, 750];
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 96 })
    .toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(600_000);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** The line takes a part a second or more; only of this window. */
async function slowLine(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const to = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await to(200_000);
  // Of two sessions each has its own line: which of them counts is nowhere said.
  return { heal: () => to(-1), slow: () => to(8_000) };
}

/** Notes where in the file each part begins; while the line is dead nothing comes through behind the first one. */
async function watchParts(page: Page) {
  const seen = { parts: [] as number[], isDead: true, gateway: 0 };
  await page.route(`**${UPLOAD_PATH}/**`, (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? 0);
    if (route.request().method() === 'PATCH') seen.parts.push(offset);
    // Asked where it stopped, what stands in between answers.
    if (!seen.isDead && route.request().method() === 'HEAD' && seen.gateway-- > 0)
      return route.fulfill({ status: 502, body: 'Bad Gateway' });
    return seen.isDead && seen.parts.some((one) => one > 0)
      ? route.abort('connectionreset')
      : route.continue();
  });
  return seen;
}

test.describe('a large file on a line that is slow and breaks (UX rule 23)', ON_PHONE, () => {
  test('is paused, goes on where it stopped without a line, and is given up', async ({ page, t }) => {
    test.setTimeout(120_000);
    const form = new ListingForm(page, 'startup', t);
    await form.openStep('basic');
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const line = await slowLine(page);
    const seen = await watchParts(page);
    const file = await photo();

    await page.locator('#field-logo').setInputFiles(file);
    await button(t('common:sending.pause')).tap();
    await expect(page.getByText(t('common:sending.paused'))).toBeVisible();
    await button(t('common:sending.go_on')).tap();
    await expect(page.getByText(t('common:sending.paused'))).toBeHidden();
    // The first part is there; what follows it finds no line.
    await expect(page.getByText(t('common:sending.waits'))).toBeVisible({ timeout: 30_000 });
    Object.assign(seen, { isDead: false, gateway: 1 });
    await line.heal();
    await expect(page.getByText(t('listing:form.remove_picture'))).toBeVisible({ timeout: 60_000 });
    expect(seen.gateway).toBeLessThanOrEqual(0);
    // Nothing began anew once the first part was there.
    const first = seen.parts.findIndex((offset) => offset > 0);
    expect(first).toBeGreaterThan(0);
    expect(seen.parts.slice(first).every((offset) => offset > 0)).toBe(true);

    // Another one is given up: the picture that is stored stays, and nothing is called wrong.
    // So slow that it is not there before the button is pressed.
    await line.slow();
    await page.locator('#field-logo').setInputFiles(await photo());
    await button(t('common:sending.cancel')).tap();
    await expect(page.getByText(t('listing:form.remove_picture'))).toBeVisible();
    await expect(page.locator('#field-logo-error')).toBeHidden();
    await expect(button(t('common:sending.pause'))).toBeHidden();
  });

  test('is said at its field after the page was loaded anew, and goes on where it stopped', async ({
    page,
    t,
  }, testInfo) => {
    test.setTimeout(120_000);
    const form = new ListingForm(page, 'startup', t);
    await form.openStep('basic');
    const line = await slowLine(page);
    const seen = await watchParts(page);
    // One file of the device, which is known again by its name, size and age.
    const { name, buffer } = await photo();
    const file = testInfo.outputPath(name);
    await writeFile(file, buffer);
    const words = page.getByText(t('common:sending.stopped', { name }));
    await page.locator('#field-logo').setInputFiles(file);
    await expect(page.getByText(t('common:sending.waits'))).toBeVisible({ timeout: 30_000 });
    await expect(words).toBeHidden();
    await page.reload();
    await expect(words).toBeVisible();
    seen.isDead = false;
    await line.heal();
    const before = seen.parts.length;
    await page.locator('#field-logo').setInputFiles(file);
    await expect(page.getByText(t('listing:form.remove_picture'))).toBeVisible({ timeout: 60_000 });
    expect(seen.parts.slice(before).every((offset) => offset > 0)).toBe(true);
    await expect(words).toBeHidden();
    await page.reload();
    await expect(page.getByText(t('listing:form.remove_picture'))).toBeVisible();
    await expect(words).toBeHidden();
  });

  test('hangs on a message once, also where the answer was lost, and its ways out fit a finger', async ({
    page,
    t,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, member('founder'));
    const { data: threads } = await (await page.request.get('/base-api/me/inbox/')).json();
    const thread = threads.find(({ kind }: { kind: string }) => kind === 'conversation');
    await open(page, `/user/profile/inbox/${thread.id}`);
    const keys: (string | undefined)[] = [];
    const taken: string[] = [];
    await page.route(`**/base-api/me/inbox/${thread.id}/files/`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      taken.push(((await answer.json()) as { id: string }).id);
      // The server took it; the first time nobody hears of it.
      return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
    });
    const line = await slowLine(page);
    await page.locator('.composer input[type="file"]').setInputFiles(await photo());
    for (const name of ['common:sending.pause', 'common:sending.cancel'] as const) {
      const box = await page.getByRole('button', { name: t(name), exact: true }).boundingBox();
      expect(box!.height, name).toBeGreaterThanOrEqual(44);
      expect(box!.x + box!.width, name).toBeLessThanOrEqual(page.viewportSize()!.width);
    }
    await line.heal();
    await expect(page.locator('.composer-files li')).toHaveCount(1, { timeout: 60_000 });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(new Set(taken).size).toBe(1);
  });
});

test.describe('a small picture (UX rule 23)', ON_PHONE, () => {
  test('goes on by itself behind a session that ran out and a gateway that answers', async ({
    page,
    t,
    request,
  }) => {
    await OwnArea.begin(page, t, request);
    await open(page, '/user/profile/bio');
    const answers: number[] = [];
    // Of the session, and of what stands in between; another call of the page may renew a real one meanwhile.
    const ended = { status: 401, code: 'session_ended', title: '', message: '' };
    await page.route('**/base-api/me/photo/', async (route) => {
      answers.push([401, 502][answers.length] ?? 200);
      if (answers.length === 1) return route.fulfill({ status: 401, json: ended });
      if (answers.length === 2) return route.fulfill({ status: 502, body: 'Bad Gateway' });
      return route.continue();
    });
    await page
      .locator('#field-photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('png') });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('person:photo.use') })
      .tap();
    await expect(page.locator('.photo-field img')).toHaveAttribute('src', /^\/files\//);
    expect(answers).toEqual([401, 502, 200]);
  });
});
