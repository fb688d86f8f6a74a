import fc, { type Arbitrary } from 'fast-check';
import type { BadBody } from './bad-body.ts';
import { badPictures } from './bad-picture.ts';
import { type Known, naughty, plausible, type Schema, spoilt } from './bad-values.ts';

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

const PICTURES = await badPictures();

/** A picture, or what pretends to be one, in the field that wants it; sometimes twice. */
const pictureParts: Arbitrary<Part[]> = fc
  .tuple(fc.constantFrom(...PICTURES), fc.constantFrom(1, 1, 1, 1, 1, 2, 8))
  .map(([{ bytes, filename, type }, times]) =>
    Array<Part>(bytes.byteLength > 1_000_000 ? 1 : times).fill({
      name: 'logo',
      value: bytes,
      filename,
      type,
    }),
  );

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
  const wantsPicture = 'logo' in (schema.properties ?? {});
  const noPicture = fc.constant<Part[]>([]);
  const parts = fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: spoilt(schema, known) }, fc.constant(null)),
      fc.array(extraPart, { maxLength: 2 }),
      wantsPicture ? fc.oneof({ weight: 3, arbitrary: pictureParts }, noPicture) : noPicture,
    )
    .map(([spoiltValues, more, pictures]) => {
      // Half the time nothing but the picture is wrong.
      const values = { ...(spoiltValues ?? (plausible(schema, known) as Record<string, unknown>)) };
      if (pictures.length > 0) delete values.logo;
      return [...partsOf(values), ...(spoiltValues ? more : []), ...pictures];
    });
  return fc.oneof(
    { weight: 3, arbitrary: parts.map(formOf) },
    {
      weight: 2,
      arbitrary: fc.tuple(parts, fc.constantFrom(...breaks)).map(([list, spoil]) => spoil(writeForm(list))),
    },
  );
}

/** Bodies for a page that wants a form with such fields, as text, as parts, with a picture or broken. */
export function badForm(fields: Arbitrary<[string, string][]>): Arbitrary<BadBody> {
  const type = 'application/x-www-form-urlencoded';
  const asText = fields.map((list) => ({ payload: Buffer.from(new URLSearchParams(list).toString()), type }));
  const asParts = fc
    .tuple(fields, fc.oneof(pictureParts, fc.constant<Part[]>([])))
    .map(([list, pictures]) => [
      ...list.map(([name, value]) => ({ name, value: Buffer.from(value) })),
      ...pictures,
    ]);
  return fc.oneof(
    { weight: 3, arbitrary: asText },
    { weight: 2, arbitrary: asParts.map(formOf) },
    {
      weight: 2,
      arbitrary: fc.tuple(asParts, fc.constantFrom(...breaks)).map(([list, spoil]) => spoil(writeForm(list))),
    },
    { weight: 1, arbitrary: unreadable },
  );
}

const unreadable = fc.constantFrom<BadBody>(
  { payload: Buffer.from('a=%ff&b=%&=&&%00=%00'), type: 'application/x-www-form-urlencoded' },
  { payload: Buffer.from('{"a":1}'), type: 'application/json' },
  { payload: Buffer.from('a=b'), type: 'text/plain' },
  { payload: Buffer.from('a=b'), type: undefined },
  { payload: Buffer.from('a=b'), type: 'not a type' },
  { payload: Buffer.from('--x--'), type: 'multipart/form-data' },
  { payload: Buffer.alloc(8 * 1024 * 1024, 'a'), type: 'application/x-www-form-urlencoded' },
);
