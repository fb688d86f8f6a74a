import { type RouterContextProvider, redirect } from 'react-router';
import { createDraft, mailDraftLink, saveDraft, uploadToDraft } from '#shared/contracts/listing.contract.ts';
import type { AlikePage } from '#shared/contracts/matching.contract.ts';
import { fieldsOfStep, findStep } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { type ListingProblems, validateStep } from '#shared/domain/listing/validate-listing.ts';
import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { unseenAlike } from '#web/features/claim/alike/unseen-alike.ts';
import { tryApi } from '#web/lib/api.ts';
import { apiContext, type ProblemBody } from '#web/lib/api-context.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { nextStep, previousStep, withStep } from '../step/steps.ts';
import { type ProblemTexts, problemTextsFrom } from '../values/problem-list.ts';
import { readAnswers } from '../values/read-answers.ts';
import { privateData } from './private-headers.ts';
import { readDraft } from './read-draft.ts';

/** What stopped a posted step; the page shows it with everything as it was typed. */
export interface StepAnswer {
  values: ListingValues;
  /** Found by the rules. */
  found: ListingProblems;
  /** Said by the server, by field. */
  texts: ProblemTexts;
  /** About the whole. */
  problem: ProblemBody | null;
  /** Public pages of the same name that were not shown yet: is it one of these? */
  alike?: readonly AlikePage[];
}

/** What the page of a form that is not begun yet carries along, see the answer of `botCheck`. */
interface BotAnswer {
  bot_stamp: string;
  nickname: string;
}

interface StepPost {
  request: Request;
  context: Readonly<RouterContextProvider>;
  kind: SubjectKind;
  step: string | undefined;
}

/** A step posted without a script: saved as typed whatever is wrong with it, then judged. */
export async function saveStep({ request, context, kind, step: name }: StepPost) {
  const step = findStep(kind, name ?? '');
  if (!step) throw notFound();
  const form = await request.formData();
  const intent = String(form.get('intent') ?? 'continue');
  const before = await readDraft(request, context, kind);
  const answers = readAnswers(fieldsOfStep(step), form);
  const values = { ...before?.draft.values, ...answers };
  const found = validateStep(kind, step.name, values, { language: context.get(apiContext)?.caller.language });
  const right = Object.keys(found).length === 0;

  const key = String(form.get('idempotency_key') ?? '') || crypto.randomUUID();
  const saved = await save(context, kind, before?.secret ?? null, key, {
    values: intent === 'remove-picture' ? { ...answers, logo: '' } : answers,
    steps_done: withStep(kind, before?.draft.steps_done ?? [], step.name, right),
    bot: { bot_stamp: String(form.get('bot_stamp') ?? ''), nickname: String(form.get('nickname') ?? '') },
  });
  const stopped = (more: Partial<StepAnswer>, status: number) =>
    privateData<StepAnswer>({ values: answers, found: {}, texts: {}, problem: null, ...more }, status);
  if (!saved.ok) return stopped({ problem: saved.problem }, saved.problem.status);

  const logo = await uploadedFile(form, 'logo');
  if (logo) {
    const stored = await tryApi(context, uploadToDraft, { params: { secret: saved.secret }, body: { logo } });
    if (!stored.ok) {
      return stopped({ found, ...saidOf(stored.problem) }, stored.problem.status);
    }
  }
  const { pathname, searchParams } = new URL(request.url);
  if (intent === 'remove-picture') return redirect(`${pathname}#field-logo`);
  if (intent === 'back') {
    const previous = previousStep(kind, step.name);
    return redirect(previous ? stepPath(kind, previous) : formHome(kind));
  }
  if (intent === 'later') {
    const mailed = await tryApi(context, mailDraftLink, { params: { secret: saved.secret } });
    if (!mailed.ok) return stopped(saidOf(mailed.problem), mailed.problem.status);
    searchParams.set('linked', '');
    return redirect(`${pathname}?${searchParams}`);
  }
  if (!right) return stopped({ found }, 422);
  const alike = isStakeholderKind(kind) ? await unseenAlike(context, kind, answers, form) : [];
  if (alike.length > 0) return stopped({ alike }, 409);
  const next = searchParams.get('return') === 'verify' ? 'verify' : nextStep(kind, step.name);
  return redirect(stepPath(kind, next ?? 'verify'));
}

/** What the server refused: texts at fields, or one about the whole. */
function saidOf(problem: ProblemBody): Pick<StepAnswer, 'texts' | 'problem'> {
  const texts = problemTextsFrom(problem.errors);
  return { texts, problem: Object.keys(texts).length > 0 ? null : problem };
}

/**
 * Saves into the draft of this browser, or begins one, under the key of the page that sends: an answer that was lost is
 * given again, also to the page that asks for it by a call when it is awake (saving/draft-api.ts).
 */
async function save(
  context: Readonly<RouterContextProvider>,
  kind: SubjectKind,
  secret: string | null,
  key: string,
  { bot, ...body }: { values: ListingValues; steps_done: string[]; bot: BotAnswer },
): Promise<{ ok: true; secret: string } | { ok: false; problem: ProblemBody }> {
  if (secret) {
    const saved = await tryApi(context, saveDraft, { params: { secret }, body });
    return saved.ok ? { ok: true, secret } : saved;
  }
  for (const idempotencyKey of [key, crypto.randomUUID()]) {
    const begun = await tryApi(context, createDraft, { body: { kind, ...bot } }, { idempotencyKey });
    if (!begun.ok) return begun;
    const { secret } = begun.value;
    const saved = await tryApi(context, saveDraft, { params: { secret }, body });
    if (saved.ok) return { ok: true, secret };
    // Begun under this key before, and sent or deleted since: now it is another one.
    if (![404, 410].includes(saved.problem.status)) return saved;
  }
  throw notFound();
}
