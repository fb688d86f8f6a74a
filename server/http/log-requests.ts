import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { reasonOf } from './unavailable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the address that are no secrets; see shared/contracts/public-param.ts. */
    publicParams?: Record<string, z.ZodType>;
    /** The pattern of the page that an address belongs to. */
    pagePattern?: (url: string) => Promise<string | null>;
  }
}

/**
 * One log line a request. Of its address the pattern is written and what a contract marks as public, nothing that the
 * caller chose: links from mails are secrets, in whatever letters, and so may be anything that nobody foresaw.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: await patternOf(request),
        ...publicParamsIn(request),
        status: reply.statusCode,
        ...(reasonOf(request) ? { reason: reasonOf(request) } : {}),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

async function patternOf({ routeOptions, url }: FastifyRequest): Promise<string> {
  const page = await routeOptions.config.pagePattern?.(url);
  return page ?? routeOptions.url ?? 'unknown';
}

function publicParamsIn({ routeOptions, params }: FastifyRequest): { params?: Record<string, unknown> } {
  const given = params as Record<string, unknown>;
  const shown = Object.entries(routeOptions.config.publicParams ?? {})
    .filter(([name, schema]) => schema.safeParse(given[name]).success)
    .map(([name]) => [name, given[name]]);
  return shown.length > 0 ? { params: Object.fromEntries(shown) } : {};
}
