import type { CorrectionRecord } from '#shared/contracts/correction.contract.ts';
import { CORRECTION_TEXT_MAX } from '#shared/domain/correction.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseWords } from '#web/features/case-desk/case-words.tsx';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { useT } from '#web/lib/texts.tsx';

interface DecisionProps {
  correction: CorrectionRecord;
  answer: CaseAnswer | undefined;
}

/** What the requester is told: with words, to be undone while the mail is held. */
export function CorrectionDecision({ correction, answer }: DecisionProps) {
  const t = useT();
  if (correction.can.decide) return <AnswerForm correction={correction} answer={answer} />;
  if (correction.state !== 'open') return <Answered correction={correction} />;
  return (
    <Notice>
      <p>{t('correction:record.involved')}</p>
    </Notice>
  );
}

function AnswerForm({ correction, answer }: DecisionProps) {
  const t = useT();
  return (
    <>
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
        <IntentButton value="accept" look="ink">
          {t('correction:record.accept')}
        </IntentButton>
        <IntentButton value="decline">{t('correction:record.decline')}</IntentButton>
      </div>
    </>
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
        <>
          <p className="t-small t-2">
            {t('correction:record.undo_text', { time: formatDateTime(t.language, undo_until) })}
          </p>
          <IntentButton value="undo">{t('correction:record.undo')}</IntentButton>
        </>
      )}
    </>
  );
}
