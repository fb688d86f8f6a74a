import { redirect } from 'react-router';
import {
  createEsoProgram,
  createProgramDraft,
  discardProgramDraft,
  getProgramDraft,
  saveProgramDraft,
  submitProgramDraft,
} from '#shared/contracts/eso-program.contract.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { PROGRAM_FIELDS } from '../cohort/program-fields.ts';
import { type Named, profileTo } from '../profile-address.ts';
import type { Done } from './load-profile.ts';
import type { Context } from './person-page.ts';
import { postedBase, stopped } from './profile-answer.ts';
import { saveMerged } from './save-merged.ts';

export const PROGRAM_INTENTS = ['save-program', 'draft-program', 'delete-program'] as const;
export type ProgramIntent = (typeof PROGRAM_INTENTS)[number];

const DONE = {
  'save-program': 'program',
  'draft-program': 'program-draft',
  'delete-program': 'program-deleted',
} as const satisfies Record<ProgramIntent, Done>;

/** A program of a support organisation: sent to the desk, kept as a draft, or the draft thrown away. */
export async function saveProgram(context: Context, profile: Named, intent: ProgramIntent, form: FormData) {
  const id = String(form.get('program') ?? '');
  const values = readAnswers(PROGRAM_FIELDS, form);
  const result = await (id ? changeBegun(context, id, intent, form) : begin(context, profile, intent, form));
  if (!result.ok) {
    const { values: typed, clash } = 'clash' in result ? result : { values, clash: null };
    return stopped(intent, result.problem, typed, clash, postedBase(form));
  }
  const where = { done: DONE[intent], ...(id ? { program: id } : {}) };
  return redirect(`${profileTo(profile, where)}#programs`);
}

function begin(context: Context, { id }: Named, intent: ProgramIntent, form: FormData) {
  const body = { stakeholder_id: id, ...readAnswers(PROGRAM_FIELDS, form) };
  const once = { idempotencyKey: String(form.get('idempotency_key') ?? '') || crypto.randomUUID() };
  return intent === 'save-program'
    ? tryApi(context, createEsoProgram, { body }, once)
    : tryApi(context, createProgramDraft, { body }, once);
}

function changeBegun(context: Context, id: string, intent: ProgramIntent, form: FormData) {
  const params = { id };
  if (intent === 'delete-program') return tryApi(context, discardProgramDraft, { params });
  return saveMerged<unknown>(PROGRAM_FIELDS, form, {
    save: (version, values) => {
      const body = { version, ...values };
      return intent === 'save-program'
        ? tryApi(context, submitProgramDraft, { params, body })
        : tryApi(context, saveProgramDraft, { params, body });
    },
    read: () => callApi(context, getProgramDraft, { params }),
  });
}
