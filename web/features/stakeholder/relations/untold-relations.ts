import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { RelationWay } from '#shared/contracts/stakeholder-relations.ts';

/** Whom a record works with beyond what its own sections say: an ESO's cohorts and an investor's rounds name theirs. */
export function untoldRelations({
  kind,
  works_with,
}: Pick<StakeholderDetail, 'kind' | 'works_with'>): StakeholderDetail['works_with'] {
  const told: readonly RelationWay[] = kind === 'eso' ? ['cohort', 'invested_in'] : ['invested_in'];
  return works_with.filter(({ ways }) => ways.some((way) => !told.includes(way)));
}
