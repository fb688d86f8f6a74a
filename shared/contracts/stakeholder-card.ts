import { z } from 'zod';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { tail, uuid } from './list.ts';

/** An entry of a master list as records carry it. */
export const term = z.object({ slug: z.string(), name: z.string(), name_kh: z.string() });
export type Term = z.infer<typeof term>;

/** A province or the capital, by its two-digit national code. */
export const province = z.object({ code: z.string(), name: z.string(), name_kh: z.string() });

/** What a list shows of a stakeholder. Nothing in it is personal. */
export const stakeholderCard = z.object({
  id: uuid,
  uuid,
  tail,
  kind: z.enum(STAKEHOLDER_KINDS),
  /** Slug of its page: the kind, or the type of an other stakeholder. */
  category: z.string(),
  name: z.string(),
  name_kh: z.string(),
  summary: z.string(),
  summary_kh: z.string(),
  /** Address of the logo or portrait; empty when there is none. */
  logo: z.string(),
  province: province.nullable(),
  /** The terms that describe it best: sectors; expertise of a mentor; investor types and stages of an investor. */
  tags: z.array(term),
  /** How far a startup is. */
  stage: term.nullable(),
  /** The caller keeps it for later; false for visitors. */
  is_saved: z.boolean(),
  has_confirmed_facts: z.boolean(),
  has_woman_founder: z.boolean(),
  updated_at: z.iso.datetime({ offset: true }),
  /** In lists, for those who may edit it: to be sent with the next edit. */
  version: z.number().int().optional(),
});
export type StakeholderCard = z.infer<typeof stakeholderCard>;
