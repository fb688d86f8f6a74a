import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import { copyFiles, FileDiffers } from '#server/files/copy-files.ts';
import { createFileStore } from '#server/files/store.ts';
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

it('a store that gives back something else is found', async () => {
  const from = test.services.files;
  const bad = { ...from, async *list() {}, put: async () => {}, read: async () => Buffer.from('else') };
  await expect(copyFiles(from, bad, () => '')).rejects.toBeInstanceOf(FileDiffers);
});
