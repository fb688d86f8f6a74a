import { X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificatesOf, clientIdentityOf } from '#server/identity/camdigikey/key-store.ts';
import { type SimulatorOptions, startSimulator } from './start.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phum-simulator-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function started(more: Partial<SimulatorOptions> = {}) {
  const siteUrl = 'http://localhost:3000';
  const simulator = await startSimulator({
    port: 0,
    apiPort: 0,
    siteUrl,
    folder,
    production: false,
    ...more,
  });
  await simulator.close();
  const settings = parseEnv(await readFile(simulator.settingsFile!, 'utf8'));
  const store = (name: string) => readFile(settings[`CAMDIGIKEY_CLIENT_${name}_FILE`]!);
  const password = (name: string) => settings[`CAMDIGIKEY_CLIENT_${name}_FILE_PASSWORD`]!;
  return { simulator, settings, store, password };
}

describe('what the simulator writes for its clients', () => {
  it('lies in a folder of its own user alone, also where one was there before', async () => {
    await chmod(folder, 0o755);
    await started();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const fresh = path.join(folder, 'fresh');
    await started({ folder: fresh });
    expect((await stat(fresh)).mode & 0o777).toBe(0o700);
  });

  it('is a keystore that TLS takes as it is, with the authority inside', async () => {
    const { simulator, store, password } = await started();
    const keystore = await store('KEYSTORE');
    const identity = clientIdentityOf(keystore, password('KEYSTORE'));
    expect(identity).toEqual({ pfx: keystore, passphrase: password('KEYSTORE') });
    expect(() => createSecureContext(identity as object)).not.toThrow();
    const { client, root } = simulator.material;
    expect(
      certificatesOf(keystore, password('KEYSTORE')).map(({ fingerprint256 }) => fingerprint256),
    ).toEqual([client.cert, root.cert].map((pem) => new X509Certificate(pem).fingerprint256));
  });

  it('is a trust store in the old encryption of the real one, with the root alone', async () => {
    const { simulator, store, password } = await started();
    const trust = await store('TRUST_STORE');
    expect(() => createSecureContext({ pfx: trust, passphrase: password('TRUST_STORE') })).toThrow();
    const [root, ...others] = certificatesOf(trust, password('TRUST_STORE'));
    expect(root?.fingerprint256).toBe(new X509Certificate(simulator.material.root.cert).fingerprint256);
    expect(others).toEqual([]);
    expect(() => certificatesOf(trust, 'wrong')).toThrow(/password is wrong/);
  });

  it('is kept with its keys from start to start, and read by nobody else', async () => {
    const first = await started();
    const second = await started({ generation: 'v2' });
    expect(await second.store('KEYSTORE')).toEqual(await first.store('KEYSTORE'));
    expect([first.settings.CAMDIGIKEY_API, second.settings.CAMDIGIKEY_API]).toEqual(['v3', 'v2']);
    const modes = ['keystore.p12', 'trust-store.p12', 'client.key.pem', 'settings.env'].map(
      async (name) => (await stat(path.join(folder, 'client', name))).mode & 0o077,
    );
    expect(await Promise.all(modes)).toEqual([0, 0, 0, 0]);
  });

  it('is made anew with other keys', async () => {
    await started();
    await rm(path.join(folder, 'material.json'));
    const second = await started();
    const [client] = certificatesOf(await second.store('KEYSTORE'), second.password('KEYSTORE'));
    expect(client?.fingerprint256).toBe(
      new X509Certificate(second.simulator.material.client.cert).fingerprint256,
    );
  });
});
