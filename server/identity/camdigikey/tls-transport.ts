import { Agent, type AgentOptions, request } from 'node:https';
import { IdentityError } from '../identity-error.ts';

const CONNECT_MS = 3_000;
const MOST_BYTES = 256 * 1024;

/** What proves us to the provider and the provider to us. */
export type TlsMaterial = Pick<AgentOptions, 'pfx' | 'passphrase' | 'key' | 'cert' | 'ca'>;

export interface TransportOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  tls: TlsMaterial;
  /** For a whole call, connection included. */
  timeoutMs: number;
}

/** One JSON call to the provider over mutual TLS. */
export type Transport = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/**
 * Calls of the provider's API. Anything that keeps an answer from coming is `provider_unavailable` (also a status other
 * than 2xx and a body that is no JSON, which only something in between sends) or `provider_timeout`. Nothing is retried
 * here: whether an exchange can be repeated is not known.
 */
export function createTransport({ baseUrl, tls, timeoutMs }: TransportOptions): Transport {
  const agent = new Agent({ ...tls, minVersion: 'TLSv1.2', keepAlive: true, maxSockets: 32 });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const call = request(new URL(baseUrl + path), {
        method,
        agent,
        headers: {
          accept: 'application/json',
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        },
      });
      const fail = (code: 'provider_unavailable' | 'provider_timeout', message: string, cause?: unknown) => {
        reject(new IdentityError(code, `${method} ${path}: ${message}`, { cause }));
        call.destroy();
      };
      const deadline = setTimeout(() => fail('provider_timeout', 'no answer in time'), timeoutMs);
      call.on('close', () => clearTimeout(deadline));
      call.on('error', (cause) => fail('provider_unavailable', cause.message, cause));
      call.on('socket', (socket) => {
        if (!socket.connecting) return;
        const connecting = setTimeout(() => fail('provider_timeout', 'no connection in time'), CONNECT_MS);
        const done = () => clearTimeout(connecting);
        socket.once('secureConnect', done).once('close', done);
      });
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) return fail('provider_unavailable', 'the answer is too long');
          chunks.push(chunk);
        });
        response.on('error', (cause) => fail('provider_unavailable', cause.message, cause));
        response.on('end', () => {
          const { statusCode = 0 } = response;
          if (statusCode < 200 || statusCode > 299)
            return fail('provider_unavailable', `status ${statusCode}`);
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
          } catch (cause) {
            fail('provider_unavailable', 'the answer is no JSON', cause);
          }
        });
      });
      call.end(text);
    });
}
