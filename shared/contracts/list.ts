import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, INITIAL_CURRENT_PAGE, MAX_PAGE_SIZE } from '../constants.ts';
import { LAST_PAGE, type ListParts, LONGEST_SEARCH, type SomeOf, type Words } from '../domain/list-parts.ts';
import { publicParam } from './public-param.ts';

const filters = new WeakSet<object>();
/** A parameter that chooses among values, so that an empty one says nothing. */
export const filterOf = <T extends z.ZodType>(schema: T): T => {
  filters.add(schema);
  return schema;
};
/** Whether a parameter is one of those. */
export const isFilter = (schema: object | undefined): boolean => schema !== undefined && filters.has(schema);

/** One value or many of the same parameter (`?sector=a&sector=b`); empty ones are dropped, where they are not refused. */
export const manyOf = <T extends z.ZodType<string>>(item: T) =>
  filterOf(
    z
      .union([item, z.array(item)])
      .optional()
      .transform((value): z.output<T>[] => {
        const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
        return (values as z.output<T>[]).filter(Boolean);
      }),
  );

/** A short piece of text in an address. */
export const word = z.string().trim().max(LONGEST_SEARCH);

export const pageQuery = {
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(INITIAL_CURRENT_PAGE),
  per_page: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

type EnumOf<T> = z.ZodEnum<{ [V in T & string]: V }>;
type Asked<P> =
  P extends SomeOf<infer T>
    ? ReturnType<typeof manyOf<EnumOf<T>>>
    : P extends Words
      ? z.ZodDefault<z.ZodString>
      : P extends { values: readonly (infer T)[]; first: infer F }
        ? F extends ''
          ? z.ZodOptional<EnumOf<T>>
          : z.ZodDefault<EnumOf<T>>
        : never;

/** The query of a call that lists, as its parts say. */
export function queryOf<const L extends ListParts>(parts: L): { [K in keyof L]: Asked<L[K]> } {
  const asked = Object.entries(parts).map(([name, part]) => {
    if (part.kind === 'words')
      return [name, part.isChosen ? filterOf(word.min(1).default('')) : word.default('')];
    const known = z.enum(part.values as [string, ...string[]]);
    if (part.kind === 'some') return [name, manyOf(known)];
    return [name, part.first === '' ? known.optional() : known.default(part.first)];
  });
  return Object.fromEntries(asked);
}

/** The list envelope of specification section 3: every list answers in this shape. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    status: z.number().int(),
    current_page: z.number().int(),
    per_page: z.number().int(),
    total_page: z.number().int(),
    item_count: z.number().int(),
    data: z.array(item),
    pagination: z.object({
      total_counts: z.number().int(),
      size: z.number().int(),
      total_page: z.number().int(),
    }),
  });

/** Fills the list envelope. `total` counts all items, `data` is the page asked for. */
export function asList<T>(data: T[], total: number, query: { page: number; per_page: number }) {
  const total_page = Math.max(1, Math.ceil(total / query.per_page));
  return {
    status: 200,
    current_page: query.page,
    per_page: query.per_page,
    total_page,
    item_count: total,
    data,
    pagination: { total_counts: total, size: query.per_page, total_page },
  };
}

export const uuid = publicParam(z.uuid());

/** What the address of a record's page ends in behind the id: its name in Latin letters; empty where that gives none. */
export const tail = z.string();
export const isoMoment = z.iso.datetime({ offset: true });
