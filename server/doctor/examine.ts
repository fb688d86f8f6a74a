import type { Config } from '../config.ts';
import type { DatabaseClient } from '../database/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Surprise } from '../http/forwarded-headers.ts';
import { checkBackup, checkDrill } from './check-backup.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkClock, checkConnections, checkSchema } from './check-database.ts';
import { checkFactors } from './check-factors.ts';
import { checkDataDir, checkDisk, checkFiles } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { checkAddress, checkNames, checkSettingsFile } from './check-settings.ts';
import { checkAccounts, checkMaintenance, checkPlaceholders, checkSignUp } from './check-site.ts';
import { type Finding, finding, reasonIn } from './tell-findings.ts';

/** What the doctor looks at. */
export interface Patient {
  config: Config;
  /** Or why there is none. */
  database: Pick<DatabaseClient, 'db' | 'pool'> | Error;
  files: Pick<FileStore, 'check'>;
  /** What a process that serves has seen of proxies; absent: this one does not serve. */
  surprises?: ReadonlySet<Surprise>;
}

/**
 * Looks at everything the site needs, one finding a part. `short`: without what the start looks at anyway (files, accounts, second factors)
 * and without asking the mail server, the place of the backups or the site itself.
 */
export async function examine(
  { config, database, files, surprises }: Patient,
  { short = false } = {},
): Promise<Finding[]> {
  const always: Check[] = [
    () => checkNames(),
    () => checkSettingsFile(),
    () => checkAddress(config),
    () => checkDataDir(config),
    () => checkDisk(config),
    () => checkCertificates(config),
  ];
  const whole: Check[] = [() => checkProxy(config, surprises), () => checkFiles(config, files)];
  const checks = [...always, ...(short ? [] : whole), ...(await checksOf(database, config, short))];
  const found = await Promise.all(checks.map(attempt));
  return found.filter((one) => one !== null);
}

/** What can be asked of the database as it is: one that is away, or not brought up to date, has no tables to look into. */
async function checksOf(database: Patient['database'], config: Config, short: boolean): Promise<Check[]> {
  if (database instanceof Error) return [() => finding('database_away', { reason: reasonIn(database) })];
  const { db, pool } = database;
  const lost = await pool.query('select 1').then(
    () => null,
    (error: unknown) => error,
  );
  if (lost !== null) return [() => finding('database_away', { reason: reasonIn(lost) })];
  const schema = await attempt(() => checkSchema(pool));
  const always: Check[] = [() => schema, () => checkClock(pool), () => checkConnections(pool, config)];
  if (schema?.found !== 'schema_well' && schema?.found !== 'schema_newer') return always;
  return [
    ...always,
    () => checkSignUp(db, config),
    () => checkPlaceholders(db, config),
    () => checkMaintenance(db),
    () => checkMail(db, config, !short),
    () => checkBackup(db, config, { asks: !short }),
    () => checkDrill(db, config),
    ...(short ? [] : [() => checkAccounts(db, config), () => checkFactors(db, config)]),
  ];
}

type Check = () => Finding | null | Promise<Finding | null>;

/** A check that fails is a finding too: the others go on. */
async function attempt(check: Check): Promise<Finding | null> {
  try {
    return await check();
  } catch (error) {
    return finding('check_failed', { reason: reasonIn(error) });
  }
}
