import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { calendarDate } from '#shared/format/calendar.ts';
import { audit_head, audit_link } from '../../database/schema/operations.ts';
import type { Services } from '../../services.ts';

export type Head = Pick<typeof audit_head.$inferSelect, 'day' | 'position' | 'hash' | 'signature' | 'key'>;

/** An Ed25519 key in PKCS#8 is these bytes and its seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs heads, made from the program's secret: no row of the database can make it. */
const signingKey = (secret: Uint8Array): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(hkdfSync('sha256', secret, '', 'audit head', 32))]),
    format: 'der',
    type: 'pkcs8',
  });

const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');

const textOf = ({ day, position, hash }: Pick<Head, 'day' | 'position' | 'hash'>): Buffer =>
  Buffer.from(`phum audit ${day} ${position} ${hash}`);

/** Signs where the chain stands, once a day. The head leaves the machine with the nightly backup and with every export of the log. */
export async function signHead({ database: { db }, secret }: Services, now = new Date()): Promise<void> {
  const day = calendarDate(now);
  const [there] = await db.select({ day: audit_head.day }).from(audit_head).where(eq(audit_head.day, day));
  const [last] = await db.select().from(audit_link).orderBy(desc(audit_link.position)).limit(1);
  if (there || !last) return;
  const { position, hash } = last;
  const key = signingKey(secret);
  const signature = sign(null, textOf({ day, position, hash }), key).toString('base64url');
  await db
    .insert(audit_head)
    .values({ day, position, hash, signature, key: publicKeyOf(key) })
    .onConflictDoNothing();
}

/** Whether a head was signed with one of the program's keys: `unknown` when its key is none of them any more. */
export function checkHead(head: Head, secrets: readonly Uint8Array[]): 'true' | 'false' | 'unknown' {
  const key = secrets.map(signingKey).find((one) => publicKeyOf(one) === head.key);
  if (!key) return 'unknown';
  const signature = Buffer.from(head.signature, 'base64url');
  return verify(null, textOf(head), createPublicKey(key), signature) ? 'true' : 'false';
}
