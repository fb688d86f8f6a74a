import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { record_revision } from '#server/database/schema/collection.ts';
import { file } from '#server/database/schema/file.ts';
import { audit_entry, setting } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { content_page, program } from '#server/database/schema/publication.ts';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import { listing_draft } from '#server/database/schema/submission.ts';
import { picture } from '#tests/factories/picture.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { findReferringColumns } from './referring-columns.ts';
import { sweepFiles } from './sweep-files.ts';

const test = setUpApp();

const db = () => test.services.database.db;

/** A stored picture that came some hours ago. */
async function upload(hours = 30): Promise<{ id: string; key: string }> {
  const id = v7();
  const key = `test/${id}.png`;
  const bytes = await picture('png');
  await test.services.files.put(key, bytes, 'image/png');
  await db()
    .insert(file)
    .values({
      id,
      key,
      purpose: 'test',
      name: 'picture.png',
      media_type: 'image/png',
      bytes: bytes.byteLength,
      sha256: '0'.repeat(64),
      is_public: true,
      created_at: new Date(Date.now() - hours * 3_600_000),
    });
  return { id, key };
}
const isThere = async ({ id }: { id: string }) =>
  (await db().$count(file, eq(file.id, id))) === 1 &&
  (await test.call(null, 'GET', `/files/${id}/original`)).statusCode === 200;

describe('uploads that nothing refers to', () => {
  it('go after a day, row and bytes, and only then', async () => {
    const [old, young] = [await upload(25), await upload(23)];
    expect(await sweepFiles(test.services)).toBe(1);
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    await expect(test.services.files.read(old.key)).rejects.toThrow();
    expect(await sweepFiles(test.services)).toBe(0);
  });

  it('are none of those that a page, a person, a form, a text, a setting or a revision refers to', async () => {
    const used = await Promise.all(Array.from({ length: 8 }, () => upload()));
    const [logo, cover, photo, begun, body, address, kept, ofProgram] = used as [
      (typeof used)[number],
      ...typeof used,
    ];
    const page = await writeStakeholder(test.services, { kind: 'startup', name: 'Loom Lab' });
    await db()
      .update(stakeholder)
      .set({ logo_id: logo.id, cover_id: cover!.id })
      .where(eq(stakeholder.id, page));
    const who = await test.signIn();
    await db().update(person).set({ photo_id: photo!.id }).where(eq(person.id, who.id));
    await db()
      .insert(listing_draft)
      .values({ secret_hash: crypto.randomUUID(), kind: 'startup', payload: { logo: begun!.id } });
    await db()
      .insert(content_page)
      .values({
        slug: 'with-a-picture',
        title: 'With a picture',
        body: `<p><img src="/files/${body!.id}/640" alt=""></p>`,
      });
    await db()
      .insert(setting)
      .values({ key: 'test', value: { logo: `https://phum.example/files/${address!.id}/original` } });
    await db()
      .insert(record_revision)
      .values({
        collection: 'program',
        record_id: v7(),
        version: 1,
        verb: 'create',
        values: { cover: { id: kept!.id } },
        changed: [],
      });
    await db().insert(program).values({ title: 'Looms', cover_id: ofProgram!.id });
    expect(await sweepFiles(test.services)).toBe(0);
    for (const one of used) expect(await isThere(one)).toBe(true);

    // What is changed for another goes the next time.
    await db().update(stakeholder).set({ logo_id: null }).where(eq(stakeholder.id, page));
    expect(await sweepFiles(test.services)).toBe(1);
    expect([await isThere(logo), await isThere(cover!)]).toEqual([false, true]);
  });

  it('are also those that only the record of what was done still names', async () => {
    const named = await upload();
    await db()
      .insert(audit_entry)
      .values({ action: 'file.upload', entity: 'file', entity_id: named.id, actor_kind: 'system' });
    expect(await sweepFiles(test.services)).toBe(1);
    expect(await isThere(named)).toBe(false);
  });

  it('are looked for in every column that leads to a file, whoever adds one', async () => {
    const { rows } = await db().execute<{ at: string }>(sql`
      select conrelid::regclass || '.' || attname as at from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'file'::regclass`);
    const { keys, texts } = await findReferringColumns(db());
    const looked = [...keys, ...texts].map(({ table, column }) => `${table}.${column}`);
    expect(rows.length).toBeGreaterThan(8);
    expect(looked).toEqual(expect.arrayContaining(rows.map(({ at }) => at)));
    // These hold ids without a key of the database.
    for (const at of ['person.photo_id', 'submission.payload', 'submission_event.payload', 'setting.value'])
      expect(looked).toContain(at);
    expect(looked.some((at) => /^(audit_entry|search_\w+)\./.test(at))).toBe(false);
    // Read piece by piece, which tables in parts cannot be.
    const { rows: parts } = await db().execute<{ at: string }>(sql`
      select relname as at from pg_class
      where relkind = 'p' and relnamespace = current_schema()::regnamespace and relname not like 'search\\_%'`);
    expect(parts).toEqual([]);
  });
});
