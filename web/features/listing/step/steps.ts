import type { ListingStep, StepName } from '#shared/domain/listing/describe-form.ts';
import { FORMS } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';

export interface StepState {
  step: ListingStep;
  /** `done`: left with everything right, and not the one on the page. */
  state: 'done' | 'now' | 'next';
}

const namesOf = (kind: SubjectKind): StepName[] => FORMS[kind].steps.map(({ name }) => name);

/** The steps of a form as the list beside it shows them. */
export function stepStates(kind: SubjectKind, now: string, done: readonly string[]): StepState[] {
  return FORMS[kind].steps.map((step) => ({
    step,
    state: step.name === now ? 'now' : done.includes(step.name) ? 'done' : 'next',
  }));
}

/** The step to go on with: the first that is not done, at the latest the last one. */
export function openStep(kind: SubjectKind, done: readonly string[]): StepName {
  const names = namesOf(kind);
  return names.find((name) => !done.includes(name)) ?? names.at(-1)!;
}

/** Whether a step may be shown: everything before it is done. */
export function mayOpen(kind: SubjectKind, step: string, done: readonly string[]): boolean {
  const names = namesOf(kind);
  const at = names.indexOf(step as StepName);
  return at >= 0 && names.slice(0, at).every((name) => done.includes(name));
}

/** The neighbours of a step; null at the ends. */
export function nextStep(kind: SubjectKind, step: string): StepName | null {
  const names = namesOf(kind);
  return names[names.indexOf(step as StepName) + 1] ?? null;
}

export function previousStep(kind: SubjectKind, step: string): StepName | null {
  const names = namesOf(kind);
  return names[names.indexOf(step as StepName) - 1] ?? null;
}

/** 1 for the first. */
export function stepNumber(kind: SubjectKind, step: string): number {
  return namesOf(kind).indexOf(step as StepName) + 1;
}

/** Done steps with one added or taken away; each once, in the order of the form. */
export function withStep(kind: SubjectKind, done: readonly string[], step: string, right: boolean): string[] {
  return namesOf(kind).filter((name) => (name === step ? right : done.includes(name)));
}
