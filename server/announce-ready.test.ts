import { afterEach, expect, it, vi } from 'vitest';
import { announceReady } from './announce-ready.ts';
import { readConfig } from './config.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from './database/demo/staff.ts';
import { COMMIT, VERSION } from './version.ts';

afterEach(() => void vi.restoreAllMocks());

/** What is printed for an environment. */
async function printed(env: Record<string, string>, identity = true): Promise<string> {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', PORT: '4000', ...env });
  await announceReady(config, { embedded: true, identity });
  vi.restoreAllMocks();
  return text;
}

it('says of a demonstration where it is, who can sign in and how', async () => {
  const text = await printed({ DEMO: '1' });
  expect(text).toContain(`Phum ${VERSION} (${COMMIT}) is ready: http://localhost:4000`);
  expect(text).toContain(DEMO_PASSWORD);
  for (const { email } of DEMO_STAFF) expect(text).toContain(email);
  expect(text).toContain('simulator on http://localhost:4001');
  expect(text).toContain('/dev/mailbox');
});

it('names no way in anywhere else', async () => {
  const text = await printed({ DEMO: '0' });
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).not.toContain(DEMO_PASSWORD);
  expect(text).not.toContain('/dev/');
});

it('names no simulator where there is none', async () => {
  expect(await printed({ DEMO: '1', IDENTITY_SIMULATOR_PORT: 'off' })).not.toContain('simulator');
  expect(await printed({ DEMO: '1' }, false)).not.toContain('simulator');
});
