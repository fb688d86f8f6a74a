import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { resource } from '../../database/schema/publication.ts';
import { languageOfCall } from '../../http/call-language.ts';
import { visitorHash } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { sendProblem } from '../../http/send-problem.ts';
import type { Services } from '../../services.ts';
import { fileAddress } from '../file/file-address.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { countDownload, isDownload } from './count-download.ts';
import { findResource } from './resource.queries.ts';

/**
 * `GET /resource/file/{id}/download`: leads to the file at once and counts afterwards, so that counting never slows a
 * download nor fails it.
 */
export function registerDownloads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/resource/file/:id/download', async (request, reply) => {
    try {
      const id = z.uuid().safeParse(request.params.id);
      const { db } = services.database;
      const row = id.success ? await findResource(db, id.data) : undefined;
      if (!row?.file?.is_public)
        throw row || !id.success ? new Problem('not_found') : await goneOrNotFound(db, resource, id.data);
      const { method, headers } = request;
      if (isDownload(method, headers)) {
        const who = `${visitorHash(services, request)} ${headers['user-agent']}`;
        reply.raw.once('close', () => {
          countDownload(services, row.resource.id, who).catch((error: unknown) =>
            services.log.warn({ err: error, resource: row.resource.id }, 'a download was not counted'),
          );
        });
      }
      return await reply.header('cache-control', 'no-store').redirect(fileAddress(row.file.id), 302);
    } catch (error) {
      return sendProblem(reply, error, languageOfCall(request.headers['accept-language'], undefined));
    }
  });
}
