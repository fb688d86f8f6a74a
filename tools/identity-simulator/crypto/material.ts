import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EnvelopeKeys } from '#server/identity/camdigikey/envelope.ts';
import { type Credential, makeCredential } from './pki.ts';

/** Everything secret that the simulator and its one client share or hold. */
export interface Material {
  root: Credential;
  intermediate: Credential;
  signer: Credential;
  server: Credential;
  client: Credential;
  keys: EnvelopeKeys;
}

const FILE = 'material.json';

/** The material kept in a folder, made at the first call; in memory only when no folder is given. */
export async function loadMaterial(folder?: string): Promise<Material> {
  if (folder) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // One that was made before was open to all.
    await chmod(folder, 0o700);
  }
  const kept = folder && (await readFile(path.join(folder, FILE), 'utf8').catch(() => null));
  if (kept) return revive(JSON.parse(kept));
  const stored = await makeMaterial();
  if (folder) await writeFile(path.join(folder, FILE), JSON.stringify(stored, null, 2), { mode: 0o600 });
  return revive(stored);
}

/** A new signer under the intermediate authority. */
export const makeSigner = (intermediate: Credential, notAfter?: Date): Promise<Credential> =>
  makeCredential({
    name: 'Simulated token signer',
    issuer: intermediate,
    ...(notAfter ? { notAfter, notBefore: new Date(notAfter.getTime() - 1000) } : {}),
  });

type Stored = Omit<Material, 'keys'> & { keys: Record<keyof EnvelopeKeys, string> };

async function makeMaterial(): Promise<Stored> {
  const root = await makeCredential({ name: 'Simulated root', authority: true });
  const intermediate = await makeCredential({
    name: 'Simulated intermediate',
    authority: true,
    issuer: root,
  });
  const hosts = ['localhost', '127.0.0.1'];
  return {
    root,
    intermediate,
    signer: await makeSigner(intermediate),
    server: await makeCredential({ name: 'localhost', issuer: root, use: 'server', hosts }),
    client: await makeCredential({ name: 'phum', issuer: root, use: 'client' }),
    keys: {
      clientId: 'phum',
      aesKey: randomBytes(32).toString('base64'),
      aesIv: randomBytes(16).toString('base64'),
      hmacKey: randomBytes(64).toString('base64'),
    },
  };
}

function revive({ keys, ...rest }: Stored): Material {
  const { clientId, ...secrets } = keys;
  const [aesKey, aesIv, hmacKey] = [secrets.aesKey, secrets.aesIv, secrets.hmacKey].map((text) =>
    Buffer.from(text, 'base64'),
  );
  return { ...rest, keys: { clientId, aesKey: aesKey!, aesIv: aesIv!, hmacKey: hmacKey! } };
}
