import type { FastifyInstance } from 'fastify';
import type { SettingValues } from '#shared/domain/setting.ts';
import { entityTag } from '../http/entity-tag.ts';
import { Problem } from '../http/problem.ts';
import { sendBody } from '../http/send-body.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { Services } from '../services.ts';
import { LOGO_PATH } from './look.ts';

const PATH = '/brand.css';
/** Another colour or logo has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'no-cache';

type Chosen = Pick<SettingValues, 'accent' | 'logo'>;

const versionOf = ({ accent, logo }: Chosen): string =>
  [accent.slice(1), logo.slice(-12)].filter(Boolean).join('-');

/** The address of the style sheet of a chosen colour or logo; empty where none was chosen. */
export const brandCssPath = (chosen: Chosen): string => {
  const version = versionOf(chosen);
  return version && `${PATH}?v=${version}`;
};

/** The logo over the mark in every bar and foot. Readers hear the name beside it. */
const logoCss = (logo: string): string =>
  `.brand>span:first-child{background:#fff url(${LOGO_PATH}?v=${logo.slice(-12)}) center/contain no-repeat;border-radius:4px;print-color-adjust:exact}.brand>span:first-child>svg{display:block;visibility:hidden}`;

/** `GET /brand.css`: the colour and the logo that the desk has chosen, in every place of them; 404 without either, an empty one for who had one. */
export function registerBrandCss(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { v?: unknown } }>(PATH, async (request, reply) => {
    try {
      const chosen = await services.settings.read();
      const { accent, logo } = chosen;
      // A page that stands open from before asks for the look that is gone: it has the plain one now.
      if (!(accent || logo) && !request.query.v) throw new Problem('not_found');
      // Few sites have a colour of their own: the others start without its arithmetic.
      const colour = accent ? (await import('./accent-css.ts')).accentCss(accent) : '';
      const body = Buffer.from(`${colour}${logo ? logoCss(logo) : ''}`);
      const isOwn = request.query.v === versionOf(chosen);
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
