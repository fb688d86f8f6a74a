import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { identityBrowser } from '#tests/factories/identity.ts';
import { startTestApp } from '#tests/setup/test-app.ts';
import { startSimulator } from '#tools/identity-simulator/start.ts';

/** As an operator rehearses it: the simulator stands alone, the site knows of it only what its settings say. */
describe.each(['v2', 'v3'] as const)('a site with an account at the provider, API %s', (generation) => {
  it('signs people in by mutual TLS with the stores it was given (7.020, 7.021)', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'phum-rehearsal-'));
    const siteUrl = 'http://localhost:3000';
    const simulator = await startSimulator({
      port: 0,
      apiPort: 0,
      siteUrl,
      folder,
      generation,
      production: false,
    });
    const env = parseEnv(await readFile(simulator.settingsFile!, 'utf8')) as Record<string, string>;
    const test = await startTestApp({ env });
    try {
      const back = await identityBrowser(test).signIn('newcomer');
      expect(back.statusCode).toBe(200);
      expect(back.json().data).toMatchObject({ first_name: 'Sovann', last_name_kh: 'ឆាយ' });
      expect(simulator.state.requests().map(({ operation }) => operation)).toEqual([
        'loginToken',
        'certificates',
        'exchange',
        'status',
      ]);
    } finally {
      await test.stop();
      await simulator.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
