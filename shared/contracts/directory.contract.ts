import { z } from 'zod';
import {
  COMPLETE_LEVELS,
  CONFIRMED_WHEN,
  DIRECTORY_COLUMNS,
  DIRECTORY_ORDERS,
  DIRECTORY_STATES,
  DIRECTORY_TERMS,
} from '../domain/directory.ts';
import { PROVINCES } from '../domain/provinces.ts';
import { CATEGORY_SLUGS, STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { filterOf, isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';

const area = 'directory';
const read = { area, access: 'desk:read_queue' } as const;
const base = '/desk-api/v1/directory/';
const count = z.number().int();
const named = z.object({ name: z.string(), name_kh: z.string() });
const ofThree = z.object({ filled: count, total: count });

/** One record of the directory as a line of the desk's list. */
export const directoryRow = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  type_slug: z.string().nullable(),
  name: z.string(),
  name_kh: z.string(),
  state: z.enum(DIRECTORY_STATES),
  version: count,
  province_code: z.string().nullable(),
  sector: z.array(z.string()),
  owner: named.extend({ id: uuid }).nullable(),
  /** 0 to 100. */
  complete: count,
  /** How many of the name, the summary and the description are there in each language. */
  languages: z.object({ en: ofThree, km: ofThree }),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  confirmed_at: isoMoment.nullable(),
  approved_at: isoMoment.nullable(),
  updated_at: isoMoment,
  created_at: isoMoment,
  /** Its public page; null while there is none. */
  path: z.string().nullable(),
  /** The page it became a part of. */
  merged_into: uuid.nullable(),
});
export type DirectoryRow = z.infer<typeof directoryRow>;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((value) => !Number.isNaN(Date.parse(value)));
const optional = <T extends z.ZodType>(schema: T) => filterOf(schema.optional());

const filters = {
  state: z.enum(['all', ...DIRECTORY_STATES]).default('all'),
  /** Names, texts, e-mail, phone, website, address of an owner, or an id. */
  search: word.default(''),
  category: manyOf(z.enum([...CATEGORY_SLUGS, 'other-stakeholder'])),
  province: manyOf(z.enum(PROVINCES.map(({ code }) => code) as [string, ...string[]])),
  /** Whether somebody looks after it. */
  owner: optional(z.enum(['yes', 'no'])),
  complete: optional(z.enum(COMPLETE_LEVELS)),
  /** Records whose text is missing in this language. */
  missing: optional(z.enum(['en', 'km'])),
  confirmed: optional(z.enum(CONFIRMED_WHEN)),
  changed_from: optional(day),
  changed_to: optional(day),
  ...(Object.fromEntries(DIRECTORY_TERMS.map((name) => [name, manyOf(word)])) as Record<
    (typeof DIRECTORY_TERMS)[number],
    ReturnType<typeof manyOf<typeof word>>
  >),
  /** The nearest first where something is searched for, else what changed last. */
  ordering: optional(z.enum(DIRECTORY_ORDERS)),
};

export const listDirectory = defineContract({
  ...read,
  id: 'directory.list',
  summary: 'All records of the directory, whatever their kind and state',
  method: 'GET',
  path: base,
  limit: 'search',
  query: z.object({ ...pageQuery, ...filters }),
  response: z.object({
    ...listOf(directoryRow).shape,
    /** Records in each state under the same search and filters. */
    counts: z.object({
      all: count,
      ...(Object.fromEntries(DIRECTORY_STATES.map((state) => [state, count])) as Record<
        (typeof DIRECTORY_STATES)[number],
        typeof count
      >),
    }),
  }),
});

export const getDirectoryOptions = defineContract({
  ...read,
  id: 'directory.options',
  summary: 'The terms by which the directory is narrowed, by master list',
  method: 'GET',
  path: `${base}options/`,
  response: z.object({
    terms: z.record(z.string(), z.array(named.extend({ value: z.string() }))),
  }),
});

export const getDirectoryRow = defineContract({
  ...read,
  id: 'directory.get',
  summary: 'One record of the directory as the list shows it',
  method: 'GET',
  path: `${base}{id}/`,
  params: z.object({ id: uuid }),
  response: directoryRow,
});

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export const exportDirectory = defineContract({
  ...read,
  id: 'directory.export',
  summary: 'The records of a list with the columns that were chosen, as CSV or as a workbook',
  method: 'GET',
  path: `${base}export/`,
  limit: 'search',
  query: z.object({
    ...filters,
    format: z.enum(EXPORT_FORMATS).default('csv'),
    columns: manyOf(z.enum(DIRECTORY_COLUMNS)),
  }),
  response: z.object({
    file_name: z.string(),
    /** The file: text, or in base64 where it is a workbook. */
    text: z.string(),
    encoding: z.enum(['utf8', 'base64']),
    records: count,
    /** More records fit the list than a file holds. */
    cut: z.boolean(),
  }),
});
