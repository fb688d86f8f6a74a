import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { openRequest, sealResponse } from '../crypto/envelope.ts';
import type { Scenario } from '../state/scenarios.ts';
import type { State } from '../state/state.ts';
import { OPERATIONS } from './operations.ts';
import { failure } from './reply.ts';
import { ROUTES } from './routes.ts';

export interface ApiOptions {
  state: State;
  domain: string;
  pageUrl: string;
  siteUrl: string;
}

const MOST_BYTES = 64 * 1024;

/** The provider's API of both generations over mutual TLS: only a client with a certificate of our authority is heard. */
export function createApi({ state, domain, pageUrl, siteUrl }: ApiOptions): Server {
  const { server, root } = state.material;
  const tls = {
    key: server.key,
    cert: server.cert,
    ca: root.cert,
    requestCert: true,
    rejectUnauthorized: true,
  };
  return createServer({ ...tls, minVersion: 'TLSv1.2' }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = ROUTES.get(new URL(request.url ?? '/', 'https://localhost').pathname);
    const text = await read(request);
    if (!found) return send(response, 404, { error: 404, message: 'not found' });
    const { operation, generation, method } = found;
    if (request.method !== method) return send(response, 405, { error: 405, message: 'method not allowed' });
    const scenario = state.take(
      ({ on, mint }) => !mint && (!on || (on as readonly string[]).includes(operation)),
    );
    if (scenario?.http === 'hang') return;
    if (scenario?.http) return sendText(response, scenario.http.status, scenario.http.body);
    if (operation === 'certificates') return sendCertificates(response, scenario);
    if (operation === 'clients') return send(response, 200, { error: 0, data: [domain] });
    const body = openRequest(state.material.keys, parse(text));
    state.note({ operation, body });
    if (!body || body.clientId !== state.material.keys.clientId)
      return send(response, 401, { error: 401, message: 'unknown client' });
    const reply = scenario?.error
      ? failure(scenario.error.number, scenario.error.message)
      : OPERATIONS[operation](body, { state, generation, domain, pageUrl, siteUrl });
    if (scenario?.status && reply.data) reply.data = scenario.status(reply.data);
    if (scenario?.noData) reply.data = null;
    send(response, 200, sealResponse(state.material.keys, reply, scenario?.envelope));
  }

  async function sendCertificates(response: ServerResponse, scenario: Scenario | undefined): Promise<void> {
    state.note({ operation: 'certificates', body: null });
    const chain = await scenario?.chain?.(state.material);
    if (chain?.signerKey) state.signerKey = chain.signerKey;
    const { signer, intermediate } = state.material;
    const data = chain?.certificates ?? [signer.cert, intermediate.cert, root.cert];
    send(response, 200, { error: 0, message: 'OK', data });
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new Error('too long');
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const send = (response: ServerResponse, status: number, body: object) =>
  sendText(response, status, JSON.stringify(body));

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
