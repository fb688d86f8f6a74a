import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { createChangeBus } from '../changes/bus.ts';
import { audit_entry } from '../database/schema/operations.ts';
import { examine } from '../doctor/examine.ts';
import { needsSite, readCommand, runCommand } from '../operator/run-command.ts';
import { createMaintenance } from './maintenance.ts';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('a site closed for maintenance', () => {
  const test = setUpSite();

  async function phum(...args: string[]) {
    const typed = readCommand(args);
    return 'print' in typed || !needsSite(typed) ? typed : runCommand(test.services, typed);
  }
  const words = (language: 'en' | 'km') => catalog[language].problem!.maintenance as Record<string, string>;

  it('says so on every page and call in the reader’s language, and is itself again afterwards', async () => {
    expect((await test.site.inject('/contact')).statusCode).toBe(200);
    expect(await phum('maintenance', 'on', '--dry-run')).toMatchObject({ code: 0 });
    expect((await test.site.inject('/contact')).statusCode, 'a dry run closes nothing').toBe(200);

    expect(await phum('settings', 'set', 'accent', '#1f6feb')).toMatchObject({ code: 0 });
    expect(await phum('maintenance', 'on')).toMatchObject({ code: 0 });
    for (const language of ['en', 'km'] as const)
      for (const url of ['/', '/contact', '/desk', '/none-of-these', `/contact?lang=${language}`]) {
        const page = await test.site.inject({ url, headers: { 'accept-language': language } });
        expect(page.statusCode, url).toBe(503);
        expect(page.headers['retry-after']).toBe('120');
        expect(page.headers['content-type']).toContain('text/html');
        expect(page.body).toContain(`<html lang="${language}"`);
        expect(page.body.replaceAll(/[\u200b\u2060]/g, '')).toContain(words(language).title);
      }
    const call = await test.site.inject({ url: '/api/v1/startup/', headers: { 'accept-language': 'km' } });
    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ code: 'unavailable', message: words('km').message });
    const form = await test.site.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=x',
    });
    expect(form.statusCode).toBe(503);
    // With the colour that the desk has chosen, too.
    for (const url of [
      '/healthz',
      '/readyz',
      '/version',
      '/brand.css?v=1f6feb',
      '/icons/icon.svg',
      '/favicon.ico',
    ])
      expect((await test.site.inject(url)).statusCode, url).toBe(200);
    expect((await examine(test.services, { short: true })).map(({ found }) => found)).toContain(
      'maintenance_on',
    );

    expect(await phum('maintenance', 'off')).toMatchObject({ code: 0 });
    expect((await test.site.inject('/contact')).statusCode).toBe(200);
    const written = await test.services.database.db.select().from(audit_entry);
    expect(written.map(({ action }) => action)).toEqual([
      'setting.change',
      'maintenance.begin',
      'maintenance.end',
    ]);
    expect(await phum('maintenance', 'perhaps')).toMatchObject({ code: 2 });
  });

  it('is closed on every other node too, also on one that starts meanwhile', async () => {
    const { services, url } = test;
    const starts = () => {
      const bus = createChangeBus(url, () => {});
      return { bus, maintenance: createMaintenance(services.database.db, bus) };
    };
    const before = starts();
    await before.bus.start();
    expect(before.maintenance.isOn).toBe(false);
    await phum('maintenance', 'on');
    await expect.poll(() => before.maintenance.isOn).toBe(true);
    const later = starts();
    await later.bus.start();
    expect(later.maintenance.isOn).toBe(true);
    await phum('maintenance', 'off');
    await expect
      .poll(() => [before, later].map(({ maintenance }) => maintenance.isOn))
      .toEqual([false, false]);
    await Promise.all([before.bus.stop(), later.bus.stop()]);
  });
});
