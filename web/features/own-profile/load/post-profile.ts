import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { answerReturned, changeStatus, type StatusIntent } from './change-status.ts';
import type { Context } from './person-page.ts';
import { stopped } from './profile-answer.ts';
import { COHORT_INTENTS, type CohortIntent, saveCohort } from './save-cohort.ts';
import { removeItem, saveItem } from './save-item.ts';
import { savePart } from './save-part.ts';
import { savePicture } from './save-picture.ts';
import { saveStep } from './save-profile-step.ts';
import { PROGRAM_INTENTS, type ProgramIntent, saveProgram } from './save-program.ts';

const STANDING: readonly string[] = [
  'submit',
  'withdraw',
  'discard',
  'archive',
  'restore',
  'delete',
] satisfies StatusIntent[];

/** Whatever the page of a profile posts: `intent` says what. */
export async function postProfile(request: Request, context: Context, kind: StakeholderKind, id: string) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const profile = { kind, id };
  const part = partsOf(kind).find(({ name }) => name === form.get('part'));
  if (intent === 'save-part' && part && !part.list) return savePart(context, profile, part, form);
  const step = stepsOf(kind).find(({ name }) => name === form.get('step'));
  if (intent === 'save-step' && step) return saveStep(context, profile, step, form);
  if (intent === 'save-item' && part?.list) return saveItem(context, profile, part.list, form);
  if (intent === 'remove-item' && part?.list) return removeItem(context, profile, part.list, form);
  if (intent === 'save-picture' || intent === 'remove-picture') return savePicture(context, profile, form);
  if (intent === 'answer' || intent === 'resubmit') return answerReturned(context, profile, form);
  if (STANDING.includes(intent)) return changeStatus(context, profile, intent as StatusIntent, form);
  if ((COHORT_INTENTS as readonly string[]).includes(intent))
    return saveCohort(context, profile, intent as CohortIntent, form);
  if ((PROGRAM_INTENTS as readonly string[]).includes(intent))
    return saveProgram(context, profile, intent as ProgramIntent, form);
  return stopped(intent, bareProblem(400));
}
