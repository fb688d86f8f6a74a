import { type FormEvent, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { ReportRecord } from '#shared/contracts/report.contract.ts';
import { REPORT_TEXT_MAX, type ReportMeasure } from '#shared/domain/report.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CaseDecision, CaseWords } from '#web/features/case-desk/case-answer.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportAnswer } from './send-decision.ts';

interface DecisionProps {
  report: ReportRecord;
  answer: ReportAnswer | undefined;
}

/** What the desk decides of a report: with a reason, after a question where something is taken away, to be undone. */
export function Decision({ report, answer }: DecisionProps) {
  const t = useT();
  const { can, state } = report;
  return (
    <CaseDecision
      title={t('report:record.decide')}
      field="decision"
      answer={answer}
      doneText={(done) => t(`report:record.done_${done}`)}
    >
      {can.decide ? (
        <DecideForm report={report} answer={answer} />
      ) : state === 'open' ? (
        <Notice>
          <p>{t('report:record.involved')}</p>
        </Notice>
      ) : (
        <Decided report={report} answer={answer} />
      )}
    </CaseDecision>
  );
}

function DecideForm({ report, answer }: DecisionProps) {
  const t = useT();
  const submit = useSubmit();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);

  /** What takes something away is asked first; the question names it. */
  async function question(event: FormEvent<HTMLFormElement>) {
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
    values.set('do', 'uphold');
    await submit(values, { method: 'post' });
  }

  return (
    <Form ref={form} method="post" className="case-form" onSubmit={question}>
      <RadioGroup
        name="measure"
        label={t('report:record.measure')}
        look="boxes"
        defaultValue="none"
        options={report.measures.map((value) => ({
          value,
          label: t(`report:measure.${value}`),
          hint: t(`report:measure_hint.${value}`),
        }))}
      />
      {report.answers && <p className="t-small t-2">{t('report:record.answers')}</p>}
      <Why label={t('report:record.decision')} hint={t('report:record.decision_hint')} answer={answer} />
      <div className="btn-row">
        <Button type="submit" name="do" value="uphold" look="ink" loading={state === 'submitting'}>
          {t('report:record.uphold')}
        </Button>
        <Button type="submit" name="do" value="dismiss" look="line">
          {t('report:record.dismiss')}
        </Button>
      </div>
    </Form>
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
        <Form method="post" className="case-form">
          <p className="t-small t-2">
            {t('report:record.undo_text', { time: formatDateTime(t.language, undo_until) })}
          </p>
          <Button type="submit" name="do" value="undo" look="line">
            {t('report:record.undo')}
          </Button>
        </Form>
      )}
      {can.put_back && !can.undo && (
        <Form method="post" className="case-form">
          <Why
            label={t('report:record.put_back_why')}
            hint={t('report:record.put_back_hint')}
            answer={answer}
          />
          <Button type="submit" name="do" value="put-back" look="line">
            {t(measure === 'suspend' ? 'report:record.lift' : 'report:record.put_back')}
          </Button>
        </Form>
      )}
    </>
  );
}

const Why = (words: { label: string; hint: string; answer: ReportAnswer | undefined }) => (
  <CaseWords name="decision" max={REPORT_TEXT_MAX} {...words} />
);
