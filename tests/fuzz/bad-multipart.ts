import fc, { type Arbitrary } from 'fast-check';
import type { BadBody } from './bad-body.ts';
import { type Known, naughty, type Schema, spoilt } from './bad-values.ts';

const BOUNDARY = 'phum-fuzz-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

interface Part {
  name: string;
  value: Buffer;
  filename?: string;
  type?: string;
}

/** Writes a form by hand, since no library writes a wrong one. */
export function writeForm(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const formOf = (parts: readonly Part[]): BadBody => ({ payload: writeForm(parts), type: TYPE });

/** The parts of an object: a list becomes a part for each entry, what is not text its JSON. */
function partsOf(values: Record<string, unknown>): Part[] {
  return Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((entry) => ({
      name,
      value: Buffer.from(typeof entry === 'string' ? entry : (JSON.stringify(entry) ?? '')),
    })),
  );
}

const extraPart: Arbitrary<Part> = fc.record({
  name: fc.oneof(naughty, fc.constantFrom('logo', '__proto__', 'logo_id', 'constructor', 'draft')),
  value: naughty.map((text) => Buffer.from(text)),
  filename: naughty,
  type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', 'application/x-php', ''),
});

/** Ways of breaking a written form. */
const breaks: readonly ((body: Buffer) => BadBody)[] = [
  (payload) => ({ payload: payload.subarray(0, payload.length >> 1), type: TYPE }),
  (payload) => ({ payload: payload.subarray(0, -4), type: TYPE }),
  (payload) => ({ payload: payload.subarray(20), type: TYPE }),
  (payload) => ({ payload, type: 'multipart/form-data' }),
  (payload) => ({ payload, type: 'multipart/form-data; boundary=another' }),
  (payload) => ({ payload, type: `multipart/form-data; boundary="${'b'.repeat(100)}"` }),
  (payload) => ({ payload, type: 'multipart/mixed; boundary=phum-fuzz-boundary' }),
  (payload) => ({
    payload: Buffer.from(payload.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    type: TYPE,
  }),
  (payload) => ({
    payload: Buffer.from(payload.toString('latin1').replaceAll('name=', 'nam='), 'latin1'),
    type: TYPE,
  }),
  (payload) => ({
    payload: Buffer.from(payload.toString('latin1').replaceAll('form-data', 'attachment'), 'latin1'),
    type: TYPE,
  }),
  () => ({ payload: Buffer.alloc(0), type: TYPE }),
  () => ({ payload: Buffer.from(`--${BOUNDARY}--`), type: TYPE }),
  () => ({
    payload: writeForm(Array.from({ length: 200 }, (_, n) => ({ name: `f${n}`, value: Buffer.from('x') }))),
    type: TYPE,
  }),
  () => ({ payload: writeForm([{ name: 'name', value: Buffer.alloc(200 * 1024, 'x') }]), type: TYPE }),
  (payload) => ({ payload, type: 'application/x-www-form-urlencoded' }),
  () => ({ payload: Buffer.from('{"name":"x"}'), type: 'application/json' }),
];

/** Bodies for a call that wants a form of this schema. */
export function badMultipart(schema: Schema, known: Known): Arbitrary<BadBody> {
  const parts = fc
    .tuple(spoilt(schema, known), fc.array(extraPart, { maxLength: 2 }))
    .map(([values, more]) => [...partsOf(values), ...more]);
  return fc.oneof(
    { weight: 3, arbitrary: parts.map(formOf) },
    {
      weight: 2,
      arbitrary: fc.tuple(parts, fc.constantFrom(...breaks)).map(([list, spoil]) => spoil(writeForm(list))),
    },
  );
}
