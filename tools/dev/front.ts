import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Back } from './back.ts';
import { failedPage } from './failed-page.ts';
import { overlay } from './fault.ts';

/** Vite's own modules load from anywhere in the project and reload over a socket: no policy in development. */
const NO_POLICY = "frame-ancestors 'none'";

/** Answers what Vite knows; everything else goes to the server, as soon as it is there. */
export function frontOf(vite: ViteDevServer, back: Back) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method !== 'GET') return void pass(vite, back, incoming, outgoing);
    vite.middlewares(incoming, outgoing, () => void pass(vite, back, incoming, outgoing));
  };
}

async function pass(
  vite: ViteDevServer,
  back: Back,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const state = await back.ready;
  if ('failed' in state) {
    outgoing.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    return void outgoing.end(failedPage(state.failed));
  }
  const { method, url } = incoming;
  // What is compressed cannot be added to.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const began = performance.now();
  const asked = request({ host: '127.0.0.1', port: state.port, method, headers, path: url });
  asked.on('response', (answer) => {
    const { 'content-security-policy': policy, 'content-length': length, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 500, {
      ...rest,
      ...(length && answer.statusCode !== 500 && { 'content-length': length }),
      ...(policy && { 'content-security-policy': NO_POLICY }),
    });
    const isFailedPage = answer.statusCode === 500 && /^text\/html/.test(rest['content-type'] ?? '');
    answer.pipe(outgoing, { end: !isFailedPage });
    // The server was stopped in the middle: who waits for the rest would wait for ever.
    answer.on('error', () => outgoing.destroy());
    if (!isFailedPage) return;
    answer.on('end', async () => {
      const fault = await back.faultSince(began);
      outgoing.end(fault ? overlay(fault) : undefined);
    });
  });
  asked.on('error', () => {
    // It was started anew in the middle of an answer: what only reads is asked once more.
    if (!outgoing.headersSent && method === 'GET') return void pass(vite, back, incoming, outgoing);
    outgoing.destroy();
  });
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}
