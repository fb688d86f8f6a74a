import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import { copyFiles, FileDiffers } from '#server/files/copy-files.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { type S3Server, startS3Server } from '#tests/setup/s3-server.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { needsSite, readCommand, runCommand } from './run-command.ts';

let s3: S3Server;
let test: TestApp;
beforeAll(async () => {
  s3 = await startS3Server({ bucket: 'phum', secret: 'a secret' });
  const env = { S3_BUCKET: 'phum', S3_KEY: 'k', S3_SECRET: 'a secret', S3_ENDPOINT: s3.url };
  test = await startTestApp({ env });
});
afterAll(async () => {
  await test.stop();
  s3.stop();
});

async function move(...words: string[]) {
  const typed = readCommand(['files', 'move', ...words, '--json']);
  if ('print' in typed || !needsSite(typed)) throw new Error('it needs the site');
  return JSON.parse((await runCommand(test.services, typed)).print);
}

it('files move to a bucket and back, go on where they stopped, and stay where they were', async () => {
  const { files, config } = test.services;
  for (const name of ['a', 'b', 'c']) await files.put(`images/${name}.webp`, Buffer.from(name), 'image/webp');
  expect((await move('--to', 's3', '--dry-run')).data).toEqual({ to: 's3', copied: 3, same: 0 });
  expect([...s3.objects.keys()]).toEqual([]);
  // What was copied before it stopped, whole, and what was cut off.
  s3.objects.set('phum/images/a.webp', Buffer.from('a'));
  s3.objects.set('phum/images/b.webp', Buffer.from(''));
  expect((await move('--to', 's3')).data).toEqual({ to: 's3', copied: 2, same: 1 });
  expect([...s3.objects.keys()].sort()).toEqual(['a', 'b', 'c'].map((name) => `phum/images/${name}.webp`));
  expect(Buffer.from(await files.read('images/b.webp')).toString()).toBe('b');

  await files.remove('images/c.webp');
  expect((await move('--to', 'disk')).data).toEqual({ to: 'disk', copied: 1, same: 2 });
  expect(Buffer.from(await createFileStore(config).read('images/c.webp')).toString()).toBe('c');
  const entries = await test.services.database.db
    .select()
    .from(audit_entry)
    .where(eq(audit_entry.action, 'file.move'));
  expect(entries.map(({ detail }) => detail)).toEqual([
    { to: 's3', done: 2 },
    { to: 'disk', done: 1 },
  ]);
  expect((await move('--to', 'tape')).error).toContain('s3, disk');
});

it('a store that goes away in the middle is named with its file and cause, and what was copied counts', async () => {
  const { files } = test.services;
  for (const name of ['d', 'e', 'f']) await files.put(`documents/${name}`, Buffer.from(name), 'text/plain');
  await move('--to', 's3');
  for (const key of ['d', 'e', 'f']) s3.objects.delete(`phum/documents/${key}`);
  const kept = s3.objects.set.bind(s3.objects);
  s3.objects.set = (key, bytes) => {
    if (key.endsWith('documents/e')) s3.stop();
    return kept(key, bytes);
  };
  const { error } = await move('--to', 's3');
  expect(error).toMatch(
    /^The copy stopped at the file documents\/e: .*\. Copied: 1\. There already, the same: 3\./,
  );
  expect(error).not.toContain('Cannot write file');
  const away = (await move('--to', 's3')).error;
  expect(away).toMatch(/^The store s3 cannot be used: .*ECONNREFUSED/);
  expect((await move()).error).toBe('--to is missing.');
});

it('what is just being written, or was deleted since it was listed, stops no copy', async () => {
  const gone = Object.assign(new Error('Cannot read'), {
    cause: Object.assign(new Error(), { code: 'ENOENT' }),
  });
  const from = {
    async *list() {
      yield ['a', 'images/0190.part', 'gone'];
    },
    async read(key: string) {
      if (key !== 'a') throw gone;
      return Buffer.from(key);
    },
  };
  const put: string[] = [];
  const to = {
    async *list() {},
    put: async (key: string) => void put.push(key),
    read: async (key: string) => Buffer.from(key),
  };
  expect(await copyFiles(from, to, () => '')).toEqual({ copied: 1, same: 0 });
  expect(put).toEqual(['a']);
});

it('a store that gives back something else is found', async () => {
  const from = test.services.files;
  const bad = { ...from, async *list() {}, put: async () => {}, read: async () => Buffer.from('else') };
  await expect(copyFiles(from, bad, () => '')).rejects.toBeInstanceOf(FileDiffers);
});
