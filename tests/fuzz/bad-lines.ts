import { connect } from 'node:net';
import fc, { type Arbitrary } from 'fast-check';

/** What comes back over a connection until it is closed, and how long that took. */
export interface Reply {
  text: string;
  ms: number;
}

/** Sends bytes as they are, ends its side and waits until the other side has ended too. */
export function sendLines(port: number, bytes: Buffer): Promise<Reply> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
    socket.on('data', (chunk) => void chunks.push(chunk));
    // The other side may hang up while we still send.
    socket.on('error', () => {});
    socket.on('close', () =>
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ms: performance.now() - started }),
    );
  });
}

const method = fc.constantFrom(
  ...'GET POST get PATCH DELETE HEAD OPTIONS TRACE CONNECT PROPFIND M-SEARCH BREW GETT'.split(' '),
  '',
  '\0',
  'G\tET',
);
const target = fc.constantFrom(
  ...'/api/v1/startup/ / * // //[ /%ff /%00 http://other.test/ http:// ftp://x/ startup /api/v1/startup/?page=% /.. ?'.split(
    ' ',
  ),
  '/a b',
  '/\xff\xfe',
  '/\0',
  '',
  `/${'a'.repeat(20_000)}`,
  `/api/v1/startup/?${'a=b&'.repeat(3_000)}`,
);
const version = fc.constantFrom(
  ...'HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTP/9.9 HTTP http/1.1'.split(' '),
  '',
);
const header = fc.constantFrom(
  'Host: localhost',
  'Host: localhost',
  'Host: a\r\nHost: b',
  'Host:',
  'Host: [::1',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding : chunked',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/x-www-form-urlencoded',
  'Expect: 100-continue',
  'Expect: the-unexpected',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x',
  'Connection: close',
  'Range: bytes=9-1,-,a-b',
  'Accept-Language: km',
  'Cookie: access_token=\xff',
  'No-Colon',
  ': no name',
  'Bad\0Name: x',
  'Folded: a\r\n b',
  'X: \x01\x7f',
  `Long: ${'x'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, n) => `H${n}: x`).join('\r\n'),
);
const body = fc.constantFrom(
  '',
  '',
  'hello',
  '{"a":1}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\nhello',
  'fffffffffffffffff\r\nx',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  'GET / HTTP/1.1\r\nHost: b\r\n\r\n',
);
const newline = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r');

const nearlyHttp = fc
  .record({
    method,
    target,
    version,
    headers: fc.array(header, { maxLength: 4 }),
    body,
    newline,
    cut: fc.nat(99),
  })
  .map(({ method: verb, target: path, version: http, headers, body: rest, newline: end, cut }) => {
    const whole = Buffer.from([`${verb} ${path} ${http}`, ...headers, '', rest].join(end), 'latin1');
    return cut < 10 ? whole.subarray(0, Math.floor((whole.length * cut) / 10)) : whole;
  });

/** Bytes that are nearly HTTP, or not at all. */
export const badLines: Arbitrary<Buffer> = fc.oneof(
  { weight: 8, arbitrary: nearlyHttp },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '\x16\x03\x01\x02\x00\x01',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'SSH-2.0-x\r\n',
        '\r\n'.repeat(5_000),
      )
      .map((text) => Buffer.from(text, 'latin1')),
  },
);
