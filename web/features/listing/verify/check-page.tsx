import ArrowLeft from 'lucide-react/icons/arrow-left';
import Clock from 'lucide-react/icons/clock';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { FORMS, findField } from '#shared/domain/listing/forms.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import { formatFullDate } from '#shared/format/dates.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import type { StepAnswer } from '../load/save-step.ts';
import { NotSent } from '../step/not-sent.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { StepHead } from '../step/step-head.tsx';
import { previousStep } from '../step/steps.ts';
import { type ProblemTexts, problemTextsFrom, summaryOf } from '../values/problem-list.ts';
import { AllAnswers, sectionId } from './all-answers.tsx';
import { sentTo } from './sent-to.ts';
import { type CheckData, useSendRequest } from './use-send-request.ts';

/** The last step: everything once more, one word that it is true, and off it goes. */
export function CheckPage({ data, answer }: { data: CheckData; answer: StepAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { kind, draft } = data;
  const [{ round, problems, problem }, setStopped] = useState({
    round: 0,
    problems: answer?.texts ?? {},
    problem: answer?.problem ?? null,
  });
  const { busy, send } = useSendRequest(data);
  const stop = (problems: ProblemTexts, problem: ProblemBody | null = null) =>
    setStopped((before) => ({ round: before.round + 1, problems, problem }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'back') {
      return void navigate(stepPath(kind, previousStep(kind, 'verify') ?? 'basic'));
    }
    const form = new FormData(event.currentTarget);
    if (busy) return;
    if (form.get('declaration') !== 'yes') return stop({ declaration: t('rules:required') });
    stop({});
    const result = await send('yes', String(form.get('nickname') ?? ''));
    if (result.ok) {
      const { resend_after } = result.value;
      return void navigate(sentTo(kind, result.value), { state: { resend_after } });
    }
    const found = problemTextsFrom(result.problem.errors);
    stop(found, Object.keys(found).length > 0 ? null : result.problem);
  }

  return (
    <StepFrame kind={kind} now="verify" done={draft?.steps_done ?? []}>
      <div className="form">
        <ErrorSummary
          key={round}
          title={t('common:form.problems', { count: Object.keys(problems).length })}
          problems={linesOf()}
        />
        {problem && <NotSent problem={problem} />}
        <StepHead
          kind={kind}
          step="verify"
          size="t-d1"
          bad={Object.keys(problems).length > 0 || problem !== null}
        >
          {t('listing:check.lead')}
        </StepHead>
        <AllAnswers
          kind={kind}
          values={draft?.values ?? {}}
          logo={draft?.logo ?? null}
          terms={data.terms}
          problems={problems}
        />
        <form method="post" noValidate onSubmit={submit} className="grid gap-7">
          {/* The first button of a form is the one Enter presses. */}
          <button
            type="submit"
            name="intent"
            value="send"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
          />
          <Checkbox
            name="declaration"
            value="yes"
            label={t(findField(kind, 'declaration')!.labelKey)}
            error={problems.declaration}
            defaultChecked={textOf(answer?.values.declaration) === 'yes'}
          />
          <Notice icon={Clock}>
            <p>{t('listing:check.answer_by', { date: formatFullDate(t.language, data.answer_by) })}</p>
          </Notice>
          <Honeypot name={data.bot.honeypot} label={t('listing:check.robot_field')} />
          <input type="hidden" name="bot_stamp" value={data.bot.stamp} />
          <input type="hidden" name="idempotency_key" value={data.idempotency_key} />
          <div className="form-acts justify-between">
            <Button type="submit" name="intent" value="back" look="bare" icon={<Icon of={ArrowLeft} />}>
              {t('common:action.back')}
            </Button>
            <Button type="submit" name="intent" value="send" size="big" loading={busy}>
              {t('listing:check.send')}
            </Button>
            <span className="sr-only" role="status">
              {busy && t('listing:check.sending')}
            </span>
          </div>
        </form>
      </div>
    </StepFrame>
  );

  /** Fields of earlier steps are not on this page: their lines lead to the answers with the way to change them. */
  function linesOf() {
    return FORMS[kind].steps.flatMap(({ sections }) =>
      sections.flatMap((section) =>
        summaryOf(t, section.fields, problems).map((line) =>
          section.name === 'declaration' ? line : { ...line, id: sectionId(section.name) },
        ),
      ),
    );
  }
}
