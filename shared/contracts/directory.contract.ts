import { z } from 'zod';
import {
  ALIKE,
  COMPLETE_LEVELS,
  CONFIRMED_WHEN,
  DIRECTORY_COLUMNS,
  DIRECTORY_ORDERS,
  DIRECTORY_STATES,
  DIRECTORY_TERMS,
  FACT_SOURCES,
  MOST_ALIKE,
  OFF_CAUSES,
  OFF_CHOICES,
  REASON_MAX,
  REVISION_VERBS,
} from '../domain/directory.ts';
import { PROVINCES } from '../domain/provinces.ts';
import { CATEGORY_SLUGS, STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { storedImage } from './file.contract.ts';
import { lastEdit } from './last-edit.ts';
import { filterOf, isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { profilePatchOf } from './profile-input.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';
import { storedValues } from './submission-parts.ts';

const read = { access: 'desk:read_queue' } as const;
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
  /** Records of which a fact was confirmed by such a source. */
  source: optional(z.enum(FACT_SOURCES)),
  /** Public pages that may be one and the same as another, or all others. */
  twins: optional(z.enum(['yes', 'no'])),
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

const staff = named.extend({ id: uuid });

/** A record with all it says and what the desk may do with it. */
const directoryRecord = directoryRow.extend({
  /** Of the page with what waits about it: goes along with a change. */
  version: count,
  values: storedValues,
  /** Its lists as people read them, a text an entry. */
  lists: z.object({
    product: z.array(z.string()),
    team_members: z.array(z.string()),
    funding_rounds: z.array(z.string()),
  }),
  logo: storedImage.nullable(),
  owners: z.array(staff),
  /** Names about which a change of its owner waits. */
  waiting: z.array(z.string()),
  /** The request that is open about it, or of a page that is off the site the one that decides whether it comes back. */
  request: z.object({ id: uuid, reference: z.string() }).nullable(),
  /** Why and by whom it was taken off the site at the desk. */
  off: z
    .object({
      cause: z.enum(OFF_CAUSES),
      reason: z.string(),
      by: staff.nullable(),
      at: isoMoment,
      /** While its letter is held. */
      undo_until: isoMoment.nullable(),
    })
    .nullable(),
  last_edits: z.array(lastEdit),
  can: z.object({ edit: z.boolean(), take_off: z.boolean(), put_back: z.boolean(), restore: z.boolean() }),
  /** The viewer belongs to it: a colleague changes it. */
  is_own: z.boolean(),
});
export type DirectoryRecord = z.infer<typeof directoryRecord>;

const one = `${base}{id}/` as const;
const params = z.object({ id: uuid });

export const getDirectoryRecord = defineContract({
  ...read,
  id: 'directory.get',
  summary: 'One record of the directory with all it says, whatever its state',
  method: 'GET',
  path: one,
  params,
  response: directoryRecord,
});

const decide = { access: 'desk:decide', params, response: directoryRecord } as const;
const version = z.coerce.number().int().min(1).max(2_147_483_646);
const why = ruleText({ max: REASON_MAX, label: 'directory-desk:reason.label' });
const maybeWhy = optionalRuleText({ max: REASON_MAX, label: 'directory-desk:reason.label' });

export const correctRecord = defineContract({
  ...decide,
  id: 'directory.correct',
  summary:
    'Corrects fields and lists of a record at once, with a reason; its owners are told, and what of theirs waits is kept',
  method: 'PATCH',
  path: one,
  body: profilePatchOf(null).extend({ version, reason: why }),
});

export const takeOffSite = defineContract({
  ...decide,
  id: 'directory.take-off',
  summary: 'Takes a public page off the site, with a reason; its owners are told a moment later',
  method: 'POST',
  path: `${one}take-off/`,
  body: z.object({ version, cause: z.enum(OFF_CHOICES), reason: maybeWhy }),
});

export const putBackOnSite = defineContract({
  ...decide,
  id: 'directory.put-back',
  summary: 'Puts a page back that was taken off; while its letter is held nobody ever learns of it',
  method: 'POST',
  path: `${one}put-back/`,
  body: z.object({ version, reason: maybeWhy }),
});

export const restoreRecord = defineContract({
  ...decide,
  id: 'directory.restore',
  summary: 'Lets a record, or some of its fields, say again what it said at an earlier version',
  method: 'POST',
  path: `${one}restore/`,
  body: z.object({
    version,
    to: version,
    /** All fields and lists when it is left out. */
    names: z.array(z.string().max(60)).max(100).optional(),
    reason: maybeWhy,
  }),
});

export const listRecordHistory = defineContract({
  ...read,
  id: 'directory.history',
  summary: 'What a record said before and after each of its changes, who made it and why, the newest first',
  method: 'GET',
  path: `${one}history/`,
  params,
  query: z.object({ ...pageQuery, field: word.default('') }),
  response: z.object({
    ...listOf(
      z.object({
        version: count,
        verb: z.enum(REVISION_VERBS),
        cause: z.string(),
        reason: z.string(),
        actor: staff.nullable(),
        created_at: isoMoment,
        fields: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            /** As people read them, one text an entry; empty when there was, or is, nothing. */
            was: z.array(z.string()),
            now: z.array(z.string()),
            /** Whether it says that still. */
            stands: z.boolean(),
          }),
        ),
      }),
    ).shape,
    /** Fields that ever changed, as they are called. */
    changed: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
});
export type RecordHistory = z.infer<(typeof listRecordHistory)['response']>;

export const listDuplicates = defineContract({
  ...read,
  id: 'directory.duplicates',
  summary: 'Public pages of one kind that may be one and the same, those with most alike first',
  method: 'GET',
  path: `${base}duplicates/`,
  limit: 'search',
  response: z.object({
    clusters: z.array(z.object({ alike: z.array(z.enum(ALIKE)), pages: z.array(directoryRow) })),
    /** How many there are, these among them. */
    total: count,
  }),
});

export const markDistinct = defineContract({
  id: 'directory.mark-distinct',
  summary: 'Says for good that pages are not the same, each from each other, or takes that back',
  method: 'POST',
  path: `${base}duplicates/distinct/`,
  access: 'desk:decide',
  body: z.object({ ids: z.array(uuid).min(2).max(MOST_ALIKE), distinct: z.boolean().default(true) }),
  response: z.object({ pairs: count }),
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
    /** In place of columns every field that an import takes back. */
    whole: optional(z.enum(['pages'])),
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
