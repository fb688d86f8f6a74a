import { lookup as resolve } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../../../config.ts';
import { isPublicAddress } from './public-address.ts';

const MOST_BYTES = 512 * 1024;
const LONGEST_MS = 8_000;
const MOST_REDIRECTS = 3;

/** Why another site could not be read. */
export class WebsiteError extends Error {}

type Environment = Pick<Config, 'WEBSITE_TEST_HOSTS'>;
interface Target {
  address: string;
  family: number;
  port: number;
}

/**
 * Reads the beginning of a page of another site. Its name is resolved here, every address must be of the public internet,
 * and the connection goes to that very address, so that nothing can be changed between looking and asking. The same for
 * each redirect. Only http and https on their own ports, bounded in size and time.
 */
export async function fetchPublic(address: string, config: Environment): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  let url = address;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await ask(url, config, signal);
    if (answer.location === null) return answer.text;
    url = answer.location;
  }
  throw new WebsiteError('too many redirects');
}

async function ask(address: string, config: Environment, signal: AbortSignal) {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new WebsiteError('not a web address');
  const test = testHosts(config).get(url.hostname);
  if (!test && url.port !== '') throw new WebsiteError('a port of its own');
  const target = test ?? (await publicTarget(url));
  return new Promise<{ location: string | null; text: string }>((done, fail) => {
    const secure = url.protocol === 'https:' && !test;
    const request = (secure ? https : http).request(
      {
        host: target.address,
        port: target.port,
        family: target.family,
        path: url.pathname + url.search,
        method: 'GET',
        signal,
        // The name stays the one that was asked for, in the request and in the certificate.
        ...(secure ? { servername: url.hostname } : {}),
        headers: {
          host: url.hostname,
          accept: 'text/html, text/plain',
          'accept-encoding': 'identity',
          'user-agent': 'Phum verification',
        },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const next = response.headers.location;
        if (status >= 300 && status < 400 && next) {
          response.destroy();
          const location = URL.parse(next, url)?.href ?? null;
          return location ? done({ location, text: '' }) : fail(new WebsiteError('a broken redirect'));
        }
        if (status !== 200) {
          response.destroy();
          return fail(new WebsiteError(`status ${status}`));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        const finish = () => done({ location: null, text: Buffer.concat(chunks).toString('utf8') });
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.subarray(0, MOST_BYTES - size));
          size += chunk.byteLength;
          if (size < MOST_BYTES) return;
          finish();
          response.destroy();
        });
        response.on('end', finish);
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end();
  });
}

/** Where a name leads. One address that is not public is enough to refuse it. */
async function publicTarget(url: URL): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await resolve(host, { all: true, order: 'verbatim' }).catch(() => []);
  const first = found[0];
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new WebsiteError('not a public address');
  return { ...first, port: url.protocol === 'https:' ? 443 : 80 };
}

/** Names that tests and demonstrations lead to a site of their own; the configuration refuses them in production. */
function testHosts({ WEBSITE_TEST_HOSTS }: Environment): Map<string, Target> {
  const hosts = new Map<string, Target>();
  for (const pair of (WEBSITE_TEST_HOSTS ?? '').split(',')) {
    const [, name, address, port] = /^([\w.-]+)=([\d.]+):(\d+)$/.exec(pair.trim()) ?? [];
    if (name && address && port) hosts.set(name, { address, family: 4, port: Number(port) });
  }
  return hosts;
}
