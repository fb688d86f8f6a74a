import type { FormEvent } from 'react';
import { useSubmit } from 'react-router';
import type { ReportRecord } from '#shared/contracts/report.contract.ts';
import { REPORT_TEXT_MAX, type ReportMeasure } from '#shared/domain/report.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseWords } from '#web/features/case-desk/case-words.tsx';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';

interface DecisionProps {
  report: ReportRecord;
  answer: CaseAnswer | undefined;
}

/** What the desk decides of a report: with a reason, to be undone. */
export function Decision({ report, answer }: DecisionProps) {
  const t = useT();
  if (report.can.decide) return <DecideForm report={report} answer={answer} />;
  if (report.state !== 'open') return <Decided report={report} answer={answer} />;
  return (
    <Notice>
      <p>{t('report:record.involved')}</p>
    </Notice>
  );
}

/** What takes something away is asked first; the question names it. */
export function useQuestion(report: ReportRecord) {
  const t = useT();
  const submit = useSubmit();
  return async (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const values = new FormData(event.currentTarget);
    const measure = values.get('measure') as ReportMeasure | null;
    if (pressed !== 'uphold' || measure === 'none' || !measure || !String(values.get('decision')).trim())
      return;
    event.preventDefault();
    const person = report.person && staffName(report.person, t.language).text;
    const yes = await ask({
      title: t(`report:ask.${measure}`, {
        name: (measure === 'suspend' && person) || localName(report, t.language).text,
      }),
      text: t(`report:ask.${measure}_text`, { seconds: report.hold_seconds }),
      confirm: t(`report:measure.${measure}`),
      danger: true,
    });
    if (!yes) return;
    values.set('intent', pressed);
    await submit(values, { method: 'post' });
  };
}

function DecideForm({ report, answer }: DecisionProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        name="measure"
        label={t('report:record.measure')}
        look="boxes"
        defaultValue={answer?.texts.measure ?? 'none'}
        error={answer?.errors.measure}
        options={report.measures.map((value) => ({
          value,
          label: t(`report:measure.${value}`),
          hint: t(`report:measure_hint.${value}`),
        }))}
      />
      {report.answers && <p className="t-small t-2">{t('report:record.answers')}</p>}
      <Why label={t('report:record.decision')} hint={t('report:record.decision_hint')} answer={answer} />
      <div className="btn-row">
        <IntentButton value="uphold" look="ink">
          {t('report:record.uphold')}
        </IntentButton>
        <IntentButton value="dismiss">{t('report:record.dismiss')}</IntentButton>
      </div>
    </>
  );
}

function Decided({ report, answer }: DecisionProps) {
  const t = useT();
  const { can, measure, state, decided_by, decided_at, decision, undo_until } = report;
  return (
    <>
      {decided_at && state !== 'open' && (
        <p className="t-2">
          {t(`report:record.${state}`, {
            name: decided_by ? staffName(decided_by, t.language).text : t('report:desk.nobody'),
            date: formatDate(t.language, decided_at),
          })}
        </p>
      )}
      <p className="case-text">{decision}</p>
      {can.undo && undo_until && (
        <>
          <p className="t-small t-2">
            {t('report:record.undo_text', { time: formatDateTime(t.language, undo_until) })}
          </p>
          <IntentButton value="undo">{t('report:record.undo')}</IntentButton>
        </>
      )}
      {can.put_back && !can.undo && (
        <>
          <Why
            label={t('report:record.put_back_why')}
            hint={t('report:record.put_back_hint')}
            answer={answer}
          />
          <IntentButton value="put-back">
            {t(measure === 'suspend' ? 'report:record.lift' : 'report:record.put_back')}
          </IntentButton>
        </>
      )}
    </>
  );
}

const Why = (words: { label: string; hint: string; answer: CaseAnswer | undefined }) => (
  <CaseWords name="decision" max={REPORT_TEXT_MAX} {...words} />
);
