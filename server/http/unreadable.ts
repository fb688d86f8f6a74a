import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { languageOfCall } from './language.ts';
import { Problem } from './problem.ts';
import { OF_A_SECRET, securityHeaders } from './security-headers.ts';
import { presentProblem, sendProblem } from './send-problem.ts';

/** Answers a request whose address cannot be decoded or routed: it gets no further than here, past every hook. */
export function refuseAddress(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    // It may have been a link with a secret that lost a sign on the way.
    reply.headers({ ...securityHeaders(config), ...OF_A_SECRET }).header('x-request-id', request.id);
    sendProblem(reply, error, languageOfCall(request.headers['accept-language'], undefined));
  };
}

/** The status for what the HTTP parser refused, by its error code. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP, or too much or too slow of it: nothing is known of the caller, not even the language. */
export function refuseConnection(config: Config) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ ...presentProblem(new Problem('bad_request'), 'en'), status });
    const headers = {
      ...securityHeaders(config),
      ...OF_A_SECRET,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
