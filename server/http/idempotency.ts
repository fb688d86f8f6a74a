import { createHash, scrypt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { botFields } from '#shared/contracts/bot-fields.ts';
import type { Queryable } from '../database/client.ts';
import { idempotency_key } from '../database/schema/operations.ts';
import { seal, unseal } from '../sealed.ts';
import type { Services } from '../services.ts';
import type { RawInput } from './parse-input.ts';
import { Problem } from './problem.ts';
import type { CallContext } from './route.ts';

export interface Idempotency {
  key: string;
}

/** A write that began and never ended (its process was killed) may be tried again after this long. */
const ABANDONED_AFTER_SECONDS = 30;

/** How long a repeat waits for the first, which is under way: as long as a browser waits for an answer. */
const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 250;
/** What took place has its answer a moment later, unless its process was killed in between. */
const ANSWER_IN_MS = 2_000;

/** The check of each press is another one: what shows that a person sends is no part of what is sent. */
const ABOUT_SENDER = new Set(Object.keys(botFields));
/** Of such a field not even a sum is written down; see `keyWithSecrets`. */
export const isSecret = (name: string): boolean => /password/.test(name);
const SLOWLY = { N: 2 ** 15, maxmem: 2 ** 26 };

/** Nobody else knows a key so long, and it is that of its sender whatever address they have by now. */
const UNGUESSABLE = /^[\w-]{32,}$/;

/** A phone that went from one network to another between two presses is the same sender; people are known by themselves. */
async function scopeOfVisitor(db: Queryable, contractId: string, key: string): Promise<string | undefined> {
  const { scope } = idempotency_key;
  const [earlier] = await db
    .select({ scope })
    .from(idempotency_key)
    .where(
      and(
        eq(idempotency_key.key, key),
        sql`starts_with(${scope}, ${`${contractId}:`})`,
        sql`${scope} !~ ':[0-9a-f]{8}-[0-9a-f-]{27}$'`,
      ),
    );
  return earlier?.scope;
}

/** What is sent, as one short text; of files the sum of their bytes, since many have one name and size. */
function fingerprint(input: RawInput): string {
  // A page that makes the call itself has no address to read them from.
  const text = JSON.stringify([input.params ?? {}, input.query ?? {}, input.body], (key, value: unknown) => {
    if (ABOUT_SENDER.has(key) || isSecret(key)) return undefined;
    return value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value;
  });
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * With another password it is another thing that is sent, and its sender is not told that it was done. What is written down
 * in place of the key is slow to make from both and of no use once the key, which its browser alone has, is forgotten.
 */
function keyWithSecrets(key: string, body: unknown): string | Promise<string> {
  const secrets = Object.entries(body ?? {}).filter(([name]) => isSecret(name));
  if (secrets.length === 0) return key;
  return new Promise((resolve, reject) => {
    scrypt(JSON.stringify(secrets), key, 32, SLOWLY, (error, sum) =>
      error ? reject(error) : resolve(sum.toString('base64url')),
    );
  });
}

/**
 * Runs a write at most once for a key. A repeat gets the first answer again, cookies with it, and waits while the first is
 * under way; the same key with other content, or when it took place and its answer is gone, is a conflict. A refused write
 * is not kept, so it can be mended and sent again.
 */
export async function once(
  context: CallContext,
  contractId: string,
  { key: given }: Idempotency,
  input: RawInput,
  run: () => Promise<string>,
): Promise<string> {
  const { services, actor, ipHash } = context;
  if (!/^[\w-]{8,100}$/.test(given)) throw new Problem('bad_request');
  const key = await keyWithSecrets(given, input.body);
  const { db } = services.database;
  const scope =
    actor.kind === 'person'
      ? `${contractId}:${actor.id}`
      : ((UNGUESSABLE.test(given) ? await scopeOfVisitor(db, contractId, key) : undefined) ??
        `${contractId}:${ipHash}`);
  const request_hash = fingerprint(input);
  const mine = and(eq(idempotency_key.scope, scope), eq(idempotency_key.key, key));
  const claim = async () => {
    const claimed = await db
      .insert(idempotency_key)
      .values({ scope, key, request_hash })
      .onConflictDoUpdate({
        target: [idempotency_key.scope, idempotency_key.key],
        set: { created_at: sql`now()` },
        setWhere: sql`${idempotency_key.status} is null and ${idempotency_key.request_hash} = ${request_hash}
          and ${idempotency_key.created_at} < now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS})`,
      })
      .returning({ key: idempotency_key.key });
    return claimed.length > 0;
  };
  let until = Date.now() + PATIENCE_MS;
  for (let tookPlace = false; !(await claim()); ) {
    const [earlier] = await db.select().from(idempotency_key).where(mine);
    // Refused meanwhile: it is this one's turn.
    if (!earlier) continue;
    if (earlier.request_hash !== request_hash) throw new Problem('conflict');
    if (earlier.status === 200) return giveAgain(context, earlier.response as KeptAnswer);
    if (Date.now() > until) throw new Problem('conflict');
    if (earlier.status !== null && !tookPlace) {
      tookPlace = true;
      until = Math.min(until, Date.now() + ANSWER_IN_MS);
    }
    await setTimeout(LOOK_EVERY_MS);
  }
  context.onceKey = { scope, key };
  const cookies: string[] = [];
  const { setCookie } = context;
  context.setCookie = (cookie) => {
    cookies.push(cookie);
    setCookie(cookie);
  };
  try {
    const json = await run();
    await db
      .update(idempotency_key)
      .set({ status: 200, response: keep(services, json, cookies) })
      .where(mine);
    await forgetOlder(services, scope);
    return json;
  } catch (error) {
    // Of what failed for no fault of the caller nobody may know whether it was committed; its own transaction does.
    const isRefused = error instanceof Problem && error.status < 500;
    await db
      .delete(idempotency_key)
      .where(isRefused ? mine : and(mine, isNull(idempotency_key.status)))
      .catch(() => undefined);
    throw error;
  }
}

/** Answers hold secrets that nothing else keeps, a new draft's among them, and so do their cookies: encrypted. */
interface KeptAnswer {
  sealed: string;
  cookies?: string;
}
const keep = ({ secret }: Services, json: string, cookies: readonly string[]): KeptAnswer => ({
  sealed: seal(secret, 'answer', json),
  ...(cookies.length > 0 ? { cookies: seal(secret, 'answer', JSON.stringify(cookies)) } : {}),
});

function giveAgain({ services, setCookie }: CallContext, { sealed, cookies }: KeptAnswer): string {
  if (cookies) (JSON.parse(unseal(services.secrets, 'answer', cookies)) as string[]).forEach(setCookie);
  return unseal(services.secrets, 'answer', sealed);
}

/** Whoever sends twice does so within seconds: of a sender and call so many answers are kept, the newest. */
export const MOST_OF_A_SENDER = 30;

async function forgetOlder({ database }: Services, scope: string): Promise<void> {
  const { scope: of, created_at, status } = idempotency_key;
  const newest = sql`(select k.created_at from ${idempotency_key} k where k.scope = ${scope}
    order by k.created_at desc offset ${MOST_OF_A_SENDER - 1} limit 1)`;
  await database.db
    .delete(idempotency_key)
    .where(and(eq(of, scope), isNotNull(status), sql`${created_at} < ${newest}`));
}

const KEPT = '1 day';

/** Forgets keys of yesterday and before: nobody sends the same form again that late. */
export async function forgetOldKeys({ database }: Services): Promise<void> {
  await database.db
    .delete(idempotency_key)
    .where(sql`${idempotency_key.created_at} < now() - ${KEPT}::interval`);
}
