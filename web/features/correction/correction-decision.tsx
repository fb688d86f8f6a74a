import { Form, useNavigation } from 'react-router';
import type { CorrectionRecord } from '#shared/contracts/correction.contract.ts';
import { CORRECTION_TEXT_MAX } from '#shared/domain/correction.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CaseDecision, CaseWords } from '#web/features/case-desk/case-answer.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { CorrectionAnswer } from './load-corrections.ts';

interface DecisionProps {
  correction: CorrectionRecord;
  answer: CorrectionAnswer | undefined;
}

/** What the requester is told: with words, to be undone while the mail is held. */
export function CorrectionDecision({ correction, answer }: DecisionProps) {
  const t = useT();
  return (
    <CaseDecision
      title={t('correction:record.decide')}
      field="answer"
      answer={answer}
      doneText={(done) => t(`correction:record.done_${done}`)}
    >
      {correction.can.decide ? (
        <AnswerForm correction={correction} answer={answer} />
      ) : correction.state === 'open' ? (
        <Notice>
          <p>{t('correction:record.involved')}</p>
        </Notice>
      ) : (
        <Answered correction={correction} />
      )}
    </CaseDecision>
  );
}

function AnswerForm({ correction, answer }: DecisionProps) {
  const t = useT();
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="case-form">
      <p className="t-small t-2">
        {t(correction.answers ? 'correction:record.first' : 'correction:record.no_mail')}
      </p>
      <CaseWords
        name="answer"
        max={CORRECTION_TEXT_MAX}
        label={t('correction:record.answer')}
        hint={t('correction:record.answer_hint')}
        answer={answer}
      />
      <div className="btn-row">
        <Button type="submit" name="do" value="accept" look="ink" loading={busy}>
          {t('correction:record.accept')}
        </Button>
        <Button type="submit" name="do" value="decline" look="line">
          {t('correction:record.decline')}
        </Button>
      </div>
    </Form>
  );
}

function Answered({ correction }: { correction: CorrectionRecord }) {
  const t = useT();
  const { state, decided_as, decided_at, answer, undo_until } = correction;
  return (
    <>
      {state !== 'open' && decided_at && (
        <p className="t-2">
          {t(`correction:record.${state}_${decided_as ?? 'desk'}`, {
            date: formatDate(t.language, decided_at),
          })}
        </p>
      )}
      <p className="case-text">{answer}</p>
      {undo_until && (
        <Form method="post" className="case-form">
          <p className="t-small t-2">
            {t('correction:record.undo_text', { time: formatDateTime(t.language, undo_until) })}
          </p>
          <Button type="submit" name="do" value="undo" look="line">
            {t('correction:record.undo')}
          </Button>
        </Form>
      )}
    </>
  );
}
