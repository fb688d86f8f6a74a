import { formatDateTime } from '#shared/format/dates.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { staffName } from '../../desk/staff-name.ts';
import type { RecordAnswer } from '../record/act-on-record.ts';
import type { RecordData } from '../record/load-record.ts';
import { eventText } from '../record/record-history.tsx';
import { counterOf } from './message-texts.tsx';
import { REASON } from './typed-decision.ts';

export interface OutcomeProps {
  data: RecordData;
  answer: RecordAnswer | undefined;
  sending: string | null;
}

/** Where a request stands that cannot be decided now, and what the desk can still do with it. */
export function Outcome({ data: { record, viewer_id }, answer, sending }: OutcomeProps) {
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
        <Button type="submit" name="intent" value="undo" look="line" wide loading={sending === 'undo'}>
          {t('desk:decide.undo')}
        </Button>
      )}
      {verbs.length > 0 && (
        <TextArea
          name={REASON}
          label={t('desk:decide.why')}
          optional={t('common:optional')}
          rows={2}
          defaultValue={answer?.texts[REASON] ?? ''}
          error={answer?.errors[REASON]}
          counter={counterOf(t)}
        />
      )}
      {verbs.map((verb) => (
        <div key={verb} className="grid gap-1">
          <Button type="submit" name="intent" value={verb} look="line" wide loading={sending === verb}>
            {t(`desk:decide.${verb}`)}
          </Button>
          <p className="t-small t-3">{t(`desk:decide.${verb}_text`)}</p>
        </div>
      ))}
    </div>
  );
}
