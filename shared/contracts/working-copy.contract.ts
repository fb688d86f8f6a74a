import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import {
  access,
  base,
  collection,
  count,
  full,
  names,
  one,
  record,
  staff,
  values,
  version,
} from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { optionalRuleText } from './rule-schema.ts';

/** The version of a working copy that was read; 0: there was none. */
const copy = z.coerce.number().int().min(0).max(2_147_483_646);
/** A moment to come: ISO 8601, or without a zone as the clock of the country shows it; null: now, or none. */
const at = z.string().max(40).nullable().default(null);

export const saveCopy = defineContract({
  id: 'collection.save-copy',
  summary: 'Keeps changes of a public record without showing them',
  method: 'PUT',
  path: `${one}working-copy/`,
  access,
  params: record,
  body: z.object({
    copy,
    /** The version of the public record that the writer has seen: what it says by then gives way to the copy. */
    version: version.optional(),
    values,
  }),
  response: full,
});

export const discardCopy = defineContract({
  id: 'collection.discard-copy',
  summary: 'Gives up the changes of a public record that are not shown yet',
  method: 'DELETE',
  path: `${one}working-copy/`,
  access,
  params: record,
  query: z.object({ copy }),
  response: full,
});

export const publishCopy = defineContract({
  id: 'collection.publish-copy',
  summary:
    'Shows the changes of a public record at once or at a moment; fields that changed meanwhile are a conflict',
  method: 'POST',
  path: `${one}working-copy/publish/`,
  access,
  params: record,
  body: z.object({ copy, at }),
  response: full,
});

export const planWithdrawal = defineContract({
  id: 'collection.plan-withdrawal',
  summary: 'Says when a public record goes off the site by itself, or that it does not',
  method: 'POST',
  path: `${one}withdrawal/`,
  access,
  params: record,
  body: z.object({ version, at }),
  response: full,
});

export const askReader = defineContract({
  id: 'collection.ask-reader',
  summary: 'Asks a colleague to read what is to be published, who is told',
  method: 'POST',
  path: `${one}reader/`,
  access,
  params: record,
  body: z.object({ version, copy, reader_id: uuid, word: optionalRuleText({ max: REVIEW_MESSAGE_MAX }) }),
  response: full,
});

export const agreeReading = defineContract({
  id: 'collection.agree-reading',
  summary: 'Agrees that what was read is published; nobody agrees to their own text',
  method: 'POST',
  path: `${one}reader/agree/`,
  access,
  params: record,
  body: z.object({ version, copy }),
  response: full,
});

export const listReaders = defineContract({
  id: 'collection.readers',
  summary: 'Colleagues who can be asked to read',
  method: 'GET',
  path: `${base}readers/`,
  access,
  params: collection,
  response: z.object({ data: z.array(staff) }),
});

export const setCollectionRule = defineContract({
  id: 'collection.set-rule',
  summary: 'Says whether a second person reads before anything of a collection is published',
  method: 'PUT',
  path: `${base}rule/`,
  access: 'desk:manage_settings',
  params: collection,
  body: z.object({ second_reader: z.boolean() }),
  response: z.object({ second_reader: z.boolean() }),
});

export const sharePreview = defineContract({
  id: 'collection.share-preview',
  summary: 'Makes a link by which anybody sees what is not public yet, for some days',
  method: 'POST',
  path: `${one}preview-link/`,
  access,
  params: record,
  response: z.object({ url: z.string(), until: isoMoment }),
});

export const openPreview = defineContract({
  id: 'collection.open-preview',
  summary: 'A record as it will look, for whoever has a link to it that has not expired',
  method: 'GET',
  path: '/api/v1/previews/{key}/',
  access: 'public',
  params: z.object({ key: z.string().max(400) }),
  response: z.object({
    collection: names,
    path: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()).nullable(),
    until: isoMoment,
  }),
});

const planned = z.object({
  at: isoMoment,
  what: z.enum(['publish', 'changes', 'withdraw']),
  collection: names,
  id: uuid,
  title: z.string(),
  title_kh: z.string(),
});
export type Planned = z.infer<typeof planned>;

export const listPlanned = defineContract({
  id: 'collection.planned',
  summary: 'What appears on the site or leaves it by itself from now on, in the order of its moments',
  method: 'GET',
  path: '/desk-api/v1/planned/',
  access,
  response: z.object({ data: z.array(planned), more: count }),
});
