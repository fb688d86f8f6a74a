import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isLanguage } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import { visitorHash } from './caller.ts';
import { HYDRATION_NAME } from './hydration-data.ts';
import { pageAddress } from './page-address.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { Problem } from './problem.ts';
import { renderPage } from './render-page.ts';
import type { Route } from './route.ts';
import { sendBody } from './send-body.ts';
import { stranger } from './stranger.ts';

interface Params {
  language: string;
  name: string;
  '*': string;
}

/**
 * `/hydration/{language}/{name}/{page and query}`: what a visitor's page was drawn from, by the name that the page says. Where
 * it is not kept any more, or the page came from another node, the page is drawn again: the same content has the same name.
 * Else 404, and the page is out of date.
 */
export function registerHydration(
  scope: FastifyInstance,
  services: Services,
  routes: ReadonlyMap<string, Route>,
  loadBuild: () => Promise<ServerBuild>,
  hasPage: (pathname: string) => Promise<boolean>,
): void {
  scope.get<{ Params: Params }>('/hydration/:language/:name/*', async (request, reply) => {
    const { language, name } = request.params;
    if (!isLanguage(language) || !HYDRATION_NAME.test(name)) throw new Problem('not_found');
    const kept = services.hydration.get(name);
    if (kept) return sendBody(request, reply, kept);
    const address = visitorHash(services, request);
    await services.limits.spend('read', address);
    await services.limits.spend('missing', address);
    const page = request.url.slice(`/hydration/${language}/${name}`.length);
    const url = pageAddress(page, services.config.publicUrl);
    if (pageCacheKey(url, language) === null || !(await hasPage(url.pathname)))
      throw new Problem('not_found');
    await services.limits.spend('drawn', address);
    await renderPage({
      services,
      routes,
      build: await loadBuild(),
      request: { method: 'GET', headers: {} },
      url,
      form: new FormData(),
      caller: stranger(services, request, language),
    });
    const drawn = services.hydration.get(name);
    if (!drawn) throw new Problem('not_found');
    return sendBody(request, reply, drawn);
  });
}
