import { sendLines } from '#tests/fuzz/bad-lines.ts';
import type { Family } from '../family.ts';
import type { CallOptions, Target } from '../target.ts';
import { longestWait, PATIENCE_MS, waitLimit } from './waiting.ts';

/** So far beyond the limit nothing is tried again. */
const SURELY = 4;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const BOUNDARY = 'x';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

type Heavy = readonly [what: string, path: string, options: CallOptions];
const post = (type: string, payload: string): CallOptions => ({
  method: 'POST',
  headers: { 'content-type': type },
  payload,
});

/** Each as large as anything in front of the site lets through, or a little more. */
const heavies = (): Heavy[] => [
  ['a form of 400,000 fields', '/contact', post(FORM, 'a&'.repeat(400_000))],
  ['a form of one name 400,000 times', '/contact', post(FORM, 'a=b&'.repeat(400_000))],
  ['a form of percent signs', '/contact', post(FORM, '%'.repeat(3_000_000))],
  ['JSON a million levels deep', '/api/v1/contact/', post(JSON_TYPE, '['.repeat(1_000_000))],
  ['JSON with 100,000 keys', '/api/v1/contact/', post(JSON_TYPE, wideJson(100_000))],
  ['a text of 900 KB', '/api/v1/contact/', post(JSON_TYPE, `{"message":"${'ក'.repeat(300_000)}"}`)],
  ['a form of 30,000 parts', '/contact', post(MULTIPART, `${part('a').repeat(30_000)}--x--`)],
  ['a part with a name of 1 MB', '/contact', post(MULTIPART, `${part('a'.repeat(1_000_000))}--x--`)],
  ['a query of 7,000 names', `/ecosystem/discover/startup?${'a&'.repeat(7_000)}`, {}],
  ['a search of 4,000 letters', `/api/v1/search/?q=${'%E1%9E%80'.repeat(1_300)}`, {}],
  ['a search of 5,000 words', `/api/v1/search/?search=${'a+'.repeat(5_000)}`, {}],
  ['7,000 cookies', '/', { headers: { cookie: 'a=b;'.repeat(3_500) } }],
  ['an If-None-Match of 14 KB', '/', { headers: { 'if-none-match': '"a",'.repeat(3_500) } }],
  ['an If-None-Match without an end', '/', { headers: { 'if-none-match': `W/"${'W/"'.repeat(4_000)}` } }],
  ['an Accept-Language of 14 KB', '/', { headers: { 'accept-language': 'a;q=0.1,'.repeat(1_700) } }],
  ['an Accept-Encoding of 14 KB', '/', { headers: { 'accept-encoding': 'gzip;q=0,'.repeat(1_500) } }],
  ['a Range of 2,000 pieces', '/robots.txt', { headers: { range: `bytes=${'0-1,'.repeat(2_000)}0-1` } }],
  ['an X-Forwarded-For of 14 KB', '/', { headers: { 'x-forwarded-for': '1,'.repeat(7_000) } }],
  ['a Content-Type of 14 KB', '/contact', post(`${MULTIPART}${';a=b'.repeat(3_000)}`, '--x--')],
];

/** Bodies and headers that are too large or broken: one of them must not keep all others waiting. */
export const oversized: Family = {
  name: 'oversized and malformed',
  share: 0.01,
  async attack({ target, notes }) {
    for (const [what, lines] of MALFORMED) {
      notes.tried();
      const { text } = await sendLines(target.port, Buffer.from(lines, 'latin1'));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      if (status >= 200 && status < 400) notes.found('a malformed request is served', `${what}: ${status}`);
      if (status >= 500) notes.found(`an answer with ${status}`, what);
    }
    const limit = await waitLimit(target);
    for (const [what, path, options] of heavies()) {
      notes.tried();
      const send = () => target.send(path, { ...options, patienceMs: PATIENCE_MS });
      let status = 0;
      const wait = await longestWait(target, async () => {
        status = (await send()).statusCode;
      });
      if (status >= 500 && ![503, 507].includes(status)) notes.found(`an answer with ${status}`, what);
      // Once may be the machine's fault, and by now it may be slower altogether.
      const sure = wait > SURELY * limit;
      if (sure || (wait > limit && (await waitsAgain(target, limit, send))))
        notes.found('one request keeps the whole site waiting', `${what}: ${(wait / 1000).toFixed(1)} s`);
      if (notes.over()) break;
    }
  },
};

/** Whether others wait too long once more, by the limit of before and by that of now. */
async function waitsAgain(target: Target, limit: number, send: () => Promise<unknown>): Promise<boolean> {
  const now = Math.max(limit, await waitLimit(target));
  return (await longestWait(target, send)) > now;
}

const MALFORMED: readonly (readonly [string, string])[] = [
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n'],
  ['one host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n'],
  ['two hosts of an older kind', 'GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'a length and chunks',
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ],
  [
    'two lengths',
    'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\nConnection: close\r\n\r\naaaaa',
  ],
  [
    'a header of 20 KB',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
  ],
  ['a line that is folded', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nConnection: close\r\n\r\n'],
];

const wideJson = (keys: number) => `{${Array.from({ length: keys }, (_, n) => `"k${n}":${n}`).join(',')}}`;
