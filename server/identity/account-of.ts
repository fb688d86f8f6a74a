import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { CamDigiKeyOptions } from './camdigikey/camdigikey.ts';
import { certificatesOf, clientIdentityOf } from './camdigikey/key-store.ts';
import type { TlsMaterial } from './camdigikey/tls-transport.ts';

export type Account = Omit<
  CamDigiKeyOptions,
  'replays' | 'signerMaxAgeMs' | 'signerPauseMs' | 'transport' | 'now'
> & {
  baseUrl: string;
  tls: TlsMaterial;
};

type Name = keyof Config & `CAMDIGIKEY_${string}`;
export type StoreName = 'CAMDIGIKEY_CLIENT_KEYSTORE_FILE' | 'CAMDIGIKEY_CLIENT_TRUST_STORE_FILE';

/** The account at the real provider. Throws an Error that says all at once what is missing or cannot be used, by setting. */
export function accountOf(config: Config): Account {
  const wrong: string[] = [];
  const need = (name: Name): string => {
    const value = config[name];
    if (typeof value === 'string') return value;
    wrong.push(`${name} is needed with CAMDIGIKEY_CLIENT_ID.`);
    return '';
  };
  const bytes = (name: Name, length?: number): Buffer => {
    const text = need(name);
    const value = Buffer.from(text, 'base64');
    if (text && length && value.length !== length) wrong.push(`${name} must be base64 of ${length} bytes.`);
    return value;
  };
  const store = <T>(name: StoreName, open: (store: Buffer, password: string) => T): T | undefined => {
    if (!need(name)) return undefined;
    try {
      return openStore(config, name, open);
    } catch (error) {
      wrong.push((error as Error).message);
      return undefined;
    }
  };
  const roots = store('CAMDIGIKEY_CLIENT_TRUST_STORE_FILE', certificatesOf) ?? [];
  const own = store('CAMDIGIKEY_CLIENT_KEYSTORE_FILE', clientIdentityOf);
  const account = {
    generation: config.CAMDIGIKEY_API,
    domain: need('CAMDIGIKEY_CLIENT_DOMAIN'),
    keys: {
      clientId: need('CAMDIGIKEY_CLIENT_ID'),
      aesKey: bytes('CAMDIGIKEY_AES_SECRET_KEY', 32),
      aesIv: bytes('CAMDIGIKEY_AES_IV_PARAMS', 16),
      hmacKey: bytes('CAMDIGIKEY_HMAC_KEY'),
    },
    roots: roots.slice(0, 1),
    loginHosts: need('CAMDIGIKEY_LOGIN_HOSTS').split(','),
    plainLogin: !config.production,
    echoesState: config.CAMDIGIKEY_ECHOES_STATE,
    baseUrl: need('CAMDIGIKEY_SERVER_BASED_URL').replace(/\/$/, ''),
    tls: { ...own, ca: roots.map(String) },
  };
  if (wrong.length > 0) throw new Error(`The national identity cannot be used:\n  ${wrong.join('\n  ')}`);
  return account;
}

/** Opens one of the two PKCS#12 files with its password. Whatever is wrong with it names its setting. */
export function openStore<T>(
  config: Config,
  name: StoreName,
  open: (store: Buffer, password: string) => T,
): T {
  try {
    return open(readFileSync(config[name]!), config[`${name}_PASSWORD`] ?? '');
  } catch (cause) {
    throw new Error(`${name} cannot be used: ${(cause as Error).message}`, { cause });
  }
}
