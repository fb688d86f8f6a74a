/** How two records of the network are tied; `team` is shown to readers who are signed in only. */
export const TIE_KINDS = ['investment', 'cohort', 'partnership', 'connection', 'team'] as const;
export type TieKind = (typeof TIE_KINDS)[number];
