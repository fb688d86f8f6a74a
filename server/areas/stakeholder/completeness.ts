import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';

interface Check {
  points: number;
  /** Kinds it is expected of; all when left out. */
  kinds?: readonly StakeholderKind[];
  holds: (record: StakeholderRecord) => boolean;
}

const hasTerm = (record: StakeholderRecord, ...fields: (keyof StakeholderRecord['terms'])[]) =>
  fields.some((field) => (record.terms[field]?.length ?? 0) > 0);

/** What a reader misses on a page, by how much they miss it. */
const CHECKS: readonly Check[] = [
  { points: 10, holds: (r) => r.name_kh !== '' },
  { points: 12, holds: (r) => r.summary !== '' },
  { points: 6, holds: (r) => r.summary_kh !== '' },
  { points: 14, holds: (r) => r.description !== '' },
  { points: 6, holds: (r) => r.description_kh !== '' },
  { points: 14, holds: (r) => r.logo_id !== null },
  { points: 4, holds: (r) => r.cover_id !== null },
  { points: 8, holds: (r) => r.province_code !== null },
  { points: 6, holds: (r) => r.website !== '' || r.facebook !== '' || r.linkedin !== '' },
  { points: 6, holds: (r) => r.email !== '' || r.phone !== '' },
  { points: 10, kinds: ['startup', 'eso', 'other'], holds: (r) => hasTerm(r, 'sector') },
  { points: 10, kinds: ['mentor'], holds: (r) => hasTerm(r, 'expertise') },
  { points: 10, kinds: ['investor'], holds: (r) => hasTerm(r, 'investor_type', 'investment_stage') },
  { points: 6, kinds: ['startup'], holds: (r) => hasTerm(r, 'stage') },
  { points: 8, kinds: ['startup'], holds: (r) => r.products.length > 0 },
  { points: 6, kinds: ['startup', 'eso'], holds: (r) => r.team_members.length > 0 },
  { points: 4, kinds: ['startup'], holds: (r) => r.funding_rounds.length > 0 },
  { points: 6, kinds: ['eso'], holds: (r) => hasTerm(r, 'service') },
  { points: 4, kinds: ['mentor'], holds: (r) => (r.individual?.languages?.length ?? 0) > 0 },
  { points: 8, holds: (r) => r.facts.length > 0 },
];

/** How complete a record is, 0 to 100, of what is expected of its kind. */
export function completeness(record: StakeholderRecord): number {
  const expected = CHECKS.filter(({ kinds }) => !kinds || kinds.includes(record.kind));
  const sum = (checks: readonly Check[]) => checks.reduce((total, { points }) => total + points, 0);
  return Math.round((100 * sum(expected.filter(({ holds }) => holds(record)))) / sum(expected));
}
