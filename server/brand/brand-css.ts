import type { FastifyInstance } from 'fastify';
import { entityTag } from '../http/entity-tag.ts';
import { Problem } from '../http/problem.ts';
import { sendBody } from '../http/send-body.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { Services } from '../services.ts';

const PATH = '/brand.css';
/** Another colour has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'no-cache';

/** The address of the style sheet of a chosen colour; empty where none was chosen. */
export const brandCssPath = (accent: string): string => (accent ? `${PATH}?v=${accent.slice(1)}` : '');

/** `GET /brand.css`: the colour that the desk has chosen, in every place of it; 404 without one. */
export function registerBrandCss(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { v?: unknown } }>(PATH, async (request, reply) => {
    try {
      const { accent } = await services.settings.read();
      if (!accent) throw new Problem('not_found');
      // Few sites have a colour of their own: the others start without its arithmetic.
      const { accentCss } = await import('./accent-css.ts');
      const body = Buffer.from(accentCss(accent));
      const isOwn = request.query.v === accent.slice(1);
      return await sendBody(request, reply, {
        status: 200,
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': isOwn ? FOR_EVER : NOT_KEPT,
          etag: entityTag(body.toString()),
          vary: 'Accept-Encoding',
        },
        body,
      });
    } catch (error) {
      return sendProblem(reply, error, 'en');
    }
  });
}
