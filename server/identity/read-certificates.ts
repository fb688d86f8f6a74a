import type { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { certificatesOf } from './camdigikey/key-store.ts';

/** The certificates this installation has for CamDigiKey: its own with its chain, and the roots of trust. */
export async function readCertificates(config: Config): Promise<X509Certificate[]> {
  const stores = [
    [config.CAMDIGIKEY_CLIENT_KEYSTORE_FILE, config.CAMDIGIKEY_CLIENT_KEYSTORE_FILE_PASSWORD],
    [config.CAMDIGIKEY_CLIENT_TRUST_STORE_FILE, config.CAMDIGIKEY_CLIENT_TRUST_STORE_FILE_PASSWORD],
  ] as const;
  const read = stores.map(async ([file, password = '']) =>
    file ? certificatesOf(await readFile(file), password) : [],
  );
  return (await Promise.all(read)).flat();
}
