import { METHODS as KNOWN_METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { collectMethods } from './allowed-methods.ts';
import { keptLanguage, languageOfCall, languageOfPage } from './call-language.ts';
import { askOdd } from './odd-requests.ts';
import { pageAddress } from './page-address.ts';
import { Problem } from './problem.ts';
import { sendProblem, sendProblemText } from './send-problem.ts';

/** Where calls live: what is not there, or not in this way, is a problem to be read by programs, never a page. */
export const CALLS = ['/api/v1', '/public', '/base-api', '/user-api', '/desk-api', '/dev-api'];
const isCall = (url: string) => CALLS.some((path) => url.startsWith(`${path}/`));

export interface Refusals {
  /** Answers what no route takes: 405 with the methods that are taken, 404, and OPTIONS. Who asks for much of that is told to wait. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The methods an address takes, pages included. */
  methodsOf(url: string): Promise<string[]>;
  /** Once pages are there: the methods of each. */
  pages?: (pathname: string) => Promise<string[]>;
}

/**
 * Answers methods that an address does not take, whichever they are: the routes registered after this call are known to
 * it. It looks before a body is read, so that a wrong method is not called a wrong form.
 */
export function refuseOtherMethods(app: FastifyInstance, services: Services): Refusals {
  const { config } = services;
  const ownMethods = collectMethods(app);
  const refusals: Refusals = {
    async methodsOf(url) {
      const own = ownMethods(url);
      if (own.length > 0 || isCall(url) || !refusals.pages) return own;
      return refusals.pages(pageAddress(url, 'http://localhost').pathname);
    },
    async refuse(request, reply) {
      await askOdd(services, request);
      const methods = await refusals.methodsOf(request.url);
      if (methods.length === 0) return sendRefusal(config, request, reply, new Problem('not_found'));
      const allow = [...methods, 'OPTIONS'];
      if (request.method !== 'OPTIONS')
        return sendRefusal(config, request, reply, new Problem('method_not_allowed', { allow }));
      return reply
        .code(204)
        .headers({ allow: allow.join(', '), 'cache-control': 'no-store' })
        .send();
    },
  };
  for (const method of KNOWN_METHODS)
    if (!app.supportedMethods.includes(method as HTTPMethods) && method !== 'CONNECT')
      app.addHttpMethod(method);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await refusals.refuse(request, reply);
  });
  app.setNotFoundHandler(() => {
    throw new Problem('not_found');
  });
  return refusals;
}

/** The texts of a problem: for calls as their clients read it, else a few lines. */
export function sendRefusal(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const { url, headers, cookies } = request;
  const cookie = keptLanguage(config, cookies ?? {});
  if (isCall(url)) return sendProblem(reply, problem, languageOfCall(headers['accept-language'], cookie));
  const lang = new URLSearchParams(url.split('?')[1]).get('lang');
  const language = languageOfPage(lang, cookie, headers['accept-language']);
  return sendProblemText(reply, problem, language);
}
