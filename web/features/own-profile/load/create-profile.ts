import { data, redirect } from 'react-router';
import { createEso } from '#shared/contracts/eso.contract.ts';
import { createInvestor } from '#shared/contracts/investor.contract.ts';
import type { AlikePage } from '#shared/contracts/matching.contract.ts';
import { createMentor } from '#shared/contracts/mentor.contract.ts';
import { createOtherStakeholder } from '#shared/contracts/profile.contract.ts';
import { createStartup } from '#shared/contracts/startup.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { unseenAlike } from '#web/features/claim/alike/unseen-alike.ts';
import { type ProblemTexts, problemTextsFrom } from '#web/features/listing/values/problem-list.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { newFields } from '../list/new-fields.ts';
import { type Named, profileTo, stepTo } from '../profile-address.ts';
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
  /** Public pages of the same name that were not shown yet: is it one of these? */
  alike?: readonly AlikePage[];
}

/** The names are the first step; the next one follows at once. */
function wayOn({ kind, id }: Named): string {
  const next = stepsOf(kind)[1];
  return next ? stepTo({ kind, id }, next.name) : profileTo({ kind, id });
}

/** Begins a profile and leads to its next step; pressed twice, there is one. */
export async function createProfile(request: Request, context: Context, kind: StakeholderKind) {
  const form = await request.formData();
  const values = readAnswers(newFields(kind), form);
  const alike = await unseenAlike(context, kind, values, form);
  if (alike.length > 0)
    return data<CreateAnswer>({ values, texts: {}, problem: null, alike }, { status: 409 });
  const begun = await tryApi(
    context,
    CALLS[kind] as typeof createStartup,
    { body: values },
    { idempotencyKey: String(form.get('idempotency_key') ?? '') || crypto.randomUUID() },
  );
  if (begun.ok) return redirect(wayOn(begun.value));
  const texts = problemTextsFrom(begun.problem.errors);
  const problem = Object.keys(texts).length > 0 ? null : begun.problem;
  return data<CreateAnswer>({ values, texts, problem, alike: [] }, { status: begun.problem.status });
}
