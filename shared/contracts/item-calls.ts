import { z } from 'zod';
import { type ContractId, defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { removedItem } from './profile-items.ts';

interface Kept<O extends z.ZodRawShape, K extends string, I extends z.ZodRawShape, S> {
  /** Where an item is added; each stands below it. */
  path: `/${string}/`;
  /** What the path says of the page, where it does. */
  owner?: O;
  /** What the path calls the id of an item. */
  item?: K;
  /** What is written of an item, and what the answer tells of it. */
  input: z.ZodObject<I>;
  saved: S;
}

/**
 * The calls of a member that keep one list of a profile (products, people, rounds): added, read, changed, removed. Each
 * call is made where it is exported, under its own name and summary.
 */
export function itemCalls<
  I extends z.ZodRawShape,
  S extends z.ZodType,
  O extends z.ZodRawShape = Record<never, never>,
  const K extends string = 'id',
>({ path, owner = {} as O, item = 'id' as K, input, saved }: Kept<O, K, I, S>) {
  const ofPage = z.object(owner);
  const params = ofPage.extend({ [item]: uuid } as Record<K, typeof uuid>);
  const one = { path: `${path}{${item}}/`, access: 'member', params } as const;
  return {
    /** What the calls of one item share: its path, who may, its parameters. */
    one,
    /** `more`: what names the page where the path does not. */
    add: <M extends z.ZodRawShape = Record<never, never>>(id: ContractId, summary: string, more = {} as M) =>
      defineContract({
        id,
        summary,
        method: 'POST',
        path,
        access: 'member',
        params: ofPage,
        body: input.extend(more),
        response: saved,
        status: 201,
      }),
    get: (id: ContractId, summary: string) =>
      defineContract({ ...one, id, summary, method: 'GET', response: saved }),
    change: (id: ContractId, summary: string) =>
      defineContract({ ...one, id, summary, method: 'PATCH', body: input, response: saved }),
    remove: (id: ContractId, summary: string) =>
      defineContract({ ...one, id, summary, method: 'DELETE', response: removedItem }),
  };
}
