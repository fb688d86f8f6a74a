import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requireCluster } from './existing-cluster.ts';

it('a folder without a database is named and stays as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-none-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => requireCluster(path.join(folder, 'mistyped'))).toThrow(/no database in .*mistyped/);
  expect(() => requireCluster(folder)).toThrow(/Set DATA_DIR/);
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(path.join(folder, 'postgres/pg18'), { recursive: true });
  expect(() => requireCluster(folder)).toThrow(/no database/);
  writeFileSync(path.join(folder, 'postgres/pg18/PG_VERSION'), '18\n');
  expect(() => requireCluster(folder)).not.toThrow();
});
