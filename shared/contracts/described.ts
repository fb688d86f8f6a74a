import type { z } from 'zod';

/** Under this name a schema carries what OpenAPI says of it, where its checks are code that no JSON Schema can be made of. */
export const DESCRIBED = 'described';

/** The schema with the JSON Schema that tells readers of the API what it takes. */
export const describedAs = <T extends z.ZodType>(schema: T, json: Record<string, unknown>): T =>
  schema.meta({ [DESCRIBED]: json }) as T;
