import { isToFillIn, SETTING_KEYS } from '#shared/domain/setting.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { findPublishedAccounts } from '../database/demo/published-accounts.ts';
import { isInMaintenance } from '../maintenance/maintenance.ts';
import { readSettings } from '../site-settings.ts';
import { type Finding, finding } from './tell-findings.ts';

/** Accounts that whoever has read this repository can sign in to. */
export async function checkAccounts(db: Queryable, { DEMO }: Config): Promise<Finding> {
  const accounts = await findPublishedAccounts(db);
  if (accounts.length === 0) return finding('accounts_well');
  const names = accounts.map(({ email }) => email).join(', ');
  return finding(DEMO ? 'accounts_demo' : 'accounts_published', { names, command: 'npm run close-demo' });
}

/** How people reach the site, where nobody has filled it in. */
export async function checkPlaceholders(db: Queryable, config: Config): Promise<Finding> {
  const values = await readSettings(db, config);
  const left = SETTING_KEYS.filter((key) => isToFillIn(key, values[key]));
  if (left.length === 0) return finding('placeholders_well');
  return finding('placeholders_left', { names: left.join(', '), command: 'npx phum settings set' });
}

/** Whether anybody new can get an account, by e-mail or by the national identity. */
export async function checkSignUp(db: Queryable, config: Config): Promise<Finding> {
  const { registration } = await readSettings(db, config);
  const byEmail = config.REGISTRATION && registration;
  const byIdentity = config.DEMO || config.CAMDIGIKEY_CLIENT_ID !== undefined;
  return finding(byEmail || byIdentity ? 'sign_up_well' : 'sign_up_closed');
}

/** A site that was closed for maintenance, and perhaps forgotten. */
export async function checkMaintenance(db: Queryable): Promise<Finding> {
  const isOn = await isInMaintenance(db);
  return finding(isOn ? 'maintenance_on' : 'maintenance_off', { command: 'npx phum maintenance off' });
}
