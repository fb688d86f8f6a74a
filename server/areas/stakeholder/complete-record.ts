import { v7 } from 'uuid';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { PERSON_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { completeness } from './stakeholder-completeness.ts';
import type { StakeholderInput, StakeholderPatch, StakeholderRecord } from './stakeholder-record.ts';

const BLANK: Omit<StakeholderRecord, 'id' | 'kind' | 'name' | 'created_at' | 'updated_at'> = {
  type_slug: null,
  individual_id: null,
  name_kh: '',
  summary: '',
  summary_kh: '',
  description: '',
  description_kh: '',
  email: '',
  country_code: CALLING_CODE,
  phone: '',
  website: '',
  address: '',
  address_kh: '',
  province_code: null,
  facebook: '',
  linkedin: '',
  x: '',
  youtube: '',
  telegram: '',
  video_link: '',
  logo_id: null,
  cover_id: null,
  status: 'approved',
  demo: false,
  approved_at: null,
  rank: 0,
  version: 1,
  terms: {},
  areas: [],
  products: [],
  team_members: [],
  funding_rounds: [],
  facts: [],
};

/** Fills in what an input leaves out: ids, moments, empty texts, and the rank. */
export function completeRecord(
  { members: _members, ...input }: StakeholderInput,
  now = new Date(),
): StakeholderRecord {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const record: StakeholderRecord = Object.assign(
    { id: v7(), created_at: now, updated_at: now },
    BLANK,
    given as StakeholderInput,
  );
  return derive(record, now);
}

/** The record after a change, one version on. */
export function patchRecord(
  before: StakeholderRecord,
  patch: StakeholderPatch,
  now = new Date(),
): StakeholderRecord {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after: StakeholderRecord = { ...before, updated_at: now, ...given, version: before.version + 1 };
  for (const part of ['startup', 'individual', 'investor', 'eso', 'terms'] as const) {
    if (patch[part]) Object.assign(after, { [part]: { ...before[part], ...patch[part] } });
  }
  return derive(after, now);
}

function derive(record: StakeholderRecord, now: Date): StakeholderRecord {
  if (record.status === 'approved') record.approved_at ??= now;
  if (PERSON_KINDS.includes(record.kind) && record.individual) record.individual_id ??= v7();
  record.rank = completeness(record);
  return record;
}
