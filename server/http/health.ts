import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SCHEMA } from '../database/known-schema.ts';
import { readMailState } from '../mail/mail-state.ts';
import type { Services } from '../services.ts';
import { COMMIT, VERSION } from '../version.ts';
import { noticeForwarded } from './forwarded-headers.ts';
import { isOfBuild } from './log-requests.ts';
import { registerOperationMetrics } from './operation-metrics.ts';
import { noteReason, reasonOf } from './unavailable.ts';

/** The event loop is looked at so often; by default a hundred times a second, which was most of what an idle node costs. */
const LAG_LOOK_MS = 250;

/** `/healthz` (the process lives), `/version`, `/readyz` (it can serve) and `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_LOOK_MS });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  new Gauge({
    name: 'answers_kept',
    help: 'Answers in the cache of this process',
    registers: [registry],
    collect() {
      this.set(services.answers.size);
    },
  });

  registry.registerMetric(mailGauge(services));
  registry.registerMetric(services.browserFaults.counter);
  registerOperationMetrics(registry, services);
  const unavailable = new Counter({
    name: 'unavailable_total',
    help: 'Requests answered 503, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  noticeForwarded(app, services, registry);

  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 503) unavailable.inc({ reason: reasonOf(request) ?? 'other' });
    const route = isOfBuild(request) ? 'file' : (request.routeOptions.url ?? 'page');
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/version', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: VERSION, commit: COMMIT, schema: SCHEMA }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await services.readiness.whyNot();
    if (reason === null) return reply.send({ status: 'ok' });
    noteReason(request, reason);
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason });
  });
  // Whoever stands in front is to open the next connection elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (services.readiness.isLeaving) reply.header('connection', 'close');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(services.config.METRICS_TOKEN, request.headers.authorization))
      return reply.code(404).header('cache-control', 'no-store').send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What Prometheus asks each time, from the outbox: mails that wait or were given up, and since when. */
function mailGauge({ database }: Services): Gauge {
  return new Gauge({
    name: 'mails',
    help: 'Mails due and not sent (waiting), given up (failed), and seconds the oldest has waited (oldest_seconds)',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const state = await readMailState(database.db).catch(() => null);
      // An outage of the database must not take the other figures along.
      if (!state) return;
      const { waiting, failed, oldestSeconds } = state;
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
      this.set({ state: 'oldest_seconds' }, oldestSeconds);
    },
  });
}

/** The token alone decides: behind a proxy on this machine every address of a caller is one of this machine. */
function mayReadMetrics(token: string | undefined, authorization: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
