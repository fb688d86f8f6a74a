import { type RouterContextProvider, redirect } from 'react-router';
import { NAME_MAX } from '#shared/constants.ts';
import { getCurrentUser } from '#shared/contracts/account.contract.ts';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { fieldsOf, fieldsOfStep, findStep } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import {
  isOtherStakeholderSlug,
  STAKEHOLDER_KINDS,
  type StakeholderKind,
} from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { personName } from '#shared/format/person-name.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { mayOpen, openStep } from '../step/steps.ts';
import { loadTerms } from './load-terms.ts';
import { readDraft } from './read-draft.ts';

interface StepRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  kind: SubjectKind;
  step: string | undefined;
}

/** The kind in an address; any other word has no page. */
export function kindOf(word: string): StakeholderKind {
  const kind = STAKEHOLDER_KINDS.find((one) => one === word);
  if (!kind) throw notFound();
  return kind;
}

/**
 * A step of a form with the draft of this browser. A step that cannot be shown yet leads to the one that can, so an
 * address may also name the kind alone.
 */
export async function loadStep({ request, context, kind, step: name = '' }: StepRequest) {
  const found = await readDraft(request, context, kind);
  const done = found?.draft.steps_done ?? [];
  const step = findStep(kind, name);
  const { search, searchParams } = new URL(request.url);
  if (name && !step) throw notFound();
  if (!step || !mayOpen(kind, name, done)) throw redirect(stepPath(kind, openStep(kind, done)) + search);

  const checks = step.name === 'verify';
  const [terms, bot, known] = await Promise.all([
    loadTerms(context, checks ? fieldsOf(kind) : fieldsOfStep(step)),
    checks || !found ? callApi(context, botCheck) : null,
    found ? {} : knownAnswers(context, searchParams),
  ]);
  const now = new Date();
  return {
    kind,
    step: step.name,
    secret: found?.secret ?? null,
    draft: found?.draft ?? null,
    known,
    terms,
    bot,
    /** Came from check-your-answers and goes back there. */
    returns: searchParams.get('return') === 'verify' && mayOpen(kind, 'verify', done),
    /** The link to go on later was just mailed without a script, to this address. */
    linked_to: searchParams.has('linked') ? textOf(found?.draft.values.requester_email) || null : null,
    answer_by: answerBy(now),
    now: now.toISOString(),
    idempotency_key: crypto.randomUUID(),
  };
}
export type StepData = Awaited<ReturnType<typeof loadStep>>;

/** What is known before anything was typed: who is signed in, and what was chosen on the page before. */
async function knownAnswers(
  context: Readonly<RouterContextProvider>,
  asked: URLSearchParams,
): Promise<ListingValues> {
  const type = asked.get('type') ?? '';
  const organiser = (asked.get('organiser') ?? '').trim().slice(0, NAME_MAX);
  const { caller } = pageApi(context);
  const user = caller.actor.kind === 'person' ? await tryApi(context, getCurrentUser) : null;
  return {
    ...(user?.ok
      ? { requester_name: personName(user.value, caller.language).text, requester_email: user.value.email }
      : {}),
    ...(organiser ? { organiser } : {}),
    ...(isOtherStakeholderSlug(type) ? { type_slug: type } : {}),
  };
}
