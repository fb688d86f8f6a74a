import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYTHING } from '#server/changes/bus.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { stakeholder } from '../schema/stakeholder.ts';
import { scaleDirectory } from './scale.ts';
import { seedDemo } from './seed-demo.ts';

const test = setUpApp();
let demoIds: Set<string>;
beforeAll(async () => {
  await seedDemo(test.services);
  demoIds = new Set((await names()).map(({ id }) => id));
  await scaleDirectory(test.services.database, 600);
  await scaleDirectory(test.services.database, 900);
  await test.services.changes.apply([EVERYTHING]);
});

const names = () =>
  test.services.database.db
    .select({
      id: stakeholder.id,
      kind: stakeholder.kind,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
    })
    .from(stakeholder)
    // What owners and the desk still work on is in no directory.
    .where(sql`status = 'approved'`);
const count = async (query: string) => {
  const { rows } = await test.services.database.db.execute<{ n: number }>(sql.raw(`select ${query} as n`));
  return Number(rows[0]!.n);
};
const search = async (text: string) =>
  (await test.app.inject({ url: '/api/v1/search/', query: { search: text } })).json();

describe('a scaled directory', () => {
  it('holds as many records as asked for, the demo data among them, and no more when asked again', async () => {
    expect(await names()).toHaveLength(900);
    expect(await scaleDirectory(test.services.database, 900)).toBe(0);
    expect((await names()).filter(({ id }) => demoIds.has(id))).toHaveLength(demoIds.size);
    expect(test.services.directory.size).toBe(900);
  });

  it('keeps the shape of the demo data', async () => {
    const share = (rows: { kind: string }[], kind: string) =>
      rows.filter((row) => row.kind === kind).length / rows.length;
    const all = await names();
    const [demo, scaled] = [
      all.filter(({ id }) => demoIds.has(id)),
      all.filter(({ id }) => !demoIds.has(id)),
    ];
    for (const kind of ['startup', 'mentor', 'investor', 'eso', 'other']) {
      expect(Math.abs(share(scaled, kind) - share(demo, kind)), kind).toBeLessThan(0.07);
    }
  });

  it('has every part of every record, and a search document of each', async () => {
    const lacking = (table: string, condition: string) =>
      count(`(select count(*) from stakeholder s where s.status = 'approved' and ${condition} and not exists
        (select from ${table} t where t.stakeholder_id = s.id))`);
    expect(await lacking('startup', `s.kind = 'startup'`)).toBe(0);
    expect(await lacking('product', `s.kind = 'startup'`)).toBe(0);
    expect(await lacking('team_member', `s.kind in ('startup', 'eso')`)).toBe(0);
    expect(await lacking('eso', `s.kind = 'eso'`)).toBe(0);
    expect(await lacking('stakeholder_individual', `s.kind = 'mentor'`)).toBe(0);
    expect(await lacking('stakeholder_term', 'true')).toBe(0);
    const unfound = await count(
      `(select count(*) from stakeholder s where s.status = 'approved' and not exists (select from search_document d where d.id = s.id))`,
    );
    expect(unfound).toBe(0);
  });

  it('names every organisation once, in both scripts', async () => {
    const all = (await names()).filter(({ kind }) => kind !== 'mentor' && kind !== 'investor');
    for (const field of ['name', 'name_kh'] as const) {
      expect(new Set(all.map((one) => `${one.kind} ${one[field]}`)).size).toBe(all.length);
    }
    expect(all.filter(({ name_kh }) => !/\p{Script=Khmer}/u.test(name_kh))).toEqual([]);
  });

  it('is found by search: in both scripts and mistyped (8)', async () => {
    const scaled = (await names())
      .filter(({ id, kind }) => kind === 'startup' && !demoIds.has(id))
      .slice(0, 5);
    expect(scaled).toHaveLength(5);
    for (const { name, name_kh } of scaled) {
      const [longest] = name.split(' ').sort((a, b) => b.length - a.length);
      const mistyped = name.replace(longest!, `${longest!.slice(0, -2)}${longest!.at(-1)}${longest!.at(-2)}`);
      for (const text of [name, name_kh, mistyped]) {
        const { startup } = await search(text);
        expect(
          startup.map((one: { name: string }) => one.name),
          text,
        ).toContain(name);
      }
    }
  });

  it('leaves sounds out of the words that typing errors are mended to', async () => {
    expect(await count('(select count(*) from search_term)')).toBeGreaterThan(300);
    expect(await count(`(select count(*) from search_term where term ~ '^[KL]' or term ~ '[^a-z]')`)).toBe(0);
  });
});
