import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPrograms } from '#shared/contracts/program.contract.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { PAGES_BUILT } from '#tests/setup/set-up-app.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { routes } from '../routes.ts';
import { refuseOtherMethods } from './refuse-method.ts';
import { registerPages } from './register-pages.ts';
import { registerRoutes } from './register-routes.ts';
import type { Route } from './route.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';
import { reasonOf } from './unavailable.ts';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('a fault has a reference', () => {
  let test: TestApp;
  const apps: FastifyInstance[] = [];
  const lines: Record<string, unknown>[] = [];
  /** Why each request was answered 503. */
  const reasons: unknown[] = [];
  const log = pino(
    { level: 'error' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  beforeAll(async () => {
    test = await startTestApp({ log });
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await test.stop();
  });

  const boom = async () => {
    throw new Error('boom');
  };

  /** The site with one call that does something else than it should. */
  async function siteWith(id: string, handle: () => Promise<never>): Promise<FastifyInstance> {
    const { services } = test;
    const app = Fastify({ loggerInstance: log as FastifyBaseLogger, genReqId: () => randomUUID() });
    apps.push(app);
    await app.register(cookie);
    app.setErrorHandler((error, _request, reply) => sendProblem(reply, error, 'en'));
    app.addHook('onResponse', async (request) => void reasons.push(reasonOf(request)));
    registerSecurityHeaders(app, services.config, []);
    const broken = routes.map((one) => (one.contract.id === id ? { ...one, handle } : one));
    const refusals = refuseOtherMethods(app, services);
    registerRoutes(app, services, broken, refusals);
    // Nobody foresaw a call that has no description.
    const odd = { contract: { id: 'odd' }, handle: boom } as unknown as Route;
    await registerPages(app, services, [...broken, odd], refusals);
    return app;
  }
  const logged = (reference: unknown) => lines.filter(({ reqId }) => reqId === reference);

  it('and a page that lacks what it shows says why it is answered 503, to the log and the figures', async () => {
    const app = await siteWith(listPrograms.id, async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    const page = await app.inject('/program');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect(reasons.at(-1)).toBe('database');
  });

  it('in the answer to a program, which is that of the log', async () => {
    const app = await siteWith(listPrograms.id, boom);
    const answer = await app.inject(listPrograms.path);
    expect(answer.statusCode).toBe(500);
    const { reference } = answer.json();
    expect(reference).toBe(answer.headers['x-request-id']);
    expect(logged(reference)).toMatchObject([{ msg: 'call failed', err: { message: 'boom' } }]);
    const missing = await app.inject('/public/api/v1/program/0e0e0e0e-0000-4000-8000-00000e0e0e0e/');
    expect([missing.statusCode, 'reference' in missing.json()]).toEqual([404, false]);
  });

  it.each([
    ['a call of it fails', '/program', 'call failed'],
    ['nobody foresaw what broke', '/api/docs', 'page failed'],
  ])('on the page, in the reader’s language, where %s', async (_what, address, msg) => {
    const app = await siteWith(listPrograms.id, boom);
    for (const language of ['en', 'km'] as const) {
      const page = await app.inject(`${address}?lang=${language}`);
      expect(page.statusCode).toBe(500);
      const reference = String(page.headers['x-request-id']);
      const text = catalog[language].common!.problems.reference;
      const shown = page.body
        .replaceAll(/[\u200b\u2060]|<!-- -->/g, '')
        .includes(text.replace('{id}', reference));
      expect(shown, `${text} on the page`).toBe(true);
      expect(logged(reference).map((line) => line.msg)).toContain(msg);
      expect(page.headers['cache-control']).toContain('no-store');
      expect(page.body.includes('/~here')).toBe(false);
    }
  });
});
