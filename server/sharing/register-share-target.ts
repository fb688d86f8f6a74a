import type { FastifyInstance } from 'fastify';
import { SHARE_PATH } from '#shared/domain/share-target.ts';
import { keptLanguage, languageOfCall } from '../http/call-language.ts';
import { visitorHash } from '../http/caller.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { Services } from '../services.ts';
import { sharedTarget } from './shared-target.ts';

/** `GET /share`: leads to what another app has shared with the installed site, in the language that its reader keeps. */
export function registerShareTarget(app: FastifyInstance, services: Services): void {
  app.get(SHARE_PATH, async (request, reply) => {
    try {
      await services.limits.spend('read', visitorHash(services, request));
      const asked = new URLSearchParams(request.url.split('?').slice(1).join('?'));
      const said = (name: string) => asked.get(name) ?? '';
      const shared = { title: said('title'), text: said('text'), url: said('url') };
      return await reply
        .header('cache-control', 'no-store')
        .redirect(sharedTarget(shared, services.config.publicUrl), 302);
    } catch (error) {
      const language = languageOfCall(
        request.headers['accept-language'],
        keptLanguage(services.config, request.cookies),
      );
      return sendProblem(reply, error, language);
    }
  });
}
