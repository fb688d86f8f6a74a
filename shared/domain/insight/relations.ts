import type { StakeholderKind } from '../stakeholder-kinds.ts';

/** How two records of the network are related; `team` is shown to readers who are signed in only. */
export const RELATION_KINDS = ['investment', 'cohort', 'partnership', 'connection', 'team'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** At which side of the picture a record stands: startups and mentors take money, room or a hand, the others give it. */
export const sideOf = (kind: StakeholderKind): 'giving' | 'taking' =>
  kind === 'startup' || kind === 'mentor' ? 'taking' : 'giving';
