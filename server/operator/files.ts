import { recordAudit } from '../audit/record.ts';
import { file } from '../database/schema/file.ts';
import { inTransaction } from '../database/work.ts';
import { reasonIn } from '../doctor/tell-findings.ts';
import { CopyStopped, copyFiles, FileDiffers } from '../files/copy-files.ts';
import { createFileStore } from '../files/file-store.ts';
import { type Command, Misuse } from './command.ts';

const STORES = ['s3', 'disk'] as const;
type Store = (typeof STORES)[number];
const OTHER: Readonly<Record<Store, Store>> = { s3: 'disk', disk: 's3' };
const UNKNOWN = 'application/octet-stream';

const isStore = (text: unknown): text is Store => text === 's3' || text === 'disk';

/** Commands about the store of files. */
export const fileCommands: readonly Command[] = [
  {
    name: 'files move',
    takes: [],
    options: { to: { type: 'string' } },
    async run({ services: { config, database }, context, options: { to }, dryRun }) {
      if (to === undefined) throw new Misuse('operator:misuse.option', { option: '--to' });
      if (!isStore(to)) throw new Misuse('operator:misuse.choice', { choices: STORES.join(', ') });
      const missing = (['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const).find((name) => !config[name]);
      if (missing) throw new Misuse('operator:no_setting_named', { name: missing });
      const target = createFileStore({ ...config, STORE: to });
      if (!dryRun)
        await target.check().catch((error: unknown) => {
          throw new Misuse('operator:files_away', { to, reason: rootOf(error) });
        });
      const rows = await database.db.select({ key: file.key, type: file.media_type }).from(file);
      const types = new Map(rows.map(({ key, type }) => [key, type]));
      try {
        const source = createFileStore({ ...config, STORE: OTHER[to] });
        const done = await copyFiles(source, target, (key) => types.get(key) ?? UNKNOWN, { dry: dryRun });
        await inTransaction(context, (work) =>
          recordAudit(work, { action: 'file.move', entity_id: null, detail: { to, done: done.copied } }),
        );
        const params = { to, name: 'STORE', ...done };
        const says = dryRun ? 'operator:done.files_move_dry' : 'operator:done.files_move';
        return { says, params, data: { to, ...done } };
      } catch (error) {
        if (error instanceof FileDiffers) throw new Misuse('operator:file_differs', { key: error.key });
        if (error instanceof CopyStopped) {
          const { key, done, cause } = error;
          throw new Misuse('operator:files_stopped', { key, ...done, reason: rootOf(cause) });
        }
        throw error;
      }
    },
  },
];

/** What a store said itself, below what its client makes of it. */
const rootOf = (error: unknown): string =>
  error instanceof Error && error.cause ? rootOf(error.cause) : reasonIn(error);
