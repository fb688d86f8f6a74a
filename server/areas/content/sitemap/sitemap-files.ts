import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../../http/answer-cache.ts';
import { entityTag } from '../../../http/entity-tag.ts';
import { Problem } from '../../../http/problem.ts';
import { sendBody } from '../../../http/send-body.ts';
import { sendProblem } from '../../../http/send-problem.ts';
import { refuseStrangers } from '../../../http/unknown-parameters.ts';
import type { Services } from '../../../services.ts';
import { listParts, readPart } from './sitemap-entries.ts';
import { robotsText, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const HOUR = 'public, max-age=3600';

/**
 * `/robots.txt`, `/sitemap.xml` and its parts, for search engines. Read anew each time: they come seldom, and shared
 * caches keep it for an hour.
 */
export function registerSitemap(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;
  const { db } = services.database;
  app.get('/robots.txt', (request, reply) =>
    sendBody(request, reply, answerOf('text/plain', robotsText(publicUrl))),
  );
  const xml = (path: string, make: (part: string) => Promise<string | null>) =>
    app.get<{ Params: { part?: string } }>(path, async (request, reply) => {
      try {
        refuseStrangers([], request.query);
        const text = await make(request.params.part ?? '');
        if (text === null) throw new Problem('not_found');
        return await sendBody(request, reply, answerOf('application/xml', text));
      } catch (error) {
        return sendProblem(reply, error, 'en');
      }
    });
  xml('/sitemap.xml', async () => sitemapIndex(publicUrl, await listParts(db)));
  xml('/sitemap-:part(^[a-z0-9-]+).xml', async (part) => {
    const entries = await readPart(db, part);
    return entries && sitemapPart(publicUrl, entries);
  });
}

function answerOf(type: string, text: string): Answer {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': HOUR,
    etag: entityTag(text),
    vary: 'Accept-Encoding',
  };
  return { status: 200, headers, body: Buffer.from(text) };
}
