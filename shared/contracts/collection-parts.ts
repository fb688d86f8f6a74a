import { z } from 'zod';
import { RECORD_STATES } from '../domain/collection/collection-state.ts';
import { COLLECTION_NAMES } from '../domain/collection/index.ts';
import { storedImage } from './file.contract.ts';
import { isoMoment, uuid, word } from './list.ts';

// What the contracts of the desk's collections share: addresses, records and their parts.
export const names = z.enum(COLLECTION_NAMES as [string, ...string[]]);
export const collection = z.object({ collection: names });
export const record = z.object({ collection: names, id: uuid });
export const base = '/desk-api/v1/collections/{collection}/';
export const one = `${base}{id}/` as const;
export const access = 'desk:read_content' as const;
const state = z.enum(RECORD_STATES);
export const count = z.number().int();
export const version = z.coerce.number().int().min(1).max(2_147_483_646);
export const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });
export const value = z.union([z.string(), z.array(z.string())]);

/** Values by field name, see shared/domain/collection/collection-field.ts for the form of each. */
export const values = z.record(z.string().max(60), value);
export const both = z.object({ name: z.string(), name_kh: z.string() });

/** How much of what needs both languages is there in each. */
const completeness = z.object({
  en: z.object({ filled: count, total: count }),
  km: z.object({ filled: count, total: count }),
});

/** What the viewer may do with a record now. */
const can = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  unpublish: z.boolean(),
  archive: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
});

export const row = z.object({
  id: uuid,
  version: count,
  state,
  title: z.string(),
  title_kh: z.string(),
  /** Values of the columns that the collection offers. */
  values,
  /** How coded values of those columns read: terms, provinces, references. By field; lists are joined. */
  texts: z.record(z.string(), both),
  completeness,
  published_at: isoMoment.nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
  /** The page where it is shown, or will be; null when it has none of its own. */
  path: z.string().nullable(),
  /** Whether visitors see it now. */
  is_public: z.boolean(),
  can,
});

export const full = z.object({
  ...row.shape,
  collection: names,
  /** Values of all fields. */
  values,
  /** Pictures and files among the values, and in the rich texts, by id. */
  files: z.record(z.string(), storedImage),
  /** What a reference points at, by field. */
  references: z.record(
    z.string(),
    both.extend({ id: uuid, path: z.string().nullable(), is_public: z.boolean() }),
  ),
  /** Names of fields that must be filled before it can be published. */
  missing: z.array(z.string()),
  updated_by: staff.nullable(),
  revision_count: count,
  /** Changes that are kept and not shown yet; null: none. */
  working_copy: z
    .object({
      version: count,
      values,
      /** Names of the fields that differ from what is shown. */
      changed: z.array(z.string()),
      /** Those of them in which the public record says something else since. */
      conflicts: z.array(z.string()),
      author: staff.nullable(),
      updated_at: isoMoment,
      /** When it is published by itself. */
      publish_at: isoMoment.nullable(),
      /** When that could not be done. */
      failed_at: isoMoment.nullable(),
    })
    .nullable(),
  /** When it goes off the site by itself. */
  withdraw_at: isoMoment.nullable(),
  /** A second person reads before anything of its collection is published. */
  needs_reader: z.boolean(),
  /** The second reader of what is to be published, as it stands now; null: nobody was asked, or the text is another since. */
  reading: z
    .object({
      asked_of: staff.nullable(),
      asked_by: staff.nullable(),
      word: z.string(),
      agreed_by: staff.nullable(),
      agreed_at: isoMoment.nullable(),
    })
    .nullable(),
  /** The viewer did not write it and has not agreed to it yet. */
  may_agree: z.boolean(),
});
export const stateCounts = z.array(z.object({ state: z.enum(['all', ...RECORD_STATES]), count }));

/** Parameters of lists and exports; besides these one for each filterable field, and `<field>_from`, `<field>_to`. */
export const listQuery = z
  .object({
    search: word.default(''),
    /** `[-]<field>`; the collection's own order when empty. */
    ordering: word.default(''),
    /** `all`: everything but the bin. */
    state: z.enum(['all', ...RECORD_STATES]).default('all'),
    /** Records whose text is missing in this language. */
    missing: z.enum(['en', 'km']).optional(),
  })
  .catchall(z.union([z.string().max(200), z.array(z.string().max(200)).max(60)]));
export const problem = z.object({ code: z.string(), message: z.string() }).nullable();
