import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldsOfStep, findStep } from '#shared/domain/listing/forms.ts';
import { formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { validateStep } from '#shared/domain/listing/validate-listing.ts';
import { isStakeholderKind } from '#shared/domain/subject-kinds.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ALIKE_ID, AlikePages } from '#web/features/claim/alike/alike-pages.tsx';
import { LatinNames } from '#web/features/claim/alike/latin-names.tsx';
import { isNameField } from '#web/features/claim/alike/names-typed.ts';
import { useAlike } from '#web/features/claim/alike/use-alike.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { linePart } from '#web/lib/line/watch-line.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { FormContext } from '../fields/listing-form-frame.ts';
import type { StepData } from '../load/load-step.ts';
import type { StepAnswer } from '../load/save-step.ts';
import { mayRetry } from '../saving/answer-keeper.ts';
import { useDraft } from '../saving/use-draft.ts';
import { type ProblemTexts, problemTextsFrom, problemTextsOf, summaryOf } from '../values/problem-list.ts';
import { GoOnLater } from './go-on-later.tsx';
import { FieldRows, FormSection } from './listing-form-section.tsx';
import { NotSent } from './not-sent.tsx';
import { SavedLine, savedText } from './saved-line.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepHead } from './step-head.tsx';
import { nextStep, previousStep, withStep } from './steps.ts';
import { fieldAt, isChoice, useStepProblems } from './use-step-problems.ts';

/** One step of the form. Works by plain posts; a script saves as one goes and checks at once. */
export function StepPage({ data, answer }: { data: StepData; answer: StepAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { kind, draft: loaded } = data;
  const step = findStep(kind, data.step)!;
  const fields = fieldsOfStep(step);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({
    kind,
    draft: loaded && answer ? { ...loaded, values: { ...loaded.values, ...answer.values } } : loaded,
    secret: data.secret,
    beginKey: data.idempotency_key,
    known: { ...data.known, ...answer?.values },
    fields,
    form,
    unsaved: Boolean(answer?.problem),
  });
  const [posted] = useState<ProblemTexts>(() =>
    answer ? { ...problemTextsOf(t, fields, answer.found), ...answer.texts } : {},
  );
  const checks = useStepProblems(
    form,
    fields,
    (values) =>
      validateStep(
        kind,
        step.name,
        { ...draft.values, ...values, logo: draft.picture.stored?.id ?? '' },
        { language: t.language },
      ),
    posted,
  );
  const [summary, setSummary] = useState({ round: 0, problems: posted });
  const [failed, setFailed] = useState<ProblemBody | null>(answer?.problem ?? null);
  const [busy, setBusy] = useState(false);
  const [linking, setLinking] = useState(false);
  const [linkedTo, setLinkedTo] = useState(data.linked_to);
  const hasNames = isStakeholderKind(kind) && fields.some(isNameField);
  const alike = useAlike(hasNames ? kind : null, answer?.alike ?? []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || linking) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (intent === 'back') return goBack();
    if (intent === 'later') return mailLink();
    const problems = checks.checkAll();
    setSummary(({ round }) => ({ round: round + 1, problems }));
    setFailed(null);
    if (Object.keys(problems).length > 0) return draft.note();
    setBusy(true);
    if (form.current && (await alike.asks(form.current))) {
      setBusy(false);
      return draft.note();
    }
    const save = () => draft.flush(withStep(kind, loaded?.steps_done ?? [], step.name, true));
    const line = await linePart().catch(() => null);
    const saved = line ? await line.pressUntilAnswered(save) : { result: await save() };
    setBusy(false);
    // They would not wait any longer: what they typed is saved as soon as the line lets it through.
    if (!saved) return;
    const { result } = saved;
    if (result && !result.ok) {
      setFailed(result.problem);
      if (!mayRetry(result.problem)) showError({ ...result.problem, ...problemTexts(t, result.problem) });
      return;
    }
    const next = data.returns ? 'verify' : nextStep(kind, step.name);
    await navigate(stepPath(kind, next ?? 'verify'));
  }

  /** The link to go on later goes to the address typed here; what is wrong with that is all that is said. */
  async function mailLink() {
    setLinking(true);
    setLinkedTo(null);
    const result = await draft.mailLink();
    setLinking(false);
    if (result.ok) return setLinkedTo(result.value.email);
    const texts = problemTextsFrom(result.problem.errors);
    checks.show({ ...checks.problems, ...texts });
    setSummary(({ round }) => ({ round: round + 1, problems: texts }));
    setFailed(Object.keys(texts).length > 0 ? null : result.problem);
  }

  function goBack() {
    draft.note();
    const previous = data.returns ? 'verify' : previousStep(kind, step.name);
    return navigate(previous ? stepPath(kind, previous) : formHome(kind));
  }

  function choose(name: string | null) {
    if (name) checks.onChoose(name);
    draft.note();
  }

  const bad = Object.keys(summary.problems).length;
  return (
    <StepFrame kind={kind} now={step.name} done={loaded?.steps_done ?? []}>
      <form
        ref={form}
        key={draft.version}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="form"
        onSubmit={submit}
        onInput={(event) => {
          checks.onInput(event);
          alike.look(event.currentTarget);
        }}
        onChange={(event) => isChoice(event.target) && choose(fieldAt(event.target))}
        onBlur={(event) => {
          checks.onBlur(event);
          draft.note();
        }}
      >
        {/* The first button of a form is the one Enter presses. */}
        <button
          type="submit"
          name="intent"
          value="continue"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        />
        <ErrorSummary
          key={summary.round}
          title={t('common:form.problems', { count: bad })}
          problems={summaryOf(t, fields, summary.problems)}
        />
        {failed && <NotSent problem={failed} />}
        {/* Without a script a page that was sent begins at its top. */}
        {answer?.alike && answer.alike.length > 0 && (
          <Notice tone="warn">
            <a className="link" href={`#${ALIKE_ID}`}>
              {t('listing:alike.title')}
            </a>
          </Notice>
        )}
        <StepHead kind={kind} step={step.name} bad={bad > 0 || failed !== null}>
          {t('listing:form.before_public')} {t('listing:form.marked_optional')}
        </StepHead>
        <FormContext
          value={{
            kind,
            values: draft.values,
            problems: checks.problems,
            warnings: checks.warnings,
            terms: data.terms,
            picture: draft.picture,
            onChoose: (name) => setTimeout(() => choose(name)),
          }}
        >
          {step.sections.map(({ name, titleKey, fields }) =>
            fields.some(isNameField) ? (
              <FormSection key={name} title={t(titleKey)} fields={fields.filter(isNameField)}>
                <LatinNames />
                {hasNames && <AlikePages pages={alike.pages} stops={alike.stops} />}
                <FieldRows fields={fields.filter((field) => !isNameField(field))} />
              </FormSection>
            ) : (
              <FormSection key={name} title={t(titleKey)} fields={fields} />
            ),
          )}
        </FormContext>
        <div className="form-acts">
          <Button type="submit" name="intent" value="back" look="bare" icon={<Icon of={ArrowLeft} />}>
            {t('common:action.back')}
          </Button>
          <SavedLine state={draft.state} saved={draft.saved_at && savedText(t, draft.saved_at, data.now)} />
          <Button
            type="submit"
            name="intent"
            value="continue"
            loading={busy}
            iconEnd={<Icon of={ArrowRight} />}
          >
            {data.returns ? t('listing:form.return_to_check') : t('common:action.continue')}
          </Button>
        </div>
        {!loaded && data.bot && <input type="hidden" name="bot_stamp" value={data.bot.stamp} />}
        {!loaded && <input type="hidden" name="idempotency_key" value={data.idempotency_key} />}
        <GoOnLater busy={linking} sentTo={linkedTo} />
      </form>
    </StepFrame>
  );
}
