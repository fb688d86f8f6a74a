import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { gt, sql, sum } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES, UPLOAD_PATH } from '#shared/constants.ts';
import { upload } from '../database/schema/upload.ts';
import { keptLanguage, languageOfCall } from '../http/call-language.ts';
import { callerOf } from '../http/caller.ts';
import { type Share, tabOf } from '../http/day-shares.ts';
import type { Caller } from '../http/dispatch.ts';
import { checkOrigin } from '../http/origin.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { Services } from '../services.ts';
import { newUploadId, UploadStore } from './upload-store.ts';

/** All that has come in parts, of everybody, as long as it is kept. */
const MOST_BYTES = 2 * 1024 * MEGABYTE_BYTES;

const CODES: Readonly<Record<number, ProblemCode>> = {
  403: 'not_found',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  423: 'conflict',
};

/**
 * Takes files in parts by the protocol tus 1.0 (https://tus.io), for lines that break in the middle: `POST` begins one,
 * `PATCH` goes on with it, `HEAD` says how much is here, `DELETE` gives it up. A form then names it in place of the file
 * (shared/domain/upload-reference.ts). Whatever is refused has the envelope of every problem.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  /** What failed for no fault of the sender: the library would only say that it did. */
  const faults = new WeakMap<Request, unknown>();
  const tus = new Server({
    path: UPLOAD_PATH,
    datastore: new UploadStore(services.database.db),
    maxSize: DOCUMENT_MAX_MB * MEGABYTE_BYTES,
    relativeLocation: true,
    namingFunction: newUploadId,
    disableTerminationForFinishedUploads: false,
    onResponseError(request, error) {
      if (!('status_code' in error)) faults.set(request, error);
      return undefined;
    },
  });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies: string[] = [];
    const tab = tabOf(services.limits);
    try {
      const caller = await callerOf(services, request, (cookie) => void cookies.push(cookie));
      const byBearer = caller.bearer && caller.actor.kind === 'person';
      checkOrigin(services.config, request, { byBearer });
      await services.limits.spend(request.method === 'POST' ? 'parts' : 'read', caller.ipHash);
      if (request.method === 'POST') {
        await haveRoom(services);
        await tab.spend(sharesOf(caller, request));
      }
      const sent = toWebRequest(request);
      const answer = await tus.handleWeb(sent);
      if (faults.has(sent)) throw faults.get(sent);
      if (answer.status >= 400)
        throw new Problem(CODES[answer.status] ?? 'bad_request', { status: answer.status });
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      answer.headers.forEach(
        (value, name) => void (/^access-control/.test(name) || reply.header(name, value)),
      );
      return await reply.header('cache-control', 'no-store').code(answer.status).send();
    } catch (error) {
      await tab.giveBack().catch(() => {});
      const language = languageOfCall(
        request.headers['accept-language'],
        keptLanguage(services.config, request.cookies),
      );
      return sendProblem(reply.header('tus-resumable', '1.0.0'), error, language);
    }
  };
  // Each piece is written as it comes: nothing is read into memory first.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  for (const path of [UPLOAD_PATH, `${UPLOAD_PATH}/`]) app.route({ method: 'POST', url: path, handler });
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${UPLOAD_PATH}/:id`, handler });
}

/** What a file that is begun takes of the day of its address, and of those around it. */
function sharesOf({ ipHash, networkHash, aroundHash }: Caller, { headers }: FastifyRequest): Share[] {
  const bytes = Number(headers['upload-length']);
  // The library refuses what is no length, and what is too long.
  if (!(bytes > 0 && bytes <= DOCUMENT_MAX_MB * MEGABYTE_BYTES)) return [];
  const points = Math.ceil(bytes / 1_024);
  return [
    { name: 'parts-address', key: ipHash, points },
    { name: 'parts-network', key: networkHash, points },
    { name: 'parts-around', key: aroundHash, points },
  ];
}

async function haveRoom({ room, database: { db } }: Services): Promise<void> {
  await room.check();
  const [held] = await db
    .select({ bytes: sum(upload.bytes).mapWith(Number) })
    .from(upload)
    .where(gt(upload.kept_until, sql`now()`));
  if ((held?.bytes ?? 0) > MOST_BYTES)
    throw new Problem('unavailable', { retryAfterSeconds: 600, reason: 'uploads' });
}

function toWebRequest({ method, url, headers, body }: FastifyRequest): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !name.startsWith(':')) given.set(name, value);
  const stream = body instanceof Readable ? Readable.toWeb(body) : undefined;
  return new Request(`http://uploads${url}`, {
    method,
    headers: given,
    ...(stream ? { body: stream as ReadableStream, duplex: 'half' } : {}),
  });
}
