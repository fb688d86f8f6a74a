import { data, redirect } from 'react-router';
import { createEso } from '#shared/contracts/eso.contract.ts';
import { createInvestor } from '#shared/contracts/investor.contract.ts';
import { createMentor } from '#shared/contracts/mentor.contract.ts';
import { createOtherStakeholder } from '#shared/contracts/profile.contract.ts';
import { createStartup } from '#shared/contracts/startup.contract.ts';
import type { ListingValues } from '#shared/domain/listing/field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { type ProblemTexts, problemTextsFrom } from '#web/features/listing/values/problem-list.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { newFields } from '../list/new-fields.ts';
import { profileTo } from '../profile-address.ts';
import type { Context } from './person-page.ts';

const CALLS = {
  startup: createStartup,
  mentor: createMentor,
  investor: createInvestor,
  eso: createEso,
  other: createOtherStakeholder,
} as const;

/** What stopped a new profile, with everything as it was typed. */
export interface CreateAnswer {
  values: ListingValues;
  texts: ProblemTexts;
  problem: ProblemBody | null;
}

/** Begins a profile and leads to it; pressed twice, there is one. */
export async function createProfile(request: Request, context: Context, kind: StakeholderKind) {
  const form = await request.formData();
  const values = readAnswers(newFields(kind), form);
  const begun = await tryApi(
    context,
    CALLS[kind] as typeof createStartup,
    { body: values },
    { idempotencyKey: String(form.get('key') ?? '') || crypto.randomUUID() },
  );
  if (begun.ok) return redirect(profileTo(begun.value, { done: 'created' }));
  const texts = problemTextsFrom(begun.problem.errors);
  const problem = Object.keys(texts).length > 0 ? null : begun.problem;
  return data<CreateAnswer>({ values, texts, problem }, { status: begun.problem.status });
}
