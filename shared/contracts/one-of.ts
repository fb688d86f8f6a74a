import { z } from 'zod';
import { type Contract, defineContract } from './contract.ts';
import { word } from './list.ts';

type ListResponse = z.ZodObject<{ data: z.ZodArray<z.ZodType> }>;

/**
 * `GET {base}/{id}` of a short list: the entry as the list shows it, by its id, slug or code. `query`: what of the
 * list's own the entry depends on.
 */
export function oneOf<R extends ListResponse>(
  list: Contract<z.ZodType, z.ZodType, z.ZodType, R>,
  id: `${Contract['area']}.${string}`,
  query: z.ZodRawShape = {},
) {
  const { access, cacheSeconds } = list;
  return defineContract({
    id,
    summary: `One entry, by its id, slug or code, of: ${list.summary}`,
    method: 'GET',
    path: `${list.path}{id}/`,
    access,
    params: z.object({ id: word }),
    query: z.object(query),
    response: list.response.shape.data.element as R['shape']['data']['element'],
    cacheSeconds,
  });
}
