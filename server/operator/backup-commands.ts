import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Language } from '#shared/i18n/languages.ts';
import { recordOperator } from '../audit/record.ts';
import { readArchive } from '../backup/archive.ts';
import { type BackupPlace, openPlace } from '../backup/backup-place.ts';
import { BadBackup } from '../backup/bad-backup.ts';
import { type ErasedPerson, readErased } from '../backup/erased.ts';
import { type Kept, momentOf } from '../backup/keep.ts';
import { countsOf, makeBackup, weighSite } from '../backup/make-backup.ts';
import {
  requireEmpty,
  requireServable,
  restoreBackup,
  TakenBack,
  takenBack,
} from '../backup/restore-backup.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../database/client.ts';
import { knowsSchema } from '../database/known-schema.ts';
import { resolveDatabase } from '../database/locate.ts';
import { hasCluster, requireCluster } from '../database/supervisor/existing-cluster.ts';
import { reasonIn } from '../doctor/tell-findings.ts';
import { createFileStore } from '../files/file-store.ts';
import { type LoneCall, type LoneCommand, Misuse, type Outcome } from './command.ts';
import { finishRestore } from './finish-restore.ts';
import { requireNewFile } from './new-file.ts';
import { operatorTexts } from './operator-texts.ts';

/** Commands about backups. They do without the site, which may run, or be lost. */
export const backupCommands: readonly LoneCommand[] = [
  {
    name: 'backup key',
    takes: ['file'],
    alone: said(async ({ given: { file = '' }, dryRun }) => {
      requireNewFile(file);
      const secret = await generateX25519Identity();
      const key = await identityToRecipient(secret);
      if (!dryRun) writeFileSync(file, `# public key: ${key}\n${secret}\n`, { flag: 'wx', mode: 0o600 });
      const params = { file: path.resolve(file), name: 'BACKUP_KEY', key };
      return { says: 'operator:done.backup_key', params, data: { file, key } };
    }),
  },
  {
    name: 'backup list',
    takes: [],
    reads: true,
    alone: said(async ({ environment }) => {
      const config = readConfig(environment);
      const names = (await (await placeOf(config)).list()).filter((name) => momentOf(name) !== null).sort();
      const data = names.map((name) => ({ name, at: momentOf(name)!.toISOString() }));
      return { says: 'operator:done.backup_list', params: { count: data.length }, data };
    }),
  },
  {
    name: 'backup',
    takes: [],
    alone: said(async ({ environment, dryRun }) => {
      const config = readConfig(environment);
      const recipient = config.BACKUP_KEY ?? refuse('BACKUP_KEY');
      const place = await placeOf(config);
      const site = { config, environment, files: createFileStore(config) };
      return withDatabase(config, async (url) => {
        const { db, close } = connect(url, { size: 2, onError: () => {} });
        try {
          if (dryRun) {
            const data = await weighSite(url, db, site);
            return { says: 'operator:done.backup_dry', params: data, data };
          }
          const made = await makeBackup({ url, db, site, place }, recipient, keptBy(config));
          const { name, rows, files, dropped } = made;
          await recordOperator(db, 'backup.create', { name, rows });
          const params = { name, rows, files, dropped: dropped.length };
          return { says: 'operator:done.backup', params, data: made };
        } finally {
          await close();
        }
      });
    }),
  },
  {
    name: 'verify',
    takes: ['archive'],
    options: { key: { type: 'string' } },
    reads: true,
    alone: said(async (call) => {
      const config = readConfig(call.environment);
      const { read } = await archiveNamed(call, config);
      const { about, contents } = await readArchive(await read(), keyOf(call));
      const data = { at: about.at, version: about.version, ...countsOf(contents) };
      await noteDrill(config, call.given.archive ?? '');
      const t = operatorTexts(call.language);
      const lines = knowsSchema(about.schema)
        ? []
        : [t('operator:backup.newer_schema', { version: about.version })];
      return { says: 'operator:done.verify', params: data, data, lines };
    }),
  },
  {
    name: 'restore',
    takes: ['archive'],
    options: { key: { type: 'string' } },
    alone: said(async (call) => {
      const config = readConfig(call.environment);
      const { read, ...place } = await archiveNamed(call, config);
      const files = createFileStore(config);
      // Before anything is written: who was erased must not come back because a list could not be read.
      const { people, places } = await listsOf(config, place);
      const lines = people ? [] : [noListSaid(call.language, places)];
      const located = await resolveDatabase(config);
      try {
        const target = { url: located.url, config, files };
        if (call.dryRun) {
          await requireEmpty(target);
          const { about, contents } = await readArchive(await read(), keyOf(call));
          requireServable(about);
          const data = { at: about.at, version: about.version, ...countsOf(contents) };
          return { says: 'operator:done.restore_dry', params: data, data, lines };
        }
        const restored = await restoreBackup(read, keyOf(call), target);
        const after = await finishRestore(config, located.url, restored, people ?? []).catch(
          takenBack(target),
        );
        const data = {
          at: restored.about.at,
          ...countsOf(restored.contents),
          ...after,
          erased_list: people !== null,
        };
        const params = {
          at: data.at,
          rows: data.rows,
          files: data.files,
          ...after,
          folder: path.resolve(config.DATA_DIR, 'restored'),
        };
        return { says: 'operator:done.restore', params, data, lines };
      } finally {
        await located.stop();
      }
    }),
  },
];

/** What is wrong with a backup, in the words of the reader. */
function said(run: (call: LoneCall) => Promise<Outcome>): LoneCommand['alone'] {
  return (call) =>
    run(call).catch((error: unknown) => {
      throw inWords(error);
    });
}

function inWords(error: unknown): unknown {
  if (error instanceof BadBackup) return new Misuse(`operator:backup.${error.fault}`, error.params);
  if (!(error instanceof TakenBack)) return error;
  const why = inWords(error.cause);
  return error.kept === undefined
    ? new Misuse('operator:backup.emptied', {}, why)
    : new Misuse('operator:backup.not_emptied', { reason: reasonIn(error.kept) }, why);
}

const refuse = (name: string): never => {
  throw new Misuse('operator:no_setting_named', { name });
};

const placeOf = (config: Config): Promise<BackupPlace> =>
  openPlace(config.BACKUP_TO ?? refuse('BACKUP_TO'), config);

/** Everybody erased that a list knows, beside the archive or where this site keeps its own; null: there is none at either. */
async function listsOf(config: Config, beside: { place: BackupPlace; where: string }) {
  const places = [beside];
  const own = config.BACKUP_TO;
  if (own && whereIs(own) !== beside.where)
    places.push({ place: await openPlace(own, config), where: whereIs(own) });
  const people: ErasedPerson[] = [];
  let found = false;
  for (const { place, where } of places) {
    const list = await readErased(place).catch((error: unknown) => {
      throw new BadBackup('erased_unreadable', { place: where, reason: reasonIn(error) });
    });
    if (!list) continue;
    found = true;
    people.push(...list);
  }
  return { people: found ? people : null, places: places.map(({ where }) => where) };
}

const whereIs = (to: string) => (to.startsWith('s3://') ? to : path.resolve(to));

const noListSaid = (language: Language, places: readonly string[]) =>
  operatorTexts(language)('operator:backup.no_erased_list', {
    file: 'erased.json',
    places: places.join(', '),
  });

function keptBy({ BACKUP_KEPT }: Config): Kept {
  const [days = 0, weeks = 0, months = 0] = BACKUP_KEPT.split(',').map(Number);
  return { days, weeks, months };
}

async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  // An empty database that was made just now would look like a backup.
  if (!config.DATABASE_URL) requireCluster(config.DATA_DIR);
  const located = await resolveDatabase(config);
  try {
    return await work(located.url);
  } finally {
    await located.stop();
  }
}

/** A backup by its path, or by its name where backups are kept. */
async function archiveNamed({ given: { archive = '' } }: LoneCall, config: Config) {
  const isFile = existsSync(archive);
  const where = isFile
    ? path.dirname(path.resolve(archive))
    : whereIs(config.BACKUP_TO ?? refuse('BACKUP_TO'));
  const place = await openPlace(where, config);
  const name = path.basename(archive);
  if (!isFile && !(await place.list()).includes(name)) throw new BadBackup('missing', { name: archive });
  const read = (): Promise<Readable> => place.read(name);
  return { place, where, read };
}

/** The secret half, out of the file that `--key` names. */
function keyOf({ options: { key } }: LoneCall): string {
  if (typeof key !== 'string') throw new Misuse('operator:misuse.option', { option: '--key' });
  const line = readFileSync(key, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('AGE-SECRET-KEY-'));
  if (!line) throw new BadBackup('key_unreadable');
  return line.trim();
}

/** That a backup was found whole is told to the site, where there is one here; an administrator's own machine has none. */
async function noteDrill(config: Config, name: string): Promise<void> {
  if (!config.DATABASE_URL && !hasCluster(config.DATA_DIR)) return;
  await withDatabase(config, async (url) => {
    const { db, close } = connect(url, { size: 2, onError: () => {} });
    await recordOperator(db, 'backup.verify', { name: path.basename(name) }).finally(close);
  }).catch(() => undefined);
}
