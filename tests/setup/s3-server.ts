import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A store that speaks as much S3 as files need: put, get, delete and list, each signed (AWS signature version 4). */
export interface S3Server {
  url: string;
  /** Keys with what is stored, as `bucket/key`. */
  objects: Map<string, Buffer>;
  stop(): void;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const PAGE = 2;

/** Starts one on a free port of this machine; it lets in whoever signs with `secret`, to `bucket`. */
export async function startS3Server({ bucket = 'phum', secret = 'a secret' } = {}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://store');
    const place = decodeURIComponent(url.pathname.slice(1));
    const answer = (status: number, code = '') =>
      response.writeHead(status).end(code && `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!isSigned(request, url, body, secret)) return answer(403, 'SignatureDoesNotMatch');
    if (place.split('/')[0] !== bucket) return answer(404, 'NoSuchBucket');
    const kept = objects.get(place);
    if (request.method === 'PUT') {
      objects.set(place, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(place);
      return answer(204);
    }
    if (url.searchParams.has('list-type')) return response.end(listOf([...objects.keys()], bucket, url));
    return kept ? response.end(kept) : answer(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of the list, so small that whoever reads it must ask for the next one. */
function listOf(places: string[], bucket: string, { searchParams }: URL): string {
  const keys = places.map((place) => place.slice(bucket.length + 1)).sort();
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const shown = keys.slice(from, from + PAGE);
  const isMore = from + PAGE < keys.length;
  const contents = shown
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-24T00:00:00.000Z</LastModified><ETag>"1"</ETag><Size>1</Size></Contents>`,
    )
    .join('');
  return `<ListBucketResult><Name>${bucket}</Name><KeyCount>${shown.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${
    isMore ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
  }${contents}</ListBucketResult>`;
}

function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer, secret: string): boolean {
  const [, scope = '', names = '', signature = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ??
    [];
  const hash = String(headers['x-amz-content-sha256']);
  if (!scope || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false;
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, url.pathname, query, signed.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}
