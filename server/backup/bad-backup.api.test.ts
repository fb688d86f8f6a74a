import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { file } from '#server/database/schema/file.ts';

import { query, startBackups } from './testing/start-backups.ts';

const { site, folder, kept, secret, phum, source, newPlace, backUp, restore } = startBackups();

describe('a backup that will not do', () => {
  it('that cannot be written to its end leaves the place empty, says so, and can be restored again', async () => {
    await site.test.services.files.put('images/b.webp', Buffer.from([1]), 'image/webp');
    const { name } = await backUp();
    const place = await newPlace();
    // Something stands where a file belongs, and is no file itself.
    const inTheWay = path.join(place.DATA_DIR, 'files/images/b.webp/here');
    mkdirSync(inTheWay, { recursive: true });
    const { error } = await restore(name, place);
    expect(error).toMatch(/images\/b\.webp.*is removed/);
    const left = await query(
      place.DATABASE_URL,
      "select 1 from pg_tables where schemaname in ('public', 'drizzle')",
    );
    expect(left).toEqual([]);
    rmSync(path.dirname(inTheWay), { recursive: true });
    expect((await restore(name, place)).error).toBeUndefined();
  });

  it('is named with the cause: cut off, changed, sealed for others, none, no key', async () => {
    const { name } = await backUp();
    const whole = readFileSync(path.join(kept, name));
    const said = async (bytes: Uint8Array, with_ = secret) => {
      const file = path.join(folder, 'phum-20260101T000000Z.tar.gz.age');
      writeFileSync(file, bytes);
      return (await phum(['verify', file, '--key', with_], {})).error;
    };
    const short = whole.length - 40;
    expect(await said(whole.subarray(0, short))).toContain(
      `is cut off: it ends after ${short.toLocaleString('en')} bytes`,
    );
    const changed = Buffer.from(whole);
    changed[changed.length >> 1]! ^= 1;
    expect(await said(changed)).toMatch(/^The backup was changed after it was written/);
    expect(await said(Buffer.from('hello'))).toContain('no backup of Phum');
    const other = path.join(folder, 'other');
    await phum(['backup', 'key', other], {});
    expect(await said(whole, other)).toContain('another key');
    writeFileSync(path.join(folder, 'none'), 'hello');
    expect(await said(whole, path.join(folder, 'none'))).toContain('no secret key');
    expect(await said(whole)).toBeUndefined();
    const nowhere = path.join(folder, 'phum-20250101T000000Z.tar.gz.age');
    expect((await phum(['verify', nowhere, '--key', secret], source())).error).toContain(
      `no backup ${nowhere}`,
    );
  });

  it('leaves nothing behind: not when it cannot be written, nor read', async () => {
    const nowhere = path.join(folder, 'file');
    writeFileSync(nowhere, '');
    expect((await phum(['backup'], source({ BACKUP_TO: nowhere }))).error).toBeTruthy();
    expect((await phum(['backup'], source({ BACKUP_KEY: '' }))).error).toContain('BACKUP_KEY');
    const { name } = await backUp();
    truncateSync(path.join(kept, name), 5_000);
    const place = await newPlace();
    expect((await restore(name, place)).error).toContain('is cut off: it ends after 5,000 bytes');
    expect(existsSync(path.join(place.DATA_DIR, 'files/images'))).toBe(false);
    expect(await query(place.DATABASE_URL, `select 1 from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
  });

  it('is not made of a site that is not there: an empty database, a folder without its files; whole ones stay, and no folder is made', async () => {
    await site.test.services.database.db.insert(file).values(
      ['a', 'b', 'c'].map((one) => ({
        purpose: 'logo',
        key: `images/named-${one}.webp`,
        name: `${one}.webp`,
        media_type: 'image/webp',
        bytes: 1,
        sha256: one,
      })),
    );
    for (const one of ['a', 'b', 'c'])
      await site.test.services.files.put(`images/named-${one}.webp`, Buffer.from([1]), 'image/webp');
    const { name } = await backUp();
    const kept_before = readdirSync(kept);
    const wrong = path.join(folder, 'mistyped');
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    for (const DATA_DIR of [wrong, empty])
      for (const dry of [[], ['--dry-run']])
        expect((await phum(['backup', ...dry], source({ DATA_DIR, BACKUP_KEPT: '1,0,0' }))).error).toMatch(
          /^Of the \d+ files .* are not in .*DATA_DIR/,
        );
    expect([existsSync(wrong), readdirSync(empty)]).toEqual([false, []]);
    const nothing = await newPlace();
    expect((await phum(['backup'], { ...nothing, BACKUP_KEY: site.key })).error).toContain(
      'There is no site',
    );
    expect(readdirSync(kept)).toEqual(kept_before);
    // One that was lost keeps nobody from keeping the others.
    await site.test.services.files.remove('images/named-a.webp');
    expect((await backUp()).name >= name).toBe(true);
  });

  it('is not made of a folder without a database', async () => {
    const environment = { DATA_DIR: path.join(folder, 'nothing'), BACKUP_TO: kept, BACKUP_KEY: site.key };
    expect((await phum(['backup'], environment)).error).toContain('There is no database');
  });
});
