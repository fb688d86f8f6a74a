import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { changeSettings as contract } from '#shared/contracts/setting.contract.ts';
import { isMadeUp } from '#shared/domain/setting.ts';
import { recordAudit } from '../../audit/record.ts';
import { setting } from '../../database/schema/operations.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signatory } from '../../http/actor.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { SETTING_TAG, settingValue } from '../../site-settings.ts';
import { listSettings } from './list-settings.ts';

/** Changes settings together, each with what it was and is in the audit; every node has them at once. */
export const changeSettings: Handler<typeof contract> = async ({ body }, context) => {
  await inTransaction(context, (work) => writeSettings(work, body.changes));
  return listSettings(context);
};

/** The same for a change under way. */
export async function writeSettings(work: Work, changes: readonly Change[]): Promise<void> {
  refuseMadeUp(work, changes);
  const by = signatory(work.context.actor);
  // Always in the same order, so that two administrators never wait for each other.
  for (const change of changes.toSorted((a, b) => a.key.localeCompare(b.key)))
    await changeOne(work, change, by);
  work.changes(SETTING_TAG);
}

/** What the demonstration shows is nobody's: on a real site it would count as not chosen, and nobody would hear why. */
function refuseMadeUp({ context }: Work, changes: readonly Change[]): void {
  if (context.services.config.DEMO) return;
  const fields: FieldProblems = {};
  for (const [at, { key, value }] of changes.entries())
    if (isMadeUp(key, value)) fields[`changes.${at}.${key}`] = [{ key: 'invalid' }];
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
}

type Change = Parameters<typeof changeSettings>[0]['body']['changes'][number];

async function changeOne(work: Work, { key, version, value }: Change, by: string | null): Promise<void> {
  const { tx } = work;
  const [row] = await tx.select().from(setting).where(eq(setting.key, key)).for('update');
  const was = settingValue(key, row?.value, work.context.services.config);
  if (isDeepStrictEqual(was, value)) return;
  if ((row?.version ?? 0) !== version) throw new Problem('stale_version');
  const set = { value, version: version + 1, updated_by: by, updated_at: sql`now()` };
  const written = row
    ? await tx.update(setting).set(set).where(eq(setting.key, key)).returning({ key: setting.key })
    : await tx
        .insert(setting)
        .values({ key, ...set })
        .onConflictDoNothing()
        .returning({ key: setting.key });
  if (written.length === 0) throw new Problem('stale_version');
  await recordAudit(work, { action: 'setting.change', entity_id: null, detail: { key, was, now: value } });
}
