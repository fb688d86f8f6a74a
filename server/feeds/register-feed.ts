import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '#shared/i18n/languages.ts';
import { languageOfPage } from '../http/call-language.ts';
import { visitorHash } from '../http/caller.ts';
import { cleanInput } from '../http/clean-input.ts';
import { entityTag } from '../http/entity-tag.ts';
import { nothingShown, publicCaching } from '../http/freshness.ts';
import { toFieldProblems } from '../http/parse-input.ts';
import { Problem } from '../http/problem.ts';
import { sendBody } from '../http/send-body.ts';
import { sendProblem } from '../http/send-problem.ts';
import { namesOf, refuseEmpty, refuseStrangers } from '../http/unknown-parameters.ts';
import type { Services } from '../services.ts';

/** What a feed is made from: its query, its language, and where to name what it shows. */
export interface FeedContext<Q, P> {
  services: Services;
  query: Q;
  params: P;
  language: Language;
  /** Its own path and query. */
  self: string;
  tag(...tags: string[]): void;
  freshUntil(moment: Date): void;
}

export interface Feed<Q extends z.ZodType, P> {
  path: string;
  query: Q;
  type: string;
  /** Name under which a browser keeps it; readers of feeds take it as it comes. */
  fileName?: string;
  make(context: FeedContext<z.output<Q>, P>): Promise<string>;
}

const FEED_SECONDS = 300;

/**
 * A public file for programs that follow the site: calendars, readers of news. It reads the same rows as the pages, is
 * kept like them and dropped when something in it changes. Its language is that of `?lang=`, English without.
 */
export function registerFeed<Q extends z.ZodType, P extends Record<string, string> = Record<string, never>>(
  app: FastifyInstance,
  services: Services,
  feed: Feed<Q, P>,
): void {
  app.get(feed.path, async (request, reply) => {
    const url = new URL(request.url, services.config.publicUrl);
    const language = languageOfPage(url.searchParams.get('lang'), undefined, undefined);
    try {
      // A misspelt filter would fill somebody's calendar or news with everything there is.
      refuseStrangers(namesOf(feed.query), request.query);
      refuseEmpty(feed.query, request.query);
      const query = readQuery(feed.query, request);
      const search = searchOf(query, language);
      const key = `feed ${language} ${url.pathname} ${search}`;
      const kept = services.changes.connected ? services.answers.get(key) : undefined;
      if (kept) return await sendBody(request, reply, kept);
      await services.limits.spend('read', visitorHash(services, request));
      const since = services.answers.generation;
      const shown = nothingShown();
      const text = await feed.make({
        services,
        query,
        params: request.params as P,
        language,
        self: url.pathname + search,
        tag: (...added) => added.forEach((tag) => void shown.tags.add(tag)),
        freshUntil: (moment) => {
          shown.until = Math.min(shown.until, moment.getTime());
        },
      });
      const answer = {
        status: 200,
        headers: {
          'content-type': `${feed.type}; charset=utf-8`,
          'content-language': language,
          'cache-control': publicCaching(FEED_SECONDS, shown),
          etag: entityTag(text),
          vary: 'Accept-Encoding',
          ...(feed.fileName ? { 'content-disposition': `inline; filename="${feed.fileName}"` } : {}),
        },
        body: Buffer.from(text),
      };
      return await sendBody(request, reply, services.answers.keep(key, answer, shown, since));
    } catch (error) {
      return sendProblem(reply, error, language);
    }
  });
}

function readQuery<Q extends z.ZodType>(schema: Q, request: FastifyRequest): z.output<Q> {
  const query = schema.safeParse(cleanInput(request.query ?? {}), { reportInput: true });
  if (!query.success) throw new Problem('invalid', { fields: toFieldProblems(query.error) });
  return query.data;
}

/** The query of the feed's own address: what it knows, in one order, the language unless it is English. */
function searchOf(query: unknown, language: Language): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>).sort())
    for (const one of Array.isArray(value) ? value : [value]) if (one) search.append(name, String(one));
  if (language !== DEFAULT_LANGUAGE) search.set('lang', language);
  return search.size > 0 ? `?${search}` : '';
}
