import { existsSync } from 'node:fs';
import path from 'node:path';
import { unreadableSecrets } from '../areas/account/second-factor/unreadable-secrets.ts';
import type { Config } from '../config.ts';
import type { DatabaseClient } from '../database/client.ts';
import { readKeyRing } from '../key-ring.ts';
import { type Finding, finding } from './tell-findings.ts';

/** More would be no help: then it is the key that must come back. */
const NAMED = 5;

/** Whether codes of authenticator apps can be checked: each secret needs the key that it was sealed with. */
export async function checkFactors(db: DatabaseClient['db'], config: Config): Promise<Finding | null> {
  // What is only looked at is not made.
  if (!config.SESSION_SECRET && !config.KEY_RING && !existsSync(path.join(config.DATA_DIR, 'session-secret')))
    return null;
  const { secrets } = await readKeyRing(config);
  const { unreadable, all } = await unreadableSecrets({ database: { db }, secrets });
  const count = unreadable.length;
  if (count === 0) return finding('factors_well', { all });
  const named = unreadable.slice(0, NAMED).join(', ');
  const names = count > NAMED ? `${named}, …` : named;
  return finding(count === all && config.production ? 'factors_gone' : 'factors_lost', {
    count,
    all,
    names,
    command: 'npx phum admin reset-factor',
  });
}
