import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';

type Serialise = (value: unknown) => string;
const compiled = new WeakMap<z.ZodType, Serialise>();

/**
 * The serialiser of a contract's response, compiled once: only the fields the contract names leave the server.
 */
export function serialiserOf({ response }: Pick<Contract, 'response'>): Serialise {
  const known = compiled.get(response);
  if (known) return known;
  const schema = z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
  });
  const serialise = fastJson(schema as Parameters<typeof fastJson>[0]) as Serialise;
  compiled.set(response, serialise);
  return serialise;
}
