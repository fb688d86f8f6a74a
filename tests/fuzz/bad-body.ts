import fc, { type Arbitrary } from 'fast-check';
import { anything, type Known, naughty, type Schema, spoilt } from './bad-values.ts';

/** A body as it goes over the wire, and what it says it is. */
export interface BadBody {
  payload: Buffer;
  type: string | undefined;
}

const JSON_TYPE = 'application/json';
const asJson = (value: unknown): BadBody => ({
  payload: Buffer.from(JSON.stringify(value)),
  type: JSON_TYPE,
});
const text = (payload: string, type: string | undefined): BadBody => ({
  payload: Buffer.from(payload),
  type,
});

/** JSON that spells out what objects inherit from; `JSON.stringify` would leave it out. */
const polluting = fc.constantFrom(
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"values":{"__proto__":{"name":"x"}}}',
  '{"a":1,"a":2}',
  '{"version":1e400,"page":-1e400,"values":{"number_of_founders":1e400}}',
  '{"version":123456789012345678901234567890}',
  `{${'"values":{'.repeat(50)}`,
);

const notJson = fc.constantFrom(
  text('', JSON_TYPE),
  text('{', JSON_TYPE),
  text('{"a":', JSON_TYPE),
  text("{'a':1}", JSON_TYPE),
  text('NaN', JSON_TYPE),
  text('\ufeff{}', JSON_TYPE),
  text('[1,]', JSON_TYPE),
  text('"\\ud800"', JSON_TYPE),
  text('{"a":"\\u0000"}', JSON_TYPE),
  { payload: Buffer.from([0xff, 0xfe, 0x7b, 0x00]), type: JSON_TYPE },
  text('{}', 'application/json; charset=utf-16'),
  text('{}', 'text/plain'),
  text('{}', undefined),
  text('<a/>', 'application/xml'),
  text('a=b&a[]=c&__proto__=d', 'application/x-www-form-urlencoded'),
  text('{}', 'not a type'),
  text('{}', 'multipart/form-data'),
  text('--x--', 'multipart/form-data; boundary=x'),
  text('[', JSON_TYPE.toUpperCase()),
  text('['.repeat(100_000), JSON_TYPE),
  text(`{"a":"${'b'.repeat(1_100_000)}"}`, JSON_TYPE),
);

/** Bodies for a call that wants JSON of this schema. */
export function badJson(schema: Schema, known: Known): Arbitrary<BadBody> {
  return fc.oneof(
    { weight: 8, arbitrary: spoilt(schema, known).map(asJson) },
    { weight: 2, arbitrary: anything.map(asJson) },
    { weight: 1, arbitrary: polluting.map((json) => text(json, JSON_TYPE)) },
    { weight: 2, arbitrary: notJson },
  );
}

/** Bodies for a call that wants no body. */
export const unwanted: Arbitrary<BadBody> = fc.oneof(
  notJson,
  anything.map(asJson),
  naughty.map((s) => text(s, 'text/plain')),
);
