import { wcagContrast } from 'culori';
import { and, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '#server/areas/file/sweep-files.ts';
import { file } from '#server/database/schema/file.ts';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { inTransaction } from '#server/database/work.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { openMail } from '#server/mail/sealed-mail.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { testContext } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { registerSiteIcons } from './site-icons.ts';

const BUILT_IN = 'as built';
const ICONS = [
  '/favicon.ico',
  '/icons/icon.svg',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/icon-maskable-512.png',
  '/icons/apple-touch-icon.png',
];
/** A server with the files of a build. */
const built = Fastify();
const test = setUpApp({ masterLists: true });
let admin: TestPerson;
beforeAll(async () => {
  // Files of the build, which answer here as they do where there is one.
  for (const path of ICONS) built.get(path, (_request, reply) => reply.send(BUILT_IN));
  registerSiteIcons(built, test.services);
  admin = await test.signIn({ roles: ['administrator'] });
});

const BLUE = { r: 0, g: 60, b: 200, alpha: 1 };
const picture = (background = BLUE) =>
  sharp({ create: { width: 90, height: 60, channels: 4, background } })
    .png()
    .toBuffer();

const set = async (bytes: Uint8Array, version: number, who = admin) => {
  const form = await multipart({
    version: String(version),
    logo: { name: 'ministry.png', bytes, type: 'image/png' },
  });
  return test.app.inject({
    method: 'POST',
    url: '/desk-api/v1/settings/logo/',
    ...form,
    headers: { ...form.headers, ...who.headers },
  });
};
const change = (changes: object[]) => test.call(admin, 'PATCH', '/desk-api/v1/settings/', { changes });
const settingNow = async (key: string) =>
  (await test.call(admin, 'GET', '/desk-api/v1/settings/'))
    .json()
    .settings.find((one: { key: string }) => one.key === key);
const sheetPath = async () =>
  (await test.call(null, 'GET', '/public/api/v1/shell/')).json().site.brand_css as string;

/** The colour of one pixel. */
async function at(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
const pictureOf = async (path: string) => (await test.call(null, 'GET', path)).rawPayload;
const iconOf = async (path: string) => (await built.inject(path)).rawPayload;
const mailNow = async (language: 'en' | 'km') => {
  const { services } = test;
  const id = await inTransaction(testContext(services), (work) =>
    queueMail(work, {
      template: 'newsletter.known',
      language,
      to: 'reader@example.test',
      params: { url: 'https://phum.example/x' },
    }),
  );
  const [row] = await services.database.db.select().from(mail_outbox).where(eq(mail_outbox.id, id));
  return openMail(services.secrets, row!).html;
};

describe('the logo of the site', () => {
  it('is the woven mark until somebody sends one, and no mail fetches it', async () => {
    const mark = await pictureOf('/brand/logo.png');
    expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    expect(await at(mark, 56, 8)).toEqual([249, 115, 22]);
    for (const path of ICONS) expect((await built.inject(path)).body).toBe(BUILT_IN);
    expect(await mailNow('en')).not.toContain('<img');
    expect(await sheetPath()).toBe('');
  });

  it('is checked like every picture, and is for administrators alone', async () => {
    const bad = await set(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 0);
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['logo']]);
    expect((await set(await picture(), 0, await test.signIn({ roles: ['editor'] }))).statusCode).toBe(404);
    const typed = await change([{ key: 'logo', version: 0, value: admin.id }]);
    expect([typed.statusCode, Object.keys(typed.json().errors)]).toEqual([422, ['changes.0.logo']]);
    expect((await settingNow('logo')).version).toBe(0);
  });

  it('stands in bar, mails, share cards and icons at once, on white, and is in the audit', async () => {
    const before = await pictureOf('/og/site/phum.en.png?v=1');
    const answer = await set(await picture(), 0);
    expect(answer.statusCode, answer.body).toBe(200);
    const { value, version } = await settingNow('logo');
    expect(version).toBe(1);

    const sheet = (await test.app.inject(await sheetPath())).body;
    expect(sheet).toContain(`url(/brand/logo.png?v=${value.slice(-12)})`);
    const logo = await test.call(null, 'GET', '/brand/logo.png');
    expect(logo.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await at(logo.rawPayload, 128, 128)).toEqual([0, 60, 200]);
    expect(await at(logo.rawPayload, 128, 4)).toEqual([255, 255, 255]);
    for (const [path, size] of [
      ['/favicon.ico', 32],
      ['/icons/icon-192.png', 192],
      ['/icons/icon-512.png', 512],
      ['/icons/icon-maskable-512.png', 512],
      ['/icons/apple-touch-icon.png', 180],
    ] as const) {
      const icon = await iconOf(path);
      expect(await sharp(icon).metadata(), path).toMatchObject({ width: size, height: size });
      expect(await at(icon, size / 2, size / 2), path).toEqual([0, 60, 200]);
    }
    const svg = await built.inject('/icons/icon.svg');
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.body).toContain('data:image/png;base64,');

    for (const language of ['en', 'km'] as const) {
      const html = await mailNow(language);
      expect(html).toContain(`<img src="${test.services.config.publicUrl}/brand/logo.png"`);
      expect(html).toContain(`alt="${language === 'km' ? 'ភូមិ' : 'Phum'}"`);
    }
    const card = await pictureOf('/og/site/phum.en.png?v=1');
    expect(card.equals(before)).toBe(false);
    const [red, , blue] = await at(card, 464, 84);
    expect(blue! - red!).toBeGreaterThan(100);

    const entries = await test.services.database.db
      .select()
      .from(audit_entry)
      .where(and(eq(audit_entry.action, 'setting.change'), eq(audit_entry.actor_id, admin.id)));
    expect(entries.map(({ detail }) => detail)).toContainEqual({ key: 'logo', was: '', now: value });
  });

  it('never replaces one that somebody else sent meanwhile, and leaves no file of the attempt', async () => {
    const files = () => test.services.database.db.$count(file, eq(file.purpose, 'site.logo'));
    expect(await files()).toBe(1);
    const late = await set(await picture(), 0);
    expect([late.statusCode, late.json().code, await files()]).toEqual([409, 'stale_version', 1]);
  });

  it('is swept once another took its place; the one that shows stays', async () => {
    const { services } = test;
    const first = (await settingNow('logo')).value;
    expect((await set(await picture({ ...BLUE, r: 250 }), 1)).statusCode).toBe(200);
    await services.database.db
      .update(file)
      .set({ created_at: sql`now() - interval '3 days'` })
      .where(eq(file.purpose, 'site.logo'));
    await sweepFiles(services);
    const left = await services.database.db.select().from(file).where(eq(file.purpose, 'site.logo'));
    const { value } = await settingNow('logo');
    expect([value === first, left.map(({ id }) => id)]).toEqual([false, [value]]);
    expect(await at(await pictureOf('/brand/logo.png'), 128, 128)).toEqual([250, 60, 200]);
  });

  it('a file that is lost is the mark again, not a broken picture', async () => {
    const { services } = test;
    const [row] = await services.database.db.select().from(file).where(eq(file.purpose, 'site.logo'));
    await services.files.remove(row!.key);
    await services.changes.apply(['setting']);
    expect(await at(await pictureOf('/brand/logo.png'), 56, 8)).toEqual([249, 115, 22]);
  });

  it('is removed again', async () => {
    expect((await change([{ key: 'logo', version: 2, value: '' }])).statusCode).toBe(200);
    expect(await sheetPath()).toBe('');
    expect(await at(await pictureOf('/brand/logo.png'), 56, 8)).toEqual([249, 115, 22]);
    for (const path of ICONS) expect((await built.inject(path)).body).toBe(BUILT_IN);
    expect(await mailNow('km')).not.toContain('<img');
  });
});

describe('the colour of the site', () => {
  it.each(['#fff200', '#00ff00', '#000000'])(
    'reaches mails, share cards and icons legibly: %s',
    async (value) => {
      const before = await pictureOf('/og/site/phum.km.png?v=1');
      const { version } = await settingNow('accent');
      expect((await change([{ key: 'accent', version, value }])).statusCode).toBe(200);
      const html = await mailNow('en');
      expect(html).not.toContain('#c2410c');
      expect(html).not.toContain('#ff9248');
      const button = /background:(#[0-9a-f]{6});color:#ffffff/.exec(html)![1]!;
      expect(wcagContrast(button, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      const byNight = /\.link\{color:(#[0-9a-f]{6})!important/.exec(html)![1]!;
      expect(wcagContrast(byNight, '#161412')).toBeGreaterThanOrEqual(4.5);
      expect((await pictureOf('/og/site/phum.km.png?v=1')).equals(before)).toBe(false);
      const icon = await at(await iconOf('/icons/icon-192.png'), 42, 6);
      expect(icon).not.toEqual([249, 115, 22]);
      const hex = `#${icon.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(wcagContrast(hex, '#0b0b0c')).toBeGreaterThanOrEqual(3);
    },
  );
});
