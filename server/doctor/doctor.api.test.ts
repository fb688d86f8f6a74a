import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FINDINGS } from '#shared/domain/finding.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { showMissingTexts } from '#shared/i18n/missing-texts.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { recordOperator } from '../audit/record.ts';
import { tellErased } from '../backup/tell-erased.ts';
import { second_factor } from '../database/schema/account.ts';
import { audit_entry, mail_outbox } from '../database/schema/operations.ts';
import { createFileStore } from '../files/file-store.ts';
import { seal } from '../sealed.ts';
import { checkBackup, checkDrill } from './check-backup.ts';
import { checkClock, checkConnections } from './check-database.ts';
import { checkFactors } from './check-factors.ts';
import { checkDataDir, checkDisk, checkFiles } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { checkAddress, checkNames } from './check-settings.ts';
import { checkSignUp } from './check-site.ts';
import { examine, type Patient } from './examine.ts';
import { finding, tell, worstFirst } from './tell-findings.ts';

let test: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'phum-doctor-'));
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true });
});

const codes = async (patient: Partial<Patient> = {}, short = false) =>
  (await examine({ ...test.services, ...patient }, { short })).map(({ found }) => found);
const config = (changed: object) => ({ ...test.services.config, ...changed }) as Patient['config'];

describe('the doctor', () => {
  it('has a sentence for whatever it can find, in both languages', () => {
    const all = Object.keys(FINDINGS).map((found) => finding(found as keyof typeof FINDINGS));
    const said: string[] = [];
    // The values of its places are found with what it says: only a text that is missing counts here.
    showMissingTexts((problem) => said.push(problem));
    onTestFinished(() => showMissingTexts(undefined));
    for (const language of LANGUAGES) tell(all, language);
    expect(said.filter((problem) => problem.startsWith('No en') || problem.startsWith('No km'))).toEqual([]);
  });

  it('names what is to be filled in as the desk does', () => {
    const [told] = tell([finding('placeholders_left', { names: 'privacy_email', command: 'x' })], 'en');
    expect(told!.text).toContain('E-mail address for questions about data (privacy_email)');
  });

  it('puts what is unsafe first', () => {
    const sorted = worstFirst([finding('disk_well'), finding('clock_off'), finding('data_open')]);
    expect(sorted.map(({ found }) => found)).toEqual(['data_open', 'clock_off', 'disk_well']);
  });

  it('finds database, schema, clock and connections of a site that is well in order', async () => {
    expect(await codes()).toEqual(
      expect.arrayContaining(['schema_well', 'clock_well', 'connections_well', 'files_well']),
    );
  });

  it('says that the database is away, and looks at the rest', async () => {
    const found = await codes({ database: new Error('connect ECONNREFUSED') });
    expect(found).toEqual(expect.arrayContaining(['database_away', 'disk_well']));
    expect(found).not.toContain('schema_well');
  });

  it('says when nobody can open an account: registration is off and there is no identity provider', async () => {
    const { db } = test.services.database;
    const found = async (changed: object) =>
      (await checkSignUp(db, config({ DEMO: false, ...changed }))).found;
    expect(await found({ REGISTRATION: false })).toBe('sign_up_closed');
    expect(await found({ REGISTRATION: true })).toBe('sign_up_well');
    expect(await found({ REGISTRATION: false, CAMDIGIKEY_CLIENT_ID: 'phum' })).toBe('sign_up_well');
    expect(await codes({ config: config({ DEMO: false, REGISTRATION: false }) }, true)).toContain(
      'sign_up_closed',
    );
  });

  it('calls it unsafe that a proxy is not believed: few wrong passwords would lock everybody out', () => {
    expect(tell([finding('proxy_ignored')], 'en')).toMatchObject([{ state: 'unsafe' }]);
  });

  it('adds up the connections that the processes may open', async () => {
    const { pool } = test.services.database;
    const { found, params } = await checkConnections(pool, config({ DATABASE_POOL: 100_000 }));
    expect(found).toBe('connections_few');
    expect(Number(params.needed)).toBeGreaterThan(Number(params.most));
  });

  it('compares the clock with that of the database', async () => {
    const ahead = (seconds: number) => ({
      query: async () => ({ rows: [{ now: Date.now() + seconds * 1000 }] }),
    });
    const found = async (seconds: number) => (await checkClock(ahead(seconds) as never)).found;
    expect([await found(0), await found(-60), await found(86_400)]).toEqual([
      'clock_well',
      'clock_off',
      'clock_wrong',
    ]);
  });

  it('finds a folder of data that others see, or that is not there, and a disk near its reserve', async () => {
    const open = path.join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    expect((await checkDataDir(config({ DATA_DIR: open }))).found).toBe('data_open');
    chmodSync(open, 0o700);
    expect((await checkDataDir(config({ DATA_DIR: open }))).found).toBe('data_well');
    expect((await checkDataDir(config({ DATA_DIR: path.join(folder, 'none') }))).found).toBe(
      'data_unwritable',
    );
    expect((await checkDisk(config({ DATA_DIR: open, DISK_RESERVE_MB: 1e9 }))).found).toBe('disk_low');
  });

  it('says of a real site that it has no backup, an old one, or none that was tried', async () => {
    const { db } = test.services.database;
    const place = path.join(folder, 'backups');
    mkdirSync(place);
    const site = config({ production: true, BACKUP_TO: place, BACKUP_KEY: 'age1' });
    const inDays = (days: number) => Date.now() + days * 86_400_000;
    const both = async (days = 0) =>
      [await checkBackup(db, site, { now: inDays(days) }), await checkDrill(db, site, inDays(days))].map(
        (one) => one?.found ?? null,
      );
    expect(await checkBackup(db, config({}))).toBeNull();
    expect((await checkBackup(db, config({ production: true })))?.found).toBe('backup_none');
    expect(await both()).toEqual(['backup_never', null]);
    await recordOperator(db, 'backup.create');
    expect(await both()).toEqual(['backup_well', 'drill_never']);
    await recordOperator(db, 'backup.verify');
    expect(await both()).toEqual(['backup_well', 'drill_well']);
    expect(await both(3)).toEqual(['backup_old', 'drill_well']);
    expect(await both(40)).toEqual(['backup_old', 'drill_old']);
  });

  it('looks at the place of the backups: the newest is there, it can be read, and it knows who was erased', async () => {
    const { db } = test.services.database;
    const place = path.join(folder, 'place');
    const found = async (BACKUP_TO: string, asks = true) =>
      (await checkBackup(db, config({ production: true, BACKUP_TO, BACKUP_KEY: 'age1' }), { asks }))?.found;
    await recordOperator(db, 'backup.create', { name: 'phum-20261125T010203Z.tar.gz.age' });
    expect([await found(place), await found(place, false)]).toEqual(['backup_gone', 'backup_well']);
    mkdirSync(place);
    expect(await found(place)).toBe('backup_gone');
    writeFileSync(path.join(place, 'phum-20261125T010203Z.tar.gz.age'), '');
    expect(await found(place)).toBe('backup_well');
    expect(await found(path.join(place, 'phum-20261125T010203Z.tar.gz.age'))).toBe('backup_unreadable');
    await db.insert(audit_entry).values({
      action: 'person.delete',
      actor_kind: 'system',
      entity: 'person',
      entity_id: crypto.randomUUID(),
    });
    expect(await found(place)).toBe('backup_erased_untold');
    await tellErased({ config: config({ BACKUP_TO: place }), database: test.services.database });
    expect(await found(place)).toBe('backup_well');
  });

  it('names settings that nobody reads, and what was meant', () => {
    const { found, params } = checkNames({ environment: ['SMTP_ULR', 'PATH', 'npm_config_x'], file: [] });
    expect([found, params.names]).toEqual(['settings_unknown', 'SMTP_ULR (SMTP_URL?)']);
    expect(checkNames({ environment: ['PATH'], file: ['SMTP_URL'] }).found).toBe('settings_well');
  });

  it('finds an address in the clear, a store that refuses, and a mail server that is not there', async () => {
    expect(checkAddress(config({ publicUrl: 'http://phum.example', secure: false })).found).toBe(
      'address_plain',
    );
    const refused = await checkFiles(test.services.config, {
      check: () => Promise.reject(new Error('Access denied')),
    });
    expect(refused).toEqual(finding('files_refused', { reason: 'Access denied' }));
    const { db } = test.services.database;
    const silent = await checkMail(db, config({ SMTP_URL: 'smtp://127.0.0.1:9' }), true);
    expect(silent.found).toBe('mail_silent');
  });

  it('makes no folder where DATA_DIR names none', async () => {
    const DATA_DIR = path.join(folder, 'named-wrongly');
    const files = createFileStore(config({ DATA_DIR }));
    expect(await codes({ config: config({ DATA_DIR }), files })).toEqual(
      expect.arrayContaining(['data_unwritable', 'files_refused']),
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('says at once that the mail server refuses, with what it said', async () => {
    const { db } = test.services.database;
    const values = { template: 't', language: 'en' as const, to_email: 'a@a.test', subject: 's', html: '' };
    const mail = { ...values, text: 't', tries: 1, last_error: '535 bad password' };
    const [row] = await db.insert(mail_outbox).values(mail).returning();
    expect(await checkMail(db, test.services.config, false)).toEqual(
      finding('mail_refused', { refused: 1, reason: '535 bad password' }),
    );
    await db.delete(mail_outbox).where(eq(mail_outbox.id, row!.id));
    expect((await checkMail(db, test.services.config, false)).found).not.toBe('mail_refused');
  });

  it('does not advise what is so already: a port that this machine alone reaches', async () => {
    const past = async (HOST: string) =>
      (await checkProxy(config({ HOST }), new Set(['past_the_proxy'] as const))).found;
    expect([await past('127.0.0.1'), await past('0.0.0.0')]).toEqual([
      'proxy_past_from_here',
      'proxy_past_the_proxy',
    ]);
  });

  it('accounts for every connection that it counts', async () => {
    const { params } = await checkConnections(test.services.database.pool, test.services.config);
    expect(Number(params.needed)).toBe(
      Number(params.each) * Number(params.processes) + Number(params.commands),
    );
  });

  it('finds mails that were given up, and says the command', async () => {
    const { db } = test.services.database;
    const values = { template: 't', language: 'en' as const, to_email: 'a@a.test', subject: 's', html: '' };
    const [row] = await db
      .insert(mail_outbox)
      .values({ ...values, text: 't', status: 'failed' })
      .returning();
    expect(row).toBeDefined();
    const [told] = tell([await checkMail(db, test.services.config, false)], 'en');
    expect(told).toMatchObject({ found: 'mail_lost', state: 'doubtful' });
    expect(told!.text).toContain('npx phum mail resend');
  });
});

describe('second factors', () => {
  it('whose key is missing are named with whose they are, before one of them stands before a closed desk', async () => {
    const { db } = test.services.database;
    const [key, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await checkFactors(db, config({ KEY_RING: [key] }))).toMatchObject({ found: 'factors_well' });
    const people = [await test.signIn({ roles: ['reviewer'] }), await test.signIn({ roles: ['reviewer'] })];
    for (const [index, { id }] of people.entries())
      await db.insert(second_factor).values({
        person_id: id,
        sealed_secret: seal(
          new TextEncoder().encode([key, other][index]),
          'second factor',
          'JBSWY3DPEHPK3PXP',
        ),
        confirmed_at: new Date(),
      });
    onTestFinished(async () => {
      await db.delete(second_factor);
    });
    expect(await checkFactors(db, config({ KEY_RING: [key, other] }))).toMatchObject({
      found: 'factors_well',
    });
    const lost = await checkFactors(db, config({ KEY_RING: [key] }));
    expect(lost).toMatchObject({
      found: 'factors_lost',
      params: { count: 1, all: 2, names: people[1]!.email },
    });
    const gone = config({ KEY_RING: ['c'.repeat(32)], production: true });
    expect(await checkFactors(db, gone)).toMatchObject({ found: 'factors_gone', params: { count: 2 } });
    // Addresses stand in no log: the short look of the start leaves it to the line of the start.
    expect((await codes({}, true)).filter((code) => code.startsWith('factors'))).toEqual([]);
  });
});
