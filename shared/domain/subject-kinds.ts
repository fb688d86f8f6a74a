import { STAKEHOLDER_KINDS, type StakeholderKind } from './stakeholder-kinds.ts';

/** What visitors may suggest: it is no page of their own, but a publication everybody reads. */
export const SUGGESTION_KINDS = ['program', 'event'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Everything a submission can be about (`submission.subject_kind`). */
export const SUBJECT_KINDS = [...STAKEHOLDER_KINDS, ...SUGGESTION_KINDS] as const;
export type SubjectKind = StakeholderKind | SuggestionKind;

export function isSuggestionKind(kind: string): kind is SuggestionKind {
  return SUGGESTION_KINDS.some((one) => one === kind);
}

export function isStakeholderKind(kind: string): kind is StakeholderKind {
  return STAKEHOLDER_KINDS.some((one) => one === kind);
}

/** What a submission asks, by what it is about (`submission.kind`): a page in the directory, or a publication. */
export function submissionKindOf(kind: SubjectKind): 'listing' | SuggestionKind {
  return isSuggestionKind(kind) ? kind : 'listing';
}
