import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag } from '../http/entity-tag.ts';
import { nothingShown } from '../http/freshness.ts';
import { sendBody } from '../http/send-body.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { Services } from '../services.ts';
import { SETTING_TAG } from '../site-settings.ts';
import { drawLogo } from './draw-logo.ts';
import { DESIGN_DYE, LOGO_PATH, type Look, readLook } from './look.ts';

interface Icon {
  size: number;
  share?: number;
  svg?: true;
}

const LOGO: Icon = { size: 256 };
/** Icons of the head and of the manifests, whose files are the built-in ones. */
const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { size: 32 },
  '/icons/icon.svg': { size: 128, svg: true },
  '/icons/icon-192.png': { size: 192 },
  '/icons/icon-512.png': { size: 512 },
  // Systems cut a circle out of it: four fifths are always seen, of a square less.
  '/icons/icon-maskable-512.png': { size: 512, share: 0.56 },
  '/icons/apple-touch-icon.png': { size: 180, share: 0.8 },
};

const MINUTES = 'public, max-age=300';

/**
 * `GET /brand/logo.png`, always there; and in place of the built-in icons those of the desk's own logo or colour, at the
 * same addresses, so that pages and manifests stay what they are.
 */
export function registerSiteIcons(app: FastifyInstance, services: Services): void {
  app.get(LOGO_PATH, async (request, reply) => {
    try {
      return await sendIcon(services, request, reply, LOGO, await readLook(services.settings));
    } catch (error) {
      return sendProblem(reply, error, 'en');
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const icon = ICONS[request.url.split('?', 1)[0]!];
    if (!icon || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    try {
      const look = await readLook(services.settings);
      if (look.logo || look.dye !== DESIGN_DYE) return await sendIcon(services, request, reply, icon, look);
    } catch (error) {
      services.log.warn({ err: error }, 'an icon of the site could not be drawn: the built-in one was sent');
    }
  });
}

async function sendIcon(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { size, share, svg }: Icon,
  look: Look,
): Promise<FastifyReply> {
  const key = `icon ${size} ${share} ${svg} ${look.logo} ${look.dye}`;
  const kept = services.changes.connected ? services.answers.get(key) : undefined;
  if (kept) return sendBody(request, reply, kept);
  const since = services.answers.generation;
  const shown = nothingShown();
  shown.tags.add(SETTING_TAG);
  const png = await drawLogo(services, look, size, share);
  const body = svg ? asSvg(png, size) : png;
  const answer = {
    status: 200,
    headers: {
      'content-type': svg ? 'image/svg+xml' : 'image/png',
      'cache-control': MINUTES,
      // Programs for mail show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
      etag: entityTag(body),
    },
    body,
  };
  return sendBody(request, reply, services.answers.keep(key, answer, shown, since));
}

const asSvg = (png: Buffer, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
