import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../http/actor.ts';
import { languageOfCall } from '../../http/call-language.ts';
import { Problem } from '../../http/problem.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendProblem } from '../../http/send-problem.ts';
import { signedInCaller } from '../../http/signed-in-caller.ts';
import type { Services } from '../../services.ts';
import { type FileRow, findFile } from './file.queries.ts';
import { isFileVariant, opensFile } from './file-address.ts';
import { imageVariant } from './image-variants.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';
import { isForEverybody } from './is-shown.ts';
import { opensProof } from './open-proof.ts';
import { isProof } from './proof-file.ts';

interface FileCall {
  Params: { id: string; variant: string };
  Querystring: { until?: unknown; key?: unknown };
}

/** Public files never change under their id, so caches may keep them for a year. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The variant of a public PDF that opens in the browser instead of being downloaded. */
const VIEW = 'view';
const FOR_THE_VIEWER = 'private, max-age=300';
const FOR_THIS_TIME = 'private, no-store';

/**
 * `GET /files/{id}/{variant}`: stored files by id, pictures also as WebP of a fixed width. A file that is not public
 * needs the key of `signedFileAddress`, a proof document the session of who may read it; without that the answer is the
 * same as for a file that does not exist.
 */
export function registerStoredFiles(app: FastifyInstance, services: Services): void {
  app.get<FileCall>('/files/:id/:variant', async (request, reply) => {
    try {
      return await sendStored(services, request, reply);
    } catch (error) {
      const language = languageOfCall(request.headers['accept-language'], undefined);
      return sendProblem(reply, error, language);
    }
  });
}

async function sendStored(
  services: Services,
  request: FastifyRequest<FileCall>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, query } = request;
  const id = z.uuid().safeParse(params.id);
  const isView = params.variant === VIEW;
  if (!id.success || !(isView || isFileVariant(params.variant))) throw new Problem('not_found');
  const row = await findFile(services.database.db, id.data);
  if (!row) throw new Problem('not_found');
  const isOpened = isProof(row)
    ? await opensProof(services, await readerOf(services, request, reply), row)
    : opensFile(services, row.id, query) || (await isForEverybody(services.database.db, row));
  if (!isOpened) throw new Problem('not_found');

  if (isView && !(row.is_public && row.media_type === 'application/pdf')) throw new Problem('not_found');
  const width = IMAGE_WIDTHS.find((one) => String(one) === params.variant);
  if (width && !row.media_type.startsWith('image/')) throw new Problem('not_found');
  reply
    .header('cache-control', row.is_public ? FOR_EVER : isProof(row) ? FOR_THIS_TIME : FOR_THE_VIEWER)
    .header('content-disposition', disposition(row, isView));
  // A sandbox would keep the browser's own viewer from starting; a PDF runs nothing of this site.
  if (isView) reply.header('content-security-policy', "frame-ancestors 'none'");
  return sendFile(request, reply, {
    etag: `"${row.sha256.slice(0, 32)}-${params.variant}"`,
    type: width ? 'image/webp' : row.media_type,
    read: () =>
      (width ? imageVariant(services, row, width) : services.files.read(row.key)).catch((error: unknown) => {
        services.log.error({ err: error, file: row.id }, 'a stored file cannot be read');
        throw new Problem('not_found');
      }),
  });
}

async function readerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const cookies: string[] = [];
  const { actor } = await signedInCaller(services, request, cookies);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return actor;
}

/** Pictures are shown, everything else is downloaded under the name its owner gave it (RFC 6266). */
function disposition({ media_type, name }: FileRow, isView: boolean): string {
  const kind = isView || /^image\/(?:jpeg|png|webp)$/.test(media_type) ? 'inline' : 'attachment';
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7E]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
