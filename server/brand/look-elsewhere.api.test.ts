import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import Fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setting, wording_change } from '#server/database/schema/operations.ts';
import { sharePicturePath } from '#shared/domain/share-picture.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { DESIGN } from './look.ts';
import { manifestOf, registerSiteManifest } from './site-manifest.ts';

/** A server with the files of a build. */
const built = Fastify();
const test = setUpApp({ masterLists: true });
let admin: TestPerson;
let id: string;
beforeAll(async () => {
  id = await writeStakeholder(test.services);
  for (const language of LANGUAGES)
    built.get(`/manifest-${language}.webmanifest`, (_request, reply) => reply.send('as built'));
  registerSiteManifest(built, test.services);
  admin = await test.signIn({ roles: ['administrator'] });
});
afterEach(async () => {
  await test.services.database.db.delete(wording_change);
  await test.services.database.db.delete(setting);
  await test.services.changes.apply(['wording', 'setting']);
});

const send = async (url: string, payload: object) => {
  const answer = await test.call(admin, 'PATCH', url, payload);
  expect(answer.statusCode, answer.body).toBe(200);
};
const choose = (accent: string) =>
  send('/desk-api/v1/settings/', { changes: [{ key: 'accent', version: 0, value: accent }] });
const call = (text: string, language: 'en' | 'km' = 'en') =>
  send(`/desk-api/v1/wordings/${encodeURIComponent('shell:product.name')}/`, {
    [language]: { version: 0, text },
  });
const site = async () => (await test.call(null, 'GET', '/public/api/v1/shell/')).json().site;
const cardPath = async () =>
  sharePicturePath({ kind: 'stakeholder', id, version: '2026-11-20T00:00:00Z' }, 'en', (await site()).look);
const card = async (path: string) => {
  const answer = await test.call(null, 'GET', path);
  return { kept: answer.headers['cache-control'], picture: answer.rawPayload.toString('base64') };
};
const manifestNow = (language: string) => built.inject(`/manifest-${language}.webmanifest`);
const released = (language: string) =>
  JSON.parse(readFileSync(`public/manifest-${language}.webmanifest`, 'utf8'));

describe('the address of a card', () => {
  it.each([
    ['colour', () => choose('#0b5cad')],
    ['name', () => call('Angkor Hub')],
    ['name in the other language', () => call('អង្គរហាប់', 'km')],
  ])('is another one with another %s, and goes back with it', async (_what, change) => {
    const before = await cardPath();
    expect(before).not.toContain('look=');
    await change();
    const after = await cardPath();
    expect(after).toContain('&look=');
    expect(after).not.toBe(before);
    await test.services.database.db.delete(wording_change);
    await test.services.database.db.delete(setting);
    await test.services.changes.apply(['wording', 'setting']);
    expect(await cardPath()).toBe(before);
  });

  it('of the look of today is kept for a week, every other is asked for again soon and shows today', async () => {
    const old = await cardPath();
    const first = await card(old);
    expect(first.kept).toContain('max-age=604800');
    await choose('#0b5cad');
    const [stale, fresh] = [await card(old), await card(await cardPath())];
    expect(fresh.kept).toContain('max-age=604800');
    expect(stale.kept).toContain('max-age=300');
    expect(stale.picture).toBe(fresh.picture);
    expect(fresh.picture).not.toBe(first.picture);
    expect((await card(`/og/stakeholder/${id}.en.png?look=${(await site()).look}`)).kept).toContain(
      'max-age=300',
    );
  });
});

describe('the manifest', () => {
  it.each(LANGUAGES)(
    'is that of the release until something is chosen, and made from the same texts: %s',
    (language) => {
      expect(manifestOf(released(language), language, DESIGN, '')).toEqual(released(language));
    },
  );

  it('calls the site by its name, in its colour, with icons of a new address and no pictures of another look', async () => {
    expect((await manifestNow('en')).body).toBe('as built');
    await call('Angkor Hub');
    await choose('#0b5cad');
    const answer = await manifestNow('en');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name: 'Angkor Hub ភូមិ: The national startup network',
      short_name: 'Angkor Hub',
      start_url: '/',
      share_target: released('en').share_target,
      theme_color: (await site()).theme_color,
    });
    expect(manifest.theme_color).not.toBe(released('en').theme_color);
    expect(wcagContrast(manifest.theme_color, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(manifest.screenshots).toBeUndefined();
    for (const { src } of manifest.icons)
      expect(src).toMatch(new RegExp(`^/icons/.*\\?v=${(await site()).look}$`));
    expect((await manifestNow('km')).json().short_name).toBe('ភូមិ');
    expect(
      (
        await built.inject({
          url: '/manifest-en.webmanifest',
          headers: { 'if-none-match': String(answer.headers.etag) },
        })
      ).statusCode,
    ).toBe(304);
  });

  it('keeps the pictures of the release where only other words were changed', async () => {
    await send(`/desk-api/v1/wordings/${encodeURIComponent('shell:nav.events')}/`, {
      en: { version: 0, text: 'Meetings' },
    });
    const manifest = (await manifestNow('en')).json();
    expect(manifest.screenshots).toEqual(released('en').screenshots);
    expect(manifest.shortcuts[2]).toEqual({ name: 'Meetings', url: '/event' });
  });
});
