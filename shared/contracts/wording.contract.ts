import { z } from 'zod';
import { WORDING_KEY, WORDING_KEY_MAX, WORDING_MAX } from '../domain/wording.ts';
import { AREAS, type Area } from '../i18n/areas.ts';
import { defineContract } from './contract.ts';
import { filterOf, isoMoment, listOf, pageQuery, uuid, word } from './list.ts';
import { publicParam } from './public-param.ts';

const key = z.string().max(WORDING_KEY_MAX).regex(WORDING_KEY);
const area = z.enum(AREAS as [Area, ...Area[]]);
const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable();

const oneLanguage = z.object({
  /** What is said now. */
  text: z.string(),
  /** What the program brought along. */
  released: z.string(),
  changed: z.boolean(),
  /** 0 until somebody changes it; what was read is sent along with a change. */
  version: z.number().int(),
});
const row = z.object({ key, area, en: oneLanguage.nullable(), km: oneLanguage.nullable() });
export type WordingRow = z.infer<typeof row>;

const names = z.object({ site: z.string(), site_name: z.string() });
const detail = z.object({
  ...row.shape,
  /** The places that are filled in when the text is said. */
  places: z.array(z.string()),
  /** What the names of the site are now, for a preview. */
  names: z.object({ en: names, km: names }),
  /** Which language the reader may change. */
  can: z.object({ en: z.boolean(), km: z.boolean() }),
  /** Every change, the newest first; `text` is null where the released text was taken up again. */
  history: z.array(
    z.object({
      language: z.enum(['en', 'km']),
      version: z.number().int(),
      text: z.string().nullable(),
      changed_at: isoMoment,
      changed_by: staff,
    }),
  ),
});
export type WordingDetail = z.infer<typeof detail>;

const common = { access: 'desk:translate' } as const;

export const listWordings = defineContract({
  ...common,
  id: 'wording.list',
  summary: 'The texts of the interface, found by their words in either language or by their key',
  method: 'GET',
  path: '/desk-api/v1/wordings/',
  query: z.object({
    ...pageQuery,
    search: word.default(''),
    area: filterOf(area.optional()),
    /** Those alone that the desk has changed. */
    changed: z.enum(['1']).optional(),
  }),
  response: z.object({ ...listOf(row).shape, changed_count: z.number().int() }),
});

export const getWording = defineContract({
  ...common,
  id: 'wording.get',
  summary: 'One text of the interface in both languages, with its changes',
  method: 'GET',
  path: '/desk-api/v1/wordings/{text_key}/',
  params: z.object({ text_key: publicParam(key) }),
  response: detail,
});

const next = z.object({
  version: z.coerce.number().int().min(0).max(1_000_000_000),
  /** null takes up the released text again. */
  text: z.string().max(WORDING_MAX).nullable(),
});

export const changeWording = defineContract({
  ...common,
  id: 'wording.change',
  summary: 'Changes one text of the interface in one or both languages; neither changes when one is refused',
  method: 'PATCH',
  path: '/desk-api/v1/wordings/{text_key}/',
  needsProof: true,
  params: z.object({ text_key: publicParam(key) }),
  body: z.object({ en: next.optional(), km: next.optional() }),
  response: detail,
});
