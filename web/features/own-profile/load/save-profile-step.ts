import { redirect } from 'react-router';
import { type ProfileStep, stepOfProblems, stepsOf } from '#shared/domain/profile/profile-steps.ts';
import { profileTo, stepTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import type { Context } from './person-page.ts';
import { postedBase, stopped } from './profile-answer.ts';
import { saveFields } from './save-part.ts';

/** Saves a step and leads to the next; after the last to what is still missing, or to the last look. */
export async function saveStep(
  context: Context,
  profile: Pick<OwnProfile, 'kind' | 'id'>,
  step: ProfileStep,
  form: FormData,
) {
  const saved = await saveFields(context, profile, step.fields, form);
  if (!saved.ok) return stopped('save-step', saved.problem, saved.values, saved.clash, postedBase(form));
  const steps = stepsOf(profile.kind);
  const next =
    steps[steps.findIndex(({ name }) => name === step.name) + 1] ??
    stepOfProblems(profile.kind, saved.value.problems);
  const query = { stepped: step.name };
  return redirect(next ? stepTo(profile, next.name, query) : profileTo(profile, { ...query, view: 'check' }));
}
