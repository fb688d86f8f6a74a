import type { X509Certificate } from 'node:crypto';
import type { Config } from '../config.ts';
import { openStore } from './account-of.ts';
import { certificatesOf } from './camdigikey/key-store.ts';

const STORES = ['CAMDIGIKEY_CLIENT_KEYSTORE_FILE', 'CAMDIGIKEY_CLIENT_TRUST_STORE_FILE'] as const;

/** The certificates this installation has for CamDigiKey: its own with its chain, and the roots of trust. */
export const readCertificates = async (config: Config): Promise<X509Certificate[]> =>
  STORES.flatMap((name) => (config[name] ? openStore(config, name, certificatesOf) : []));
