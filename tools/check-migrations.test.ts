import { expect, it } from 'vitest';
import { checkMigrations, migrationsIn, readWritten } from './check-migrations.ts';

it('every migration is as it was written, and noted', () => {
  expect(checkMigrations(migrationsIn(), readWritten())).toEqual([]);
});

it('says which was changed, which is gone and which is new', () => {
  const written = { '0001_a.sql': 'a', '0002_b.sql': 'b', '0003_c.sql': 'c' };
  const now = { '0001_a.sql': 'a', '0002_b.sql': 'other', '0004_d.sql': 'd' };
  expect(checkMigrations(now, written)).toEqual([
    expect.stringContaining('0002_b.sql is other than when it was written'),
    expect.stringContaining('0003_c.sql is other than when it was written'),
    expect.stringContaining('0004_d.sql has no sha256'),
  ]);
});
