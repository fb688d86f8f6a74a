import { z } from 'zod';

const marked = z.registry<{ public: true }>();

/** Marks what a parameter of an address may be as no secret: only such a one may stand in the log. */
export function publicParam<T extends z.ZodType>(schema: T): T {
  marked.add(schema, { public: true });
  return schema;
}

/** The parameters of a contract that are marked so; whatever is not may be a secret. */
export function publicParamsOf(params: z.ZodType): Record<string, z.ZodType> {
  if (!(params instanceof z.ZodObject)) return {};
  const shape = Object.entries(params.shape as Record<string, z.ZodType>);
  return Object.fromEntries(shape.filter(([, schema]) => marked.has(schema)));
}
