import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import type { Material } from './crypto/material.ts';
import { makeKeystore, makeTrustStore } from './crypto/pkcs12.ts';

const KEYSTORE = 'keystore.p12';
const TRUST_STORE = 'trust-store.p12';
const PASSWORDS = 'passwords.json';

export interface ClientSettings {
  folder: string;
  generation: ApiGeneration;
  domain: string;
  apiUrl: string;
  pageUrl: string;
}

/**
 * Writes what the provider hands to a client into `folder`: keystore and trust store (PKCS#12, kept once they are there),
 * the same as PEM, and the settings of the site as `settings.env`. Answers the path of the settings.
 */
export async function writeClientFiles(material: Material, settings: ClientSettings): Promise<string> {
  const { folder } = settings;
  const at = (name: string) => path.resolve(folder, name);
  const keep = (name: string, content: string | Buffer) => writeFile(at(name), content, { mode: 0o600 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = await readFile(at('root.pem'), 'utf8').catch(() => '');
  if (known !== material.root.cert) {
    const made = { keystore: secret(), trustStore: secret() };
    await keep(KEYSTORE, makeKeystore(material.client, material.root.cert, made.keystore));
    await keep(TRUST_STORE, makeTrustStore(material.root.cert, made.trustStore));
    await keep('client.key.pem', material.client.key);
    await keep('client.pem', material.client.cert);
    await keep(PASSWORDS, JSON.stringify(made));
    // Last, because it says that all of them are there.
    await keep('root.pem', material.root.cert);
  }
  const passwords = JSON.parse(await readFile(at(PASSWORDS), 'utf8')) as Passwords;
  const { keys } = material;
  const values = {
    CAMDIGIKEY_API: settings.generation,
    CAMDIGIKEY_CLIENT_ID: keys.clientId,
    CAMDIGIKEY_CLIENT_DOMAIN: settings.domain,
    CAMDIGIKEY_SERVER_BASED_URL: settings.apiUrl,
    CAMDIGIKEY_LOGIN_HOSTS: new URL(settings.pageUrl).host,
    CAMDIGIKEY_AES_SECRET_KEY: keys.aesKey.toString('base64'),
    CAMDIGIKEY_AES_IV_PARAMS: keys.aesIv.toString('base64'),
    CAMDIGIKEY_HMAC_KEY: keys.hmacKey.toString('base64'),
    CAMDIGIKEY_CLIENT_KEYSTORE_FILE: at(KEYSTORE),
    CAMDIGIKEY_CLIENT_KEYSTORE_FILE_PASSWORD: passwords.keystore,
    CAMDIGIKEY_CLIENT_TRUST_STORE_FILE: at(TRUST_STORE),
    CAMDIGIKEY_CLIENT_TRUST_STORE_FILE_PASSWORD: passwords.trustStore,
    CAMDIGIKEY_ECHOES_STATE: '1',
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await keep('settings.env', lines.join(''));
  return at('settings.env');
}

interface Passwords {
  keystore: string;
  trustStore: string;
}

const secret = () => randomBytes(18).toString('base64url');
