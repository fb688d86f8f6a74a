import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';

interface Check {
  points: number;
  /** The field to fill in; null where it is nothing an owner can do. */
  field: string | null;
  /** Kinds it is expected of; all when left out. */
  kinds?: readonly StakeholderKind[];
  holds: (record: StakeholderRecord) => boolean;
}

const hasTerm = (record: StakeholderRecord, ...fields: (keyof StakeholderRecord['terms'])[]) =>
  fields.some((field) => (record.terms[field]?.length ?? 0) > 0);

/** What a reader misses on a page, by how much they miss it. */
const CHECKS: readonly Check[] = [
  { points: 10, field: 'name_kh', holds: (r) => r.name_kh !== '' },
  { points: 12, field: 'summary', holds: (r) => r.summary !== '' },
  { points: 6, field: 'summary_kh', holds: (r) => r.summary_kh !== '' },
  { points: 14, field: 'description', holds: (r) => r.description !== '' },
  { points: 6, field: 'description_kh', holds: (r) => r.description_kh !== '' },
  { points: 14, field: 'logo', holds: (r) => r.logo_id !== null },
  { points: 4, field: 'cover', holds: (r) => r.cover_id !== null },
  { points: 8, field: 'province_code', holds: (r) => r.province_code !== null },
  { points: 6, field: 'website', holds: (r) => r.website !== '' || r.facebook !== '' || r.linkedin !== '' },
  { points: 6, field: 'email', holds: (r) => r.email !== '' || r.phone !== '' },
  { points: 10, field: 'sector', kinds: ['startup', 'eso', 'other'], holds: (r) => hasTerm(r, 'sector') },
  { points: 10, field: 'expertise', kinds: ['mentor'], holds: (r) => hasTerm(r, 'expertise') },
  {
    points: 10,
    field: 'investment_stage',
    kinds: ['investor'],
    holds: (r) => hasTerm(r, 'investor_type', 'investment_stage'),
  },
  { points: 6, field: 'stage', kinds: ['startup'], holds: (r) => hasTerm(r, 'stage') },
  { points: 8, field: 'product', kinds: ['startup'], holds: (r) => r.products.length > 0 },
  { points: 6, field: 'team_members', kinds: ['startup', 'eso'], holds: (r) => r.team_members.length > 0 },
  { points: 4, field: 'funding_rounds', kinds: ['startup'], holds: (r) => r.funding_rounds.length > 0 },
  { points: 6, field: 'service', kinds: ['eso'], holds: (r) => hasTerm(r, 'service') },
  {
    points: 4,
    field: 'languages',
    kinds: ['mentor'],
    holds: (r) => (r.individual?.languages?.length ?? 0) > 0,
  },
  { points: 8, field: null, holds: (r) => r.facts.length > 0 },
];

/** How complete a record is, 0 to 100, of what is expected of its kind. */
export function completeness(record: StakeholderRecord): number {
  const expected = CHECKS.filter(({ kinds }) => !kinds || kinds.includes(record.kind));
  const sum = (checks: readonly Check[]) => checks.reduce((total, { points }) => total + points, 0);
  return Math.round((100 * sum(expected.filter(({ holds }) => holds(record)))) / sum(expected));
}

/**
 * The same of what its owner can fill in, and the fields that are missing, those that readers miss most first. Who reads
 * Khmer is asked for the Khmer texts first, and last for the English of a text that is there in Khmer.
 */
export function missing(
  record: StakeholderRecord,
  language: Language,
): { percent: number; fields: string[] } {
  const expected = CHECKS.filter(({ kinds, field }) => field && (!kinds || kinds.includes(record.kind)));
  const lacking = expected.filter(({ holds }) => !holds(record));
  const sum = (checks: readonly Check[]) => checks.reduce((total, { points }) => total + points, 0);
  const total = sum(expected);
  const urgency = ({ points, field }: Check) => (language === 'km' ? khmerFirst(record, field) : 0) + points;
  return {
    percent: Math.round((100 * (total - sum(lacking))) / total),
    fields: lacking.sort((a, b) => urgency(b) - urgency(a)).map(({ field }) => field!),
  };
}

/** More than all points of a check either way. */
function khmerFirst(record: StakeholderRecord, field: string | null): number {
  if (field?.endsWith('_kh')) return 100;
  return (field === 'summary' || field === 'description') && record[`${field}_kh`] ? -100 : 0;
}
