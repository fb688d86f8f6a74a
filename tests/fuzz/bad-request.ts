import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { type DeskAction, deskMay } from '#shared/domain/roles.ts';
import { type BadBody, badJson, unwanted } from './bad-body.ts';
import { badHeaders } from './bad-headers.ts';
import { badMultipart } from './bad-multipart.ts';
import { type Known, naughty, type Schema } from './bad-values.ts';

/** One call with something wrong in it. */
export interface BadRequest {
  method: Contract['method'];
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
  /** Who makes it. */
  as: 'visitor' | 'member' | 'reviewer' | 'administrator';
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Requests that break a contract, or come close to it. */
export function badRequest(contract: Contract, known: Known): Arbitrary<BadRequest> {
  return fc
    .record({
      path: badPath(contract, known),
      query: badQuery(schemaOf(contract.query).properties ?? {}),
      headers: badHeaders,
      body: badBody(contract, known),
      as: callerOf(contract),
    })
    .map(({ path, query, headers, body, as }) => ({
      method: contract.method,
      url: `${path}${query}`.slice(0, 14_000),
      headers: body?.type === undefined ? headers : { ...headers, 'content-type': body.type },
      payload: body?.payload,
      as,
    }));
}

/** Mostly somebody who may make the call, so that what they send is looked at. */
function callerOf({ access }: Contract): Arbitrary<BadRequest['as']> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(insideOf(access)) },
    { weight: 2, arbitrary: fc.constantFrom('visitor', 'member', 'reviewer', 'administrator' as const) },
  );
}

function insideOf(access: Contract['access']): BadRequest['as'] {
  if (access === 'public') return 'visitor';
  if (access === 'member') return 'member';
  return deskMay(['reviewer'], access.slice('desk:'.length) as DeskAction) ? 'reviewer' : 'administrator';
}

function badBody(contract: Contract, known: Known): Arbitrary<BadBody | undefined> {
  if (contract.method === 'GET') return fc.constant(undefined);
  const schema = schemaOf(contract.body);
  const wanted = {
    json: () => badJson(schema, known),
    multipart: () => badMultipart(schema, known),
    none: () => unwanted,
  }[contract.bodyKind]();
  return fc.option(wanted, { nil: undefined, freq: 12 });
}

/** The path with its parameters filled by something that exists, or by nonsense, encoded or not. */
function badPath(contract: Contract, known: Known): Arbitrary<string> {
  const parts = contract.path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const exists = known[`path.${name}`] as string | undefined;
    return fc.oneof(
      { weight: exists ? 12 : 0, arbitrary: fc.constant(exists ?? '') },
      { weight: 3, arbitrary: naughty.map((text) => encodeURIComponent(text.toWellFormed())) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '..', '%2e%2e', '%2f', '*', ':id', '{id}'),
      },
    );
  });
  const end = fc.oneof(
    { weight: 15, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('/', '//', '/x', '%20', ';a=b', '#a') },
  );
  return fc.tuple(...parts, end).map((list) => list.join(''));
}

const anyValue = fc.oneof(
  naughty.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%ff', '%00', '%u0041', '+', '&&', '=', '[]', '%5B%5D', '0', '-1', '101', '1e3', ''),
);

/** What the schema allows, for going on to the next parameter, or nonsense. */
function valueFor(schema: Schema = {}): Arbitrary<string> {
  const words = [schema, schema.items, ...(schema.anyOf ?? [])].flatMap((one) => one?.enum ?? []);
  if (words.length === 0) return anyValue;
  return fc.oneof(fc.constantFrom(...words).map(String), anyValue);
}

function badQuery(properties: Readonly<Record<string, Schema>>): Arbitrary<string> {
  const names = Object.keys(properties);
  const name = fc.constantFrom(
    ...names,
    ...names,
    'page',
    '__proto__',
    'constructor[prototype][x]',
    'unknown',
    '',
  );
  const suffix = fc.constantFrom('', '', '', '[]', '[0]', '[a]', '.a', '%5B%5D');
  const pair = fc
    .tuple(name, suffix)
    .chain(([key, after]) =>
      valueFor(Object.hasOwn(properties, key) ? properties[key] : {}).map(
        (value) => `${key}${after}=${value}`,
      ),
    );
  const pairs = fc.oneof(
    { weight: 6, arbitrary: fc.array(pair, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(pair, fc.integer({ min: 2, max: 300 }))
        .map(([one, n]) => Array<string>(n).fill(one)),
    },
  );
  return pairs.map((list) => (list.length > 0 ? `?${list.join('&')}` : ''));
}
