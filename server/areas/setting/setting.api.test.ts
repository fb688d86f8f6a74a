import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_entry, setting } from '#server/database/schema/operations.ts';
import type { SettingList } from '#shared/contracts/setting.contract.ts';
import { SETTING_DEFAULTS, SETTING_KEYS, type SettingKey } from '#shared/domain/setting.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signIn({ roles: ['administrator'] });
});
afterAll(() => test.stop());

const list = async (): Promise<SettingList> =>
  (await test.call(admin, 'GET', '/desk-api/v1/settings/')).json().settings;
const versionOf = async (key: SettingKey) => (await list()).find((one) => one.key === key)!.version;
const change = (changes: object[], who = admin, headers: Record<string, string> = {}) =>
  test.call({ headers: { ...who.headers, ...headers } }, 'PATCH', '/desk-api/v1/settings/', { changes });
const shell = async (app = test.app) =>
  (await app.inject({ url: '/public/api/v1/shell/' })).json().site as Record<string, unknown>;

describe('settings (B.71)', () => {
  it('has a value for each before anybody chose one', async () => {
    const settings = await list();
    expect(settings.map(({ key }) => key)).toEqual(SETTING_KEYS);
    for (const { key, value, version, updated_by } of settings)
      expect([key, value, version, updated_by]).toEqual([key, SETTING_DEFAULTS[key], 0, null]);
  });

  it('changes several together, names who did, and keeps what was in the audit (UX 38)', async () => {
    const answer = await change([
      { key: 'notice', version: 0, value: '  Closed on Monday.  ' },
      { key: 'notice_kh', version: 0, value: 'បិទនៅថ្ងៃចន្ទ។' },
      { key: 'contact_phone', version: 0, value: '012 345 678' },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const of = (key: string) => answer.json().settings.find((one: { key: string }) => one.key === key);
    expect(of('notice')).toMatchObject({
      value: 'Closed on Monday.',
      version: 1,
      updated_by: { id: admin.id },
    });
    expect(of('contact_phone').value).toBe('+85512345678');
    expect(await shell()).toMatchObject({ notice: 'Closed on Monday.', phone: '+85512345678' });
    const entries = await test.services.database.db
      .select()
      .from(audit_entry)
      .where(and(eq(audit_entry.action, 'setting.change'), eq(audit_entry.actor_id, admin.id)));
    expect(entries.map(({ detail }) => detail)).toContainEqual({
      key: 'notice',
      was: '',
      now: 'Closed on Monday.',
    });
  });

  it('leaves alone what is the same already, whatever version was read', async () => {
    const before = await versionOf('notice');
    const answer = await change([{ key: 'notice', version: 0, value: 'Closed on Monday.' }]);
    expect(answer.statusCode).toBe(200);
    expect(await versionOf('notice')).toBe(before);
  });

  it('refuses what is not valid, at its key, and changes nothing of the rest', async () => {
    const answer = await change([
      { key: 'facebook', version: 0, value: 'https://facebook.com.evil.example/phum' },
      { key: 'contact_email', version: 0, value: 'nobody' },
      { key: 'address', version: 0, value: ' ' },
      { key: 'registration', version: 0, value: 'yes' },
      { key: 'trusted_profile_fields', version: 0, value: ['logo', 'status'] },
      { key: 'newsletter', version: 0, value: true },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([
      'changes.0.facebook',
      'changes.1.contact_email',
      'changes.2.address',
      'changes.3.registration',
      'changes.4.trusted_profile_fields',
    ]);
    expect((await shell()).newsletter).toBe(false);
    expect((await change([])).statusCode).toBe(422);
    expect((await change([{ key: 'session_secret', version: 0, value: 'x' }])).statusCode).toBe(422);
  });

  it('never overwrites what somebody else changed meanwhile', async () => {
    const version = await versionOf('contact_email');
    const both = await Promise.all(
      ['one@phum.example', 'two@phum.example'].map((value) =>
        change([{ key: 'contact_email', version, value }]),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await change([
      { key: 'x', version: 0, value: 'https://x.com/phum' },
      { key: 'contact_email', version, value: 'late@phum.example' },
    ]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect((await shell()).social).not.toContainEqual(expect.objectContaining({ network: 'x' }));
  });

  it('opens and closes registration at once, on every node (B.11)', async () => {
    const other = await startTestApp({ url: test.url });
    const options = async (app: TestApp['app']) =>
      (await app.inject({ url: '/public/api/v1/auth/options/' })).json().registration;
    expect([await options(test.app), await options(other.app)]).toEqual([true, true]);
    await change([{ key: 'registration', version: 0, value: false }]);
    expect(await options(test.app)).toBe(false);
    await expect.poll(() => options(other.app)).toBe(false);
    const refused = await other.call(null, 'POST', '/public/api/v1/auth/registration/', {
      email: 'late@example.test',
      password: 'Lotus-Bicycle-7',
      password_confirmation: 'Lotus-Bicycle-7',
      first_name: 'Dara',
      last_name: 'Sok',
    });
    expect(refused.statusCode).toBe(404);
    expect(await test.services.database.db.$count(setting, eq(setting.key, 'registration'))).toBe(1);
    await other.stop();
    await change([{ key: 'registration', version: 1, value: true }]);
    expect(await options(test.app)).toBe(true);
  });

  it('counts a row that no longer fits as not there', async () => {
    await test.services.database.db.insert(setting).values({ key: 'telegram', value: 17 });
    await test.services.changes.apply(['setting']);
    expect((await test.services.settings.read()).telegram).toBe(SETTING_DEFAULTS.telegram);
  });

  it('shows nothing made up on a real site, stored or not, and lists what is to be filled in', async () => {
    const real = await startTestApp({ env: { DEMO: '0', DESK_SECOND_FACTOR: '0' } });
    const { db } = real.services.database;
    // A database that was a demonstration once.
    await db.insert(setting).values({ key: 'facebook', value: SETTING_DEFAULTS.facebook });
    await db.insert(setting).values({ key: 'contact_phone', value: SETTING_DEFAULTS.contact_phone });
    const who = await real.signIn({ roles: ['administrator'] });
    const settings = async (): Promise<SettingList> =>
      (await real.call(who, 'GET', '/desk-api/v1/settings/')).json().settings;
    const empty = async () => (await settings()).filter((one) => one.to_fill_in).map(({ key }) => key);
    const site = async () => JSON.stringify(await shell(real.app));
    expect(await site()).toBe(
      JSON.stringify({
        notice: '',
        notice_kh: '',
        newsletter: false,
        brand_css: '',
        look: '',
        theme_color: '#0b0b0c',
        email: '',
        privacy_email: '',
        phone: '',
        address: '',
        address_kh: '',
        social: [],
      }),
    );
    expect(await empty()).toEqual([
      'contact_email',
      'privacy_email',
      'contact_phone',
      'address',
      'address_kh',
    ]);
    const answer = await real.call(who, 'PATCH', '/desk-api/v1/settings/', {
      changes: [{ key: 'contact_email', version: 0, value: 'startups@ministry.test' }],
    });
    expect(answer.statusCode).toBe(200);
    expect(await empty()).not.toContain('contact_email');
    expect(await site()).toContain('startups@ministry.test');
    await real.stop();
  });

  it('is for administrators alone', async () => {
    for (const role of ['reviewer', 'editor', 'analyst'] as const) {
      const who = await test.signIn({ roles: [role] });
      expect((await change([{ key: 'newsletter', version: 0, value: true }], who)).statusCode).toBe(404);
    }
  });
});
