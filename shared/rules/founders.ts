import { FOUNDERS_MAX } from '../constants.ts';
import type { RuleProblem } from './rule.ts';
import { numberRange } from './text.ts';

/** Founders of a startup and how many of them are women, and technical. Null where nothing was given. */
export interface FounderCounts {
  number_of_founders: number | null;
  number_of_female_founders: number | null;
  number_of_tech_founders: number | null;
}

/** A count of founders as typed. */
export const founderCount = numberRange(0, FOUNDERS_MAX);

/** Neither women nor technical founders may be more than all founders: problems by field, empty when fine. */
export function founderCounts(counts: FounderCounts): Partial<Record<keyof FounderCounts, RuleProblem>> {
  const problems: Partial<Record<keyof FounderCounts, RuleProblem>> = {};
  const {
    number_of_founders: all,
    number_of_female_founders: female,
    number_of_tech_founders: tech,
  } = counts;
  if (all === null) {
    if (female || tech) problems.number_of_founders = { key: 'required' };
    return problems;
  }
  if (female !== null && female > all) problems.number_of_female_founders = { key: 'founders_female' };
  if (tech !== null && tech > all) problems.number_of_tech_founders = { key: 'founders_tech' };
  return problems;
}
