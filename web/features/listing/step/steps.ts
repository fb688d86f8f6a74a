import { LISTING_FORMS, type ListingStep, type StepName } from '#shared/domain/listing-form.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';

export interface StepState {
  step: ListingStep;
  /** `done`: left with everything right, and not the one on the page. */
  state: 'done' | 'now' | 'next';
}

const namesOf = (kind: StakeholderKind): StepName[] => LISTING_FORMS[kind].steps.map(({ name }) => name);

/** The steps of a form as the list beside it shows them. */
export function stepStates(kind: StakeholderKind, now: string, done: readonly string[]): StepState[] {
  return LISTING_FORMS[kind].steps.map((step) => ({
    step,
    state: step.name === now ? 'now' : done.includes(step.name) ? 'done' : 'next',
  }));
}

/** The step to go on with: the first that is not done, at the latest the last one. */
export function openStep(kind: StakeholderKind, done: readonly string[]): StepName {
  const names = namesOf(kind);
  return names.find((name) => !done.includes(name)) ?? names.at(-1)!;
}

/** Whether a step may be shown: everything before it is done. */
export function mayOpen(kind: StakeholderKind, step: string, done: readonly string[]): boolean {
  const names = namesOf(kind);
  const at = names.indexOf(step as StepName);
  return at >= 0 && names.slice(0, at).every((name) => done.includes(name));
}

/** The neighbours of a step; null at the ends. */
export function nextStep(kind: StakeholderKind, step: string): StepName | null {
  const names = namesOf(kind);
  return names[names.indexOf(step as StepName) + 1] ?? null;
}

export function previousStep(kind: StakeholderKind, step: string): StepName | null {
  const names = namesOf(kind);
  return names[names.indexOf(step as StepName) - 1] ?? null;
}

/** 1 for the first. */
export function stepNumber(kind: StakeholderKind, step: string): number {
  return namesOf(kind).indexOf(step as StepName) + 1;
}

/** Done steps with one added or taken away; each once, in the order of the form. */
export function withStep(
  kind: StakeholderKind,
  done: readonly string[],
  step: string,
  right: boolean,
): string[] {
  return namesOf(kind).filter((name) => (name === step ? right : done.includes(name)));
}
