import { and, eq, ne, sql } from 'drizzle-orm';
import * as contract from '#shared/contracts/person.contract.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { getPerson } from '../account/account.queries.ts';
import { proofNeeded, provedUntil } from '../account/proof/require-proof.ts';
import { findFile } from '../file/file.queries.ts';
import { presentOwnProfile } from './person.present.ts';

/** Everything the signed-in person keeps of themselves. */
export const getOwnProfile: Handler<typeof contract.getOwnProfile> = async (_input, context) =>
  readOwnProfile(context);

/** Changes what was sent and nothing else; the audit says which fields, not what is in them. */
export const changeOwnProfile: Handler<typeof contract.changeOwnProfile> = async (
  { body: sent },
  context,
) => {
  const { id } = signedIn(context);
  const body = await withoutRead(sent, context);
  const { links, visibility, username, ...plain } = body;
  const proved = username === undefined || (await provedUntil(context)) !== null;
  await inTransaction(context, async (work) => {
    const [row] = await work.tx.select().from(person).where(eq(person.id, id)).for('update');
    if (!row) return;
    const fields = Object.keys(body);
    if (fields.length === 0) return;
    const plainChanges = definedOf(plain);
    if (hasName(row) && !hasName({ ...row, ...plainChanges }))
      throw new Problem('invalid', { fields: { first_name: [{ key: 'required' }] } });
    // The name signs in: its owner would no longer be known by the one they remember.
    if (!proved && username !== (row.username ?? '')) throw proofNeeded();
    if (username && (await isTaken(work.tx, username, id)))
      throw new Problem('invalid', { fields: { username: [{ key: 'username_taken' }] } });
    await work.tx
      .update(person)
      .set({
        ...plainChanges,
        ...(username === undefined ? {} : { username: username || null }),
        ...(links ? { links: filledOf({ ...row.links, ...links }) } : {}),
        ...(visibility ? { visibility: filledOf({ ...row.visibility, ...visibility }) } : {}),
        updated_at: new Date(),
      })
      .where(eq(person.id, id));
    await recordAudit(work, { action: 'person.change', entity_id: id, detail: { fields } });
    work.changes(`person:${id}`);
  });
  return readOwnProfile(context);
};

/** What can be changed of what was sent. Anything else must come as it was read: it would be lost without a word. */
async function withoutRead(sent: contract.ProfileChanges, context: CallContext) {
  const entries = Object.entries(sent);
  const read = entries.filter(([name, value]) => value !== undefined && contract.ONLY_READ.includes(name));
  if (read.length === 0) return sent;
  const now = Object.entries(await readOwnProfile(context));
  const asItIs = new Map(now.map(([name, value]) => [name, JSON.stringify(value)]));
  // The address of a picture is another one with each reading.
  const other = read.filter(
    ([name, value]) => name !== 'picture' && JSON.stringify(value) !== asItIs.get(name),
  );
  if (other.length > 0)
    throw new Problem('invalid', {
      fields: Object.fromEntries(other.map(([name]) => [name, [{ key: 'read_only' as const }]])),
    });
  return Object.fromEntries(entries.filter(([name]) => !contract.ONLY_READ.includes(name))) as typeof sent;
}

/** Whether somebody else goes by this name; who chooses it at the same moment waits for the first. */
async function isTaken(tx: Queryable, username: string, id: string): Promise<boolean> {
  const name = username.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`username ${name}`}, 26))`);
  const taken = and(sql`lower(${person.username}) = ${name}`, ne(person.id, id));
  return (await tx.$count(person, taken)) > 0;
}

/** The profile as it is stored now. */
export async function readOwnProfile(context: CallContext) {
  const { services } = context;
  const { id, desk_roles } = signedIn(context);
  const row = await getPerson(services.database.db, id);
  const photo = await findFile(services.database.db, row.photo_id);
  return presentOwnProfile(services, row, photo, desk_roles as DeskRole[]);
}

/** A person may go by the names of one script alone, but not by none. */
const NAMES = ['first_name', 'last_name', 'first_name_kh', 'last_name_kh'] as const;
const hasName = (who: Partial<Record<(typeof NAMES)[number], string>>) => NAMES.some((name) => who[name]);

const definedOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Without what was emptied. */
const filledOf = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
