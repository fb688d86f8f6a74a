import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { CaseWords } from '#web/features/case-desk/case-words.tsx';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton } from '../../desk/intent-button.tsx';
import { staffName } from '../../desk/staff-name.ts';
import type { RecordAnswer } from '../record/act-on-record.ts';
import type { RecordData } from '../record/load-request.ts';
import { eventText } from '../record/record-history.tsx';
import { REASON } from './typed-decision.ts';

export interface OutcomeProps {
  data: RecordData;
  answer: RecordAnswer | undefined;
}

/** Where a request stands that cannot be decided now, and what the desk can still do with it. */
export function Outcome({ data: { record, viewer_id }, answer }: OutcomeProps) {
  const t = useT();
  const { status, decided_by, decided_at, reason, can } = record;
  const archived =
    status === 'archived' ? record.history.findLast(({ verb }) => verb === 'archive') : undefined;
  const verbs = (['reopen', 'archive'] as const).filter((verb) => can.verbs.includes(verb));
  return (
    <div className="grid gap-4">
      <p>
        <Tag tone={STATUS_TONES[status] ?? 'idle'}>{t(`review:status.${status}`)}</Tag>
      </p>
      {archived && (
        <p className="t-small t-2">
          {t('desk:history.at', {
            what: eventText(t, archived, record.requester_name, viewer_id),
            date: formatDateTime(t.language, archived.created_at),
          })}
        </p>
      )}
      {!archived && decided_by && decided_at && (
        <p className="t-small t-2">
          {t('desk:decide.by', {
            name: staffName(decided_by, t.language).text,
            date: formatDateTime(t.language, decided_at),
          })}
        </p>
      )}
      {record.turn === 'owner' && <p className="t-2">{t('desk:decide.owner_turn')}</p>}
      {record.turn === 'desk' && !can.own && <p className="t-2">{t('desk:decide.read_only')}</p>}
      {status === 'rejected' && reason && (
        <p>
          <b className="legend">{t('desk:decide.reason')}</b>
          <q>{reason}</q>
        </p>
      )}
      {can.verbs.includes('undo') && (
        <IntentButton value="undo" wide>
          {t('desk:decide.undo')}
        </IntentButton>
      )}
      {verbs.length > 0 && (
        <CaseWords
          name={REASON}
          label={t('desk:decide.why')}
          max={REVIEW_MESSAGE_MAX}
          rows={2}
          optional={t('common:optional')}
          answer={answer}
        />
      )}
      {verbs.map((verb) => (
        <div key={verb} className="grid gap-1">
          <IntentButton value={verb} wide>
            {t(`desk:decide.${verb}`)}
          </IntentButton>
          <p className="t-small t-3">{t(`desk:decide.${verb}_text`)}</p>
        </div>
      ))}
    </div>
  );
}
