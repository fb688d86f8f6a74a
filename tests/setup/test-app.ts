import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp } from '#server/app.ts';
import { signAccess } from '#server/areas/account/session-tokens.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/create-services.ts';
import { desk_grant, person, session } from '#server/database/schema/person.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Services } from '#server/services.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestPerson {
  id: string;
  email: string;
  session_id: string;
  /** Headers of a call made by this person. */
  headers: { authorization: string };
}
interface SessionOptions {
  /** `false`: they have not shown lately that it is them. */
  proved?: boolean;
  /** It was opened with a second factor, without which the desk stays shut where it is asked for. */
  strong?: boolean;
}
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  url: string;
  /** Makes a person, with desk roles if given, and signs them in. */
  signIn(
    options?: { roles?: DeskRole[]; email?: string; password_hash?: string } & SessionOptions,
  ): Promise<TestPerson>;
  /** Signs in somebody who is there already. */
  signInAs(id: string, options?: SessionOptions): Promise<TestPerson>;
  /** Makes a call as somebody, or with other headers; as a visitor by null. */
  call(
    who: { headers: InjectOptions['headers'] } | null,
    method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
  ): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

/** Visitors are told after three seconds to come back; many who write at once on a busy machine wait for their turn. */
const PATIENCE_MS = 30_000;

/** The whole API on a database of its own, called in process through `app.inject`. `worker` also runs the jobs. */
export async function startTestApp(
  options: {
    env?: Record<string, string>;
    worker?: boolean;
    url?: string;
    log?: Logger;
    identity?: IdentityProvider;
  } = {},
): Promise<TestApp> {
  const database = options.url ? { url: options.url, drop: async () => {} } : await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DEMO: '1',
    LIMITS: '0',
    DATABASE_POOL: '6',
    IDENTITY_SIMULATOR_PORT: 'off',
    ...options.env,
  });
  const log = options.log ?? pino({ level: 'silent' });
  const { services, stop } = await createServices(config, log, database.url);
  const { pool, search } = services.database;
  for (const { options } of [pool, search]) options.connectionTimeoutMillis = PATIENCE_MS;
  if (options.identity) services.identity = options.identity;
  const stopWorker = options.worker ? await startWorker(services) : async () => {};
  const app = await createApp(services, { pages: false });
  await app.ready();
  return {
    app,
    services,
    url: database.url,
    signIn: (who = {}) => signInPerson(services, who),
    signInAs: (id, session) => openSession(services, id, '', session),
    call: (who, method, url, payload) =>
      app.inject({ method, url, headers: { ...who?.headers }, ...(payload !== undefined && { payload }) }),
    async stop() {
      await app.close();
      await stopWorker();
      await stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let serial = 0;

async function signInPerson(
  { database: { db }, sessionSecret }: Services,
  { roles = [], email, password_hash, ...session }: NonNullable<Parameters<TestApp['signIn']>[0]>,
): Promise<TestPerson> {
  serial += 1;
  const address = email ?? `person-${serial}-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const [who] = await db
    .insert(person)
    .values({
      email: address,
      first_name: 'Sophea',
      last_name: 'Chan',
      email_verified_at: new Date(),
      ...(password_hash ? { password_hash } : {}),
    })
    .returning();
  for (const role of roles) await db.insert(desk_grant).values({ person_id: who!.id, role });
  return openSession({ database: { db }, sessionSecret }, who!.id, address, session);
}

async function openSession(
  {
    database: { db },
    sessionSecret,
  }: { database: Pick<Services['database'], 'db'>; sessionSecret: Uint8Array },
  id: string,
  email: string,
  { proved = true, strong = false }: SessionOptions = {},
): Promise<TestPerson> {
  const [opened] = await db
    .insert(session)
    .values({
      person_id: id,
      token_hash: crypto.randomUUID(),
      expires_at: new Date(Date.now() + 3_600_000),
      proved_at: proved ? new Date() : null,
      strong,
    })
    .returning();
  const token = await signAccess(sessionSecret, { person_id: id, session_id: opened!.id });
  return {
    id,
    email,
    session_id: opened!.id,
    headers: { authorization: `Bearer ${token}` },
  };
}
