import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerOwnCalendar } from './areas/calendar/own-calendar-feed.ts';
import { registerSavedEvents } from './areas/calendar/saved-events.ts';
import { registerSecurityTxt } from './areas/content/security-txt.ts';
import { registerSitemap } from './areas/content/sitemap/sitemap-files.ts';
import { registerEventFeeds } from './areas/event/event-feeds.ts';
import { registerStoredFiles } from './areas/file/stored-files.ts';
import { registerAttachments } from './areas/inbox/attachment-file.ts';
import { registerChartCsv } from './areas/insight/chart-csv.ts';
import { registerOpenData } from './areas/insight/open-data/send-data.ts';
import { registerCountStream } from './areas/notification/stream/register-count-stream.ts';
import { registerAccountExport } from './areas/person/export-account.ts';
import { registerProgramFeed } from './areas/program/program-feed.ts';
import { registerDownloads } from './areas/resource/download-file.ts';
import { registerResourceFeeds } from './areas/resource/resource-feed.ts';
import { registerBrandCss } from './brand/brand-css.ts';
import { registerSiteIcons } from './brand/site-icons.ts';
import { registerSiteManifest } from './brand/site-manifest.ts';
import { ROUTER } from './http/allowed-methods.ts';
import { boundConnections } from './http/bound-connections.ts';
import { boundUnbelieved } from './http/bound-unbelieved.ts';
import { keptLanguage, languageOfCall } from './http/call-language.ts';
import { registerHealth } from './http/health.ts';
import { keptParts } from './http/kept-parts.ts';
import { logRequests } from './http/log-requests.ts';
import { acceptMultipart } from './http/multipart.ts';
import { countOddRequests } from './http/odd-requests.ts';
import { registerOpenApi } from './http/openapi.ts';
import { acceptJson, MAX_JSON_BYTES } from './http/read-json.ts';
import { readableAddress } from './http/readable-address.ts';
import { refuseOtherMethods } from './http/refuse-method.ts';
import { registerPages } from './http/register-pages.ts';
import { registerRoutes } from './http/register-routes.ts';
import { boundRequests, MAX_HEADER_BYTES } from './http/request-bounds.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { sendProblem } from './http/send-problem.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { answerForNode, refuseAddress, refuseConnection } from './http/unreadable.ts';
import { refuseInMaintenance } from './maintenance/refuse-in-maintenance.ts';
import { routes } from './routes.ts';
import type { Services } from './services.ts';
import { registerShareTarget } from './sharing/register-share-target.ts';
import { registerSharePictures } from './sharing/share-pictures.ts';
import { registerUploads } from './uploads/register-uploads.ts';

/** Builds the HTTP server: security headers, static files, the API, then the pages for everything else. */
export async function createApp(services: Services, options: { pages: boolean }): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Hops from here outwards; what a caller writes into X-Forwarded-For itself lies beyond them.
    trustProxy: (_address, hop) => hop < services.config.TRUST_PROXY,
    bodyLimit: MAX_JSON_BYTES,
    // The largest document over 50 kB/s takes seven minutes; headers have one minute, and what bodies hold is bounded.
    requestTimeout: 600_000,
    // Without a host is 400 of our own: Node's would lack the headers of every answer.
    http: { maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false },
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: refuseAddress(services.config),
    clientErrorHandler: refuseConnection(services.config),
    routerOptions: ROUTER,
  });
  await app.register(cookie);
  acceptJson(app, services.bodies);
  acceptMultipart(app, services.bodies);
  app.setErrorHandler((error, request, reply) =>
    sendProblem(
      reply,
      error,
      languageOfCall(
        request.headers['accept-language'],
        keptLanguage(services.config, request.cookies ?? {}),
      ),
    ),
  );
  registerSecurityHeaders(
    app,
    services.config,
    routes.map(({ contract }) => contract),
  );
  answerForNode(app, services.config);
  boundConnections(app, services.config);
  boundRequests(app, services);
  refuseInMaintenance(app, services);
  boundUnbelieved(app, services);
  countOddRequests(app, services);
  logRequests(app);
  const refusals = refuseOtherMethods(app, services);
  registerHealth(app, services);
  registerRoutes(app, services, routes, refusals);
  registerOpenApi(app, routes, services.config);
  registerBrandCss(app, services);
  registerSiteIcons(app, services);
  registerSiteManifest(app, services);
  registerSitemap(app, services);
  registerSecurityTxt(app, services);
  registerEventFeeds(app, services);
  registerProgramFeed(app, services);
  registerDownloads(app, services);
  registerResourceFeeds(app, services);
  registerStoredFiles(app, services);
  registerSharePictures(app, services);
  registerShareTarget(app, services);
  registerAccountExport(app, services);
  registerSavedEvents(app, services);
  registerOwnCalendar(app, services);
  registerCountStream(app, services);
  registerAttachments(app, services);
  registerUploads(app, services);
  registerChartCsv(app, services);
  registerOpenData(app, services);
  if (options.pages) {
    if (!services.config.PHUM_DEV) await registerStaticFiles(app, keptParts(services.config.DATA_DIR));
    await registerPages(app, services, routes, refusals);
  }
  return app;
}
