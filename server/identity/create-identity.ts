import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { type CamDigiKeyOptions, createCamDigiKey } from './camdigikey/camdigikey.ts';
import { certificatesOf, clientIdentityOf } from './camdigikey/key-store.ts';
import { createTransport, type TlsMaterial } from './camdigikey/transport.ts';
import type { IdentityProvider } from './provider.ts';
import { createUsedSecrets } from './used-secrets.ts';

export interface Identity {
  /** Null: nobody can sign in by a national identity here. */
  provider: IdentityProvider | null;
  stop(): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;
/** What a flood of forged tokens can cost the provider at most. */
const SIGNER_PAUSE_MS = 30_000;

type Account = Omit<
  CamDigiKeyOptions,
  'replays' | 'signerMaxAgeMs' | 'signerPauseMs' | 'transport' | 'now'
> & {
  baseUrl: string;
  tls: TlsMaterial;
};

/**
 * The identity provider of the configuration; in demonstrations without one, the simulator, which is started here. A
 * taken port of the simulator is no reason not to start: signing in by identity is off then, and the log says so.
 */
export async function createIdentity(config: Config, log: Logger, db: Queryable): Promise<Identity> {
  const none = { provider: null, stop: async () => {} };
  if (config.CAMDIGIKEY_CLIENT_ID)
    return { ...none, provider: connect(await configured(config), config, db) };
  if (!config.DEMO || config.IDENTITY_SIMULATOR_PORT === 'off') return none;
  const { startSimulator } = await import('#tools/identity-simulator/start.ts');
  try {
    const port = config.IDENTITY_SIMULATOR_PORT;
    const simulator = await startSimulator({
      port,
      apiPort: port === 0 ? 0 : port + 1,
      siteUrl: config.publicUrl,
      folder: path.join(config.DATA_DIR, 'identity-simulator'),
      generation: config.CAMDIGIKEY_API,
      production: config.production,
    });
    const { client, root, keys } = simulator.material;
    const account: Account = {
      generation: config.CAMDIGIKEY_API,
      domain: simulator.domain,
      keys,
      roots: [new X509Certificate(root.cert)],
      loginHosts: [new URL(simulator.pageUrl).host],
      plainLogin: true,
      echoesState: true,
      baseUrl: simulator.apiUrl,
      tls: { key: client.key, cert: client.cert, ca: root.cert },
    };
    return { provider: connect(account, config, db), stop: () => simulator.close() };
  } catch (error) {
    log.warn({ err: error }, 'the identity simulator did not start: nobody can sign in by identity');
    return none;
  }
}

function connect({ baseUrl, tls, ...account }: Account, config: Config, db: Queryable): IdentityProvider {
  return createCamDigiKey({
    ...account,
    transport: createTransport({ baseUrl, tls, timeoutMs: config.CAMDIGIKEY_TIMEOUT_MS }),
    replays: createUsedSecrets(db),
    signerMaxAgeMs: HOUR_MS,
    signerPauseMs: SIGNER_PAUSE_MS,
  });
}

/** The account at the real provider. Throws an Error that names what is missing or cannot be read. */
async function configured(config: Config): Promise<Account> {
  const need = (name: keyof Config & `CAMDIGIKEY_${string}`): string => {
    const value = config[name];
    if (typeof value !== 'string') throw new Error(`${name} is needed with CAMDIGIKEY_CLIENT_ID.`);
    return value;
  };
  const bytes = (name: Parameters<typeof need>[0], length?: number): Buffer => {
    const value = Buffer.from(need(name), 'base64');
    if (length && value.length !== length) throw new Error(`${name} must be base64 of ${length} bytes.`);
    return value;
  };
  const roots = certificatesOf(
    await readFile(need('CAMDIGIKEY_CLIENT_TRUST_STORE_FILE')),
    config.CAMDIGIKEY_CLIENT_TRUST_STORE_FILE_PASSWORD ?? '',
  );
  const keystore = await readFile(need('CAMDIGIKEY_CLIENT_KEYSTORE_FILE'));
  return {
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
    tls: {
      ...clientIdentityOf(keystore, config.CAMDIGIKEY_CLIENT_KEYSTORE_FILE_PASSWORD ?? ''),
      ca: roots.map(String),
    },
  };
}
