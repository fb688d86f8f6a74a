import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/i18n/languages.ts';
import type { Config } from '../config.ts';
import { languageOfCall } from './call-language.ts';
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
    const { headers, body } = strictAnswer(config, status, 'en');
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}

/** Lets what Node answers by itself, past every hook, be as strict: an `Expect` nobody knows, and what comes while it closes. */
export function answerForNode(app: FastifyInstance, config: Config): void {
  app.server.on('checkExpectation', ({ headers }, response) => {
    const language = languageOfCall(headers['accept-language'], undefined);
    const { headers: own, body } = strictAnswer(config, 417, language);
    response.writeHead(417, own).end(body);
  });
  app.addHook('preClose', (done) => {
    const headers = new Headers({ ...securityHeaders(config), ...OF_A_SECRET, 'retry-after': '5' });
    app.server.prependListener('request', (_request, response) => void response.setHeaders(headers));
    done();
  });
}

function strictAnswer(config: Config, status: number, language: Language) {
  const body = JSON.stringify({ ...presentProblem(new Problem('bad_request'), language), status });
  const headers: Record<string, string> = {
    ...securityHeaders(config),
    ...OF_A_SECRET,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}
