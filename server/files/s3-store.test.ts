import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type S3Server, startS3Server } from '#tests/setup/s3-server.ts';
import { createFileStore } from './file-store.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server({ bucket: 'phum', secret: 'a secret' });
});
afterAll(() => s3.stop());

const storeOf = (env: Record<string, string> = {}) =>
  createFileStore(
    readConfig({
      NODE_ENV: 'test',
      STORE: 's3',
      S3_BUCKET: 'phum',
      S3_KEY: 'a key',
      S3_SECRET: 'a secret',
      S3_ENDPOINT: s3.url,
      ...env,
    }),
  );

it('files are kept in a store that speaks S3: put, read, list page by page, remove', async () => {
  const files = storeOf();
  await files.check();
  expect([...s3.objects.keys()], 'the trial leaves nothing').toEqual([]);
  const bytes = Buffer.from('រូបភាព');
  for (const name of ['a', 'b', 'c']) await files.put(`images/${name}.webp`, bytes, 'image/webp');
  await files.put('empty.txt', new Uint8Array(), 'text/plain');
  expect(Buffer.from(await files.read('images/b.webp'))).toEqual(bytes);
  expect((await files.read('empty.txt')).byteLength).toBe(0);
  await expect(files.read('images/none.webp')).rejects.toThrow();
  const pages: string[][] = [];
  for await (const some of files.list()) pages.push(some);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat()).toEqual(['empty.txt', 'images/a.webp', 'images/b.webp', 'images/c.webp']);
  await files.remove('images/a.webp');
  expect([...s3.objects.keys()]).not.toContain('phum/images/a.webp');
});

it('a store that cannot be used is named at the start', async () => {
  await expect(storeOf({ S3_SECRET: 'another' }).check()).rejects.toThrow(/"phum".*SignatureDoesNotMatch/);
  await expect(storeOf({ S3_BUCKET: 'other' }).check()).rejects.toThrow(/"other".*NoSuchBucket/);
  await expect(storeOf({ S3_ENDPOINT: 'http://127.0.0.1:1' }).check()).rejects.toThrow(/cannot be kept/);
  expect(() => storeOf({ S3_SECRET: '' })).toThrow(/needs S3_BUCKET, S3_KEY and S3_SECRET/);
});
