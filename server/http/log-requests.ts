import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { reasonOf } from './unavailable.ts';

/** Where refusals begin. */
const BAD = 400;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the address that are no secrets; see shared/contracts/public-param.ts. */
    publicParams?: Record<string, z.ZodType>;
    /** The pattern of the page that an address belongs to. */
    pagePattern?: (url: string) => Promise<string | null>;
  }
}

const files = new WeakSet<FastifyRequest>();

/** Remembers that a request is for a file of the build: a page asks for dozens, which say nothing of the site. */
export function noteFile(request: FastifyRequest): void {
  files.add(request);
}

/** Whether it is one: they are counted together, not each by its name, which changes with every release. */
export const isOfBuild = (request: FastifyRequest): boolean => files.has(request);

/**
 * One log line a request; files of the build have theirs with LOG_LEVEL=debug alone, unless something is wrong with one. Of its address the pattern is written and what a contract marks as public, nothing that the
 * caller chose: links from mails are secrets, in whatever letters, and so may be anything that nobody foresaw.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = files.has(request) && reply.statusCode < BAD ? 'debug' : 'info';
    request.log[level](
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
