import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { IMAGE_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { ListingForm, newName } from './support/listing.ts';
import { OwnArea } from './support/own-area.ts';
import { beginProfile, OwnProfiles } from './support/own-profile.ts';
import { open } from './support/page-ready.ts';

/** As a telephone takes it: more pixels than any page shows, and larger than what is taken. */
async function photoOfTelephone() {
  const [width, height] = [3_000, 2_250];
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(IMAGE_MAX_MB * MEGABYTE_BYTES);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: bytes };
}

/** A logo as many have it: three times as wide as it is high. */
async function wideLogo() {
  const background = { r: 194, g: 65, b: 12, alpha: 0.5 };
  const buffer = await sharp({ create: { width: 900, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

/** How many bytes the next picture takes on the line. */
const bytesSent = async (page: Page, path: RegExp) => {
  const request = await page.waitForRequest((one) => path.test(one.url()) && one.method() === 'POST');
  return Number((await request.allHeaders())['content-length']);
};

test(
  'a photo larger than what is taken is made smaller on the device before it is sent, in forms and in one’s own area (UX 23)',
  ON_PHONE,
  async ({ page, t, request }) => {
    test.setTimeout(120_000);
    const photo = await photoOfTelephone();
    const form = new ListingForm(page, 'startup', t);
    await form.openStep('basic');
    const sent = bytesSent(page, /\/listing-draft\/[^/]+\/file\/$/);
    await page.locator('#field-logo').setInputFiles(photo);
    expect(await sent).toBeLessThan(photo.buffer.byteLength / 2);
    await expect(page.getByText(t('listing:form.remove_picture'))).toBeVisible();

    await OwnArea.begin(page, t, request);
    const id = await beginProfile(page.request, 'startup', newName());
    await open(page, `/user/profile/startup/${id}?part=picture`);
    const { main } = new OwnProfiles(page, t);
    const cover = bytesSent(page, /\/cover\/$/);
    await main.locator('#field-cover').setInputFiles(photo);
    await page.getByRole('button', { name: t('collection:picture.use'), exact: true }).tap();
    expect(await cover).toBeLessThan(photo.buffer.byteLength / 2);
    await expect(main.getByText(t('own-profile:done.picture')).first()).toBeVisible();
  },
);

test(
  'a wide logo is kept whole, and a product gets a picture: both stand on the page as it would be (3.024)',
  ON_PHONE,
  async ({ page, t, request }) => {
    await OwnArea.begin(page, t, request);
    const { main } = new OwnProfiles(page, t);
    const id = await beginProfile(page.request, 'startup', newName());
    const base = `/user/profile/startup/${id}`;
    await open(page, `${base}?part=picture`);
    await main.locator('#field-logo').setInputFiles(await wideLogo());
    await page.getByRole('button', { name: t('collection:picture.whole'), exact: true }).tap();
    await expect(main.getByText('900 × 300')).toBeVisible();

    await open(page, `${base}?part=product&item=new`);
    const own = new OwnProfiles(page, t);
    await own.fill({ name: 'Leaf plate', name_kh: 'ចានស្លឹក' });
    await own.press('common:action.save');
    await own.says('own-profile:done.item');
    await main
      .getByRole('link', { name: t('own-profile:picture.add_picture_named', { name: 'ចានស្លឹក' }) })
      .tap();
    await main.locator('#field-product').setInputFiles(await wideLogo());
    await page.getByRole('button', { name: t('collection:picture.use'), exact: true }).tap();
    await expect(main.locator('img.own-product')).toBeVisible();

    await open(page, `${base}/preview`);
    await expect(page.locator('main .panel img')).toBeVisible();
  },
);
