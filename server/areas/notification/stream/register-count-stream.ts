import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STREAMS_PER_PERSON } from '#shared/domain/notification.ts';
import { signedIn } from '../../../http/actor.ts';
import { keptLanguage, languageOfCall } from '../../../http/call-language.ts';
import { Problem } from '../../../http/problem.ts';
import { sendProblem } from '../../../http/send-problem.ts';
import { signedInCaller } from '../../../http/signed-in-caller.ts';
import type { Services } from '../../../services.ts';
import { type CountStream, type CountStreams, createCountStreams } from './streams.ts';

const PATH = '/base-api/me/stream';

/** After how long a browser whose stream ended comes back; spread, so that not all come at once after a restart. */
const RETRY_MS = { least: 3_000, spread: 5_000 };
/** A reader that takes nothing off the line is gone. */
const MOST_UNREAD_BYTES = 64 * 1024;
const FULL_RETRY_SECONDS = 60;

/**
 * `GET /base-api/me/stream`: server-sent events `counts` with the body of `GET /base-api/me/notification/`, first at once,
 * then whenever they change, on whichever node. A stream ends with its session and when the server stops.
 */
export function registerCountStream(app: FastifyInstance, services: Services): void {
  const streams = createCountStreams(services);
  app.addHook('preClose', async () => streams.stop());
  for (const url of [PATH, `${PATH}/`]) {
    app.get(url, (request, reply) => openStream(services, streams, request, reply));
  }
}

async function openStream(
  services: Services,
  streams: CountStreams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies: string[] = [];
  try {
    const { actor, ipHash } = await signedInCaller(services, request, cookies);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const { id, session_id } = signedIn({ actor });
    await services.limits.spend('read', ipHash);
    if (streams.of(id) >= STREAMS_PER_PERSON) {
      throw new Problem('too_many', { retryAfterSeconds: FULL_RETRY_SECONDS });
    }
    send(streams, { person_id: id, session_id }, reply);
    return reply;
  } catch (error) {
    return sendProblem(
      reply,
      error,
      languageOfCall(request.headers['accept-language'], keptLanguage(services.config, request.cookies)),
    );
  }
}

function send(
  streams: CountStreams,
  who: Pick<CountStream, 'person_id' | 'session_id'>,
  reply: FastifyReply,
): void {
  const { raw } = reply;
  if (raw.destroyed) return;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string | string[]>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    // Asks proxies not to wait until there is more to pass on.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  const stream: CountStream = {
    ...who,
    write(text) {
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
      else if (!raw.writableEnded) raw.write(text);
    },
    end: () => void raw.end(),
  };
  raw.on('close', () => streams.forget(stream));
  raw.on('error', () => streams.forget(stream));
  stream.write(`retry: ${RETRY_MS.least + Math.round(Math.random() * RETRY_MS.spread)}\n\n`);
  streams.open(stream);
}
