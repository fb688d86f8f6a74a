import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder = '';
let built = '';
let kept = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'phum-compress-'));
  built = path.join(folder, 'client');
  kept = path.join(folder, 'kept');
  mkdirSync(built);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (word: string) => word.repeat(100);
const compress = async () => {
  const { buildApp } = precompress(built, kept) as unknown as { buildApp: { handler(): Promise<void> } };
  await buildApp.handler();
};
const read = (name: string) => readFileSync(path.join(built, name));

it('each text stands beside itself in both ways, what is short or a picture does not', async () => {
  writeFileSync(path.join(built, 'a.js'), text('one '));
  writeFileSync(path.join(built, 'b.css'), 'short');
  writeFileSync(path.join(built, 'c.png'), text('two '));
  await compress();
  expect(readdirSync(built).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'c.png']);
  expect(String(gunzipSync(read('a.js.gz')))).toBe(text('one '));
  expect(String(brotliDecompressSync(read('a.js.br')))).toBe(text('one '));
});

it('the same bytes are taken from the last build, others are compressed, and what nobody needs any more goes', async () => {
  writeFileSync(path.join(built, 'a.js'), text('one '));
  await compress();
  const before = readdirSync(kept);
  writeFileSync(path.join(kept, before.find((name) => name.endsWith('.gz'))!), 'as it was kept');
  await compress();
  expect(String(read('a.js.gz'))).toBe('as it was kept');
  writeFileSync(path.join(built, 'a.js'), text('new '));
  await compress();
  expect(String(gunzipSync(read('a.js.gz')))).toBe(text('new '));
  expect(readdirSync(kept)).toHaveLength(2);
  expect(before.some((name) => existsSync(path.join(kept, name)))).toBe(false);
});
