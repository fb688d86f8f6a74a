import { Agent, request } from 'node:http';
import type { Answer } from './no-fault.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Makes a request over a connection with its address just as it is, which `inject` would put right first. */
export function ask(
  port: number,
  bad: { method: string; url: string; headers: Record<string, string>; payload: Buffer | undefined },
): Promise<Answer> {
  const { method, url, headers, payload } = bad;
  // What a request line cannot carry at all, the tests of bare lines send.
  const path = url.replace(/[^\x21-\xff]/g, encodeURIComponent);
  const length = payload ? { 'content-length': String(payload.byteLength) } : {};
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path,
      headers: { ...headers, ...length },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.end(payload);
  });
}
