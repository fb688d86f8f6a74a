import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eraseAccount } from '#server/areas/person/deletion.ts';
import { sealArchive } from '#server/backup/archive.ts';
import { runTellErased, tellErased } from '#server/backup/tell-erased.ts';
import { holdCountry } from '#server/database/hold-country.ts';
import { resolveDatabase } from '#server/database/locate.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { inTransaction } from '#server/database/work.ts';
import { operator } from '#server/http/actor.ts';
import { isAlone, readCommand, runAlone } from '#server/operator/run-command.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { makeDataDir } from '#tests/faults/support/data-dir.ts';
import { startS3Server } from '#tests/setup/s3-server.ts';

import { query, startBackups } from './testing/start-backups.ts';

const { site, folder, kept, secret, phum, source, newPlace, backUp, restore } = startBackups();

/** What each table holds, as one hash. */
async function hashes(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
    );
    found[name] = row.hash;
  }
  return found;
}

describe('a backup', () => {
  it('brings rows, references, numbers, jobs, files and secrets to another machine', async () => {
    const { services } = site.test;
    await seedMasterLists(services);
    await holdCountry(services.database.db);
    await writeStakeholder(site.test.services, { name: 'Tab\tand\nline \\ ភូមិ' });
    await services.database.db.execute(sql`select nextval('submission_reference')`);
    await services.files.put('images/a.webp', Buffer.from([0, 10, 13, 255]), 'image/webp');
    writeFileSync(path.join(services.config.DATA_DIR, 'session-secret'), 'made here');
    await inTransaction({ services, actor: operator, requestId: '', ipHash: '', language: 'en' }, (work) =>
      services.jobs.enqueue(work, 'mail.send', { mail_id: '00000000-0000-4000-8000-000000000000' }),
    );
    const before = await hashes(site.test.url);
    const made = await backUp();
    expect(made).toMatchObject({ files: 1, dropped: [] });

    const place = await newPlace();
    const { data } = await restore(made.name, place);
    expect(data).toMatchObject({ rows: made.rows, files: 1, jobs: 1, erased: 0 });
    const { audit_entry: _now, ...rest } = await hashes(place.DATABASE_URL);
    const { audit_entry: _then, ...expected } = before;
    expect(rest).toEqual(expected);
    expect(readFileSync(path.join(place.DATA_DIR, 'files/images/a.webp'))).toEqual(
      Buffer.from([0, 10, 13, 255]),
    );
    expect(readFileSync(path.join(place.DATA_DIR, 'session-secret'), 'utf8')).toBe('made here');
    expect(readFileSync(path.join(place.DATA_DIR, 'restored/settings.env'), 'utf8')).toContain(
      `BACKUP_KEY="${site.key}"`,
    );
    const [{ last_value }] = await query(place.DATABASE_URL, 'select last_value from submission_reference');
    const [{ references }] = await query(
      place.DATABASE_URL,
      `select count(*)::int as references from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const here = await query(site.test.url, 'select last_value from submission_reference');
    expect([last_value, references > 50]).toEqual([here[0].last_value, true]);
    expect((await restore(made.name, place)).error).toContain('not empty');
  });

  it('of another country leaves nothing in the place it is restored into', async () => {
    const note = (country: string) =>
      query(
        site.test.url,
        `insert into setting (key, value) values ('country', '"${country}"')
          on conflict (key) do update set value = excluded.value`,
      );
    await note('la');
    onTestFinished(async () => {
      await note('kh');
    });
    const { name } = await backUp();
    const place = await newPlace();
    for (const dry of [['--dry-run'], []]) {
      const { error } = await phum(['restore', name, '--key', secret, ...dry], place);
      expect(error).toContain('of a site of another country (COUNTRY=la); here COUNTRY=kh is set');
    }
    // Nothing stands in the way of restoring the right one.
    expect(await query(place.DATABASE_URL, `select 1 from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
    expect(existsSync(path.join(place.DATA_DIR, 'files', 'images'))).toBe(false);
  });

  it('of a newer version is named as that, in a dry run and a look too, before anything is written', async () => {
    const file = path.join(folder, 'newer.age');
    const about = { format: 1, version: '9.0.0', schema: '9999_later', at: '2030-01-01T00:00:00Z' } as const;
    async function* parts() {
      yield { name: 'jobs.json', bytes: Buffer.from('[]') };
      return { rows: {}, sequences: {} };
    }
    const sealed = await sealArchive([site.key], { ...about, url: 'https://a.example', tables: [] }, parts());
    writeFileSync(file, await buffer(sealed));
    const place = await newPlace();
    for (const dry of [['--dry-run'], []])
      expect((await phum(['restore', file, '--key', secret, ...dry], place)).error).toContain(
        'of a newer version of Phum (9.0.0)',
      );
    expect(await query(place.DATABASE_URL, `select 1 from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
    const typed = readCommand(['verify', file, '--key', secret]);
    if ('print' in typed || !isAlone(typed)) throw new Error('no command that stands alone');
    expect((await runAlone({ NODE_ENV: 'test', ...source() }, typed)).print).toContain('a newer version');
  });

  it('is of the site as it is told: in the audit, and nothing of it can be read without the key', async () => {
    const { name } = await backUp();
    const { db } = site.test.services.database;
    const entries = await db.select().from(audit_entry).where(eq(audit_entry.action, 'backup.create'));
    expect(entries.map(({ detail }) => detail)).toContainEqual(expect.objectContaining({ name }));
    const bytes = readFileSync(path.join(kept, name));
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(bytes.includes('phum.json')).toBe(false);
    expect((await phum(['verify', name, '--key', secret], source())).data).toMatchObject({
      version: '0.1.0',
    });
    expect((await phum(['backup', 'list'], source())).data).toContainEqual(expect.objectContaining({ name }));
  });

  it('is kept by its rule, the newest always', async () => {
    const old = path.join(kept, 'phum-20200101T000000Z.tar.gz.age');
    writeFileSync(old, '');
    const { name, dropped } = await backUp({ BACKUP_KEPT: '1,0,0' });
    expect(dropped).toContain(path.basename(old));
    expect(readdirSync(kept)).toContain(name);
    const next = await backUp({ BACKUP_KEPT: '1,0,0' });
    // That of before an upgrade stays, whatever is made on the same day.
    expect(next.dropped).not.toContain(name);
  });

  it('leaves whoever was erased after it erased', async () => {
    const [gone, stays] = [await site.test.signIn(), await site.test.signIn()];
    const old = await backUp();
    await eraseAccount(
      { services: site.test.services, actor: operator, requestId: '', ipHash: '', language: 'en' },
      gone.id,
    );
    // No backup was made since: the place knows it from the job alone.
    await tellErased({
      config: { ...site.test.services.config, BACKUP_TO: kept },
      database: site.test.services.database,
    });
    // Where its operator put it there is no list; that of the site counts.
    const aside = path.join(folder, 'aside.age');
    copyFileSync(path.join(kept, old.name), aside);
    const place = await newPlace();
    expect((await restore(aside, place)).data).toMatchObject({ erased: 1, erased_list: true });
    const people = await query(
      place.DATABASE_URL,
      `select id from person where id in ('${gone.id}', '${stays.id}')`,
    );
    expect(people.map(({ id }) => id)).toEqual([stays.id]);
    expect(await site.test.services.database.db.$count(person, eq(person.id, gone.id))).toBe(0);
  });

  it('with an erasure asks for the list of the erased to be written to its place, in the same transaction', async () => {
    const { id } = await site.test.signIn();
    const services = { ...site.test.services, config: { ...site.test.services.config, BACKUP_TO: kept } };
    const enqueue = vi.spyOn(site.test.services.jobs, 'enqueue');
    onTestFinished(() => enqueue.mockRestore());
    await eraseAccount({ services, actor: operator, requestId: '', ipHash: '', language: 'en' }, id);
    expect(enqueue.mock.calls.map(([, name]) => name)).toContain('backup.erased');
    await runTellErased(services);
    expect(readFileSync(path.join(kept, 'erased.json'), 'utf8')).toContain(id);
    const nowhere = path.join(folder, 'no folder');
    writeFileSync(nowhere, '');
    await expect(
      runTellErased({ ...services, config: { ...services.config, BACKUP_TO: nowhere } }),
    ).rejects.toThrow();
  });

  it('restored says where no list of the erased was found, and stops at one that cannot be read', async () => {
    const { name } = await backUp();
    const aside = path.join(mkdtempSync(path.join(folder, 'aside-')), name);
    copyFileSync(path.join(kept, name), aside);
    const { BACKUP_TO: _none, ...alone } = await newPlace();
    const elsewhere = mkdtempSync(path.join(folder, 'elsewhere-'));
    writeFileSync(path.join(elsewhere, 'erased.json'), 'not a list');
    expect((await restore(aside, { ...alone, BACKUP_TO: elsewhere })).error).toContain(elsewhere);
    const typed = readCommand(['restore', aside, '--key', secret]);
    if ('print' in typed || !isAlone(typed)) throw new Error('no command that stands alone');
    const { print } = await runAlone({ NODE_ENV: 'test', ...alone }, typed);
    expect(print).toContain(`No list of erased accounts (erased.json) was found at: ${path.dirname(aside)}`);
  });

  it('goes into a bucket and comes from there', async () => {
    const s3 = await startS3Server({ bucket: 'backups', secret: 'a secret' });
    const bucket = {
      BACKUP_TO: 's3://backups/phum',
      S3_KEY: 'k',
      S3_SECRET: 'a secret',
      S3_ENDPOINT: s3.url,
    };
    try {
      const { name } = await backUp(bucket);
      expect([...s3.objects.keys()]).toContain(`backups/phum/${name}`);
      const place = { ...(await newPlace()), ...bucket };
      expect((await restore(name, place)).data).toMatchObject({ files: 1 });
    } finally {
      s3.stop();
    }
  });
});

it('that one was found whole is told to the site also where its database is the embedded one', async () => {
  const { name } = await backUp();
  const { path: DATA_DIR, remove } = await makeDataDir();
  const inDatabase = async <T>(work: (url: string) => Promise<T>) => {
    const located = await resolveDatabase({ DATA_DIR });
    return work(located.url).finally(() => located.stop());
  };
  try {
    await inDatabase(prepareDatabase);
    const archive = path.join(kept, name);
    expect((await phum(['verify', archive, '--key', secret], { DATA_DIR })).error).toBeUndefined();
    const told = `select 1 from audit_entry where action = 'backup.verify'`;
    expect(await inDatabase((url) => query(url, told))).toHaveLength(1);
  } finally {
    await remove();
  }
});
