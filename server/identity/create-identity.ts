import { X509Certificate } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { type Account, accountOf } from './account-of.ts';
import { createCamDigiKey } from './camdigikey/camdigikey.ts';
import { createTransport } from './camdigikey/tls-transport.ts';
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

/**
 * The identity provider of the configuration; in demonstrations without one, the simulator, which is started here. A
 * taken port of the simulator is no reason not to start: signing in by identity is off then, and the log says so.
 */
export async function createIdentity(config: Config, log: Logger, db: Queryable): Promise<Identity> {
  const none = { provider: null, stop: async () => {} };
  if (config.CAMDIGIKEY_CLIENT_ID) return { ...none, provider: connect(accountOf(config), config, db) };
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
