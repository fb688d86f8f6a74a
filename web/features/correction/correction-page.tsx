import { CORRECTION_CASE } from '#shared/domain/cases/correction.ts';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseHead } from '#web/features/case-desk/case-head.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { CorrectionDecision } from './correction-decision.tsx';
import { CORRECTION_TONES } from './corrections-state.ts';
import type { CorrectionData } from './load-corrections.ts';

/** One correction, for the desk or an owner of its page: what stands there, what is right, and the answer. */
export function CorrectionPage({ data, answer }: { data: CorrectionData; answer: CaseAnswer | undefined }) {
  const t = useT();
  const { correction, as } = data;
  const { reference, state, path, fact, correct, source, requester } = correction;
  const name = localName(correction, t.language);
  const words = (text: string) => <span className="case-text">{text}</span>;
  const title = t('correction:record.title', { reference });
  const done = DONE.find((verb) => verb === answer?.intent);
  return (
    <CaseRecord
      pageTitle={title}
      answer={answer}
      {...(as === 'desk' && {
        desk: {
          call: `/desk-api/v1/corrections/${correction.id}/`,
          record: correction,
          viewerId: data.viewer_id,
        },
        way: <BackLink to={CORRECTIONS_PATH} text={t('correction:desk.back')} />,
      })}
      done={done && <DoneNotice key={data.send_key} text={t(`correction:record.done_${done}`)} />}
      hidden={{ send_key: data.send_key }}
      head={
        <CaseHead
          title={title}
          reference={reference}
          state={{ text: t(`correction:state.${state}`), tone: CORRECTION_TONES[state] }}
        />
      }
      decision={{
        title: t('correction:record.decide'),
        children: <CorrectionDecision correction={correction} answer={answer} />,
      }}
    >
      <div className="case-sections">
        <DefinitionList
          emptyText={t('common:not_provided')}
          facts={[
            {
              term: t('correction:record.page'),
              value: (
                <AppLink className="link" to={path} lang={name.lang}>
                  {name.text}
                </AppLink>
              ),
            },
            { term: t('correction:send.fact'), value: words(fact) },
            { term: t('correction:send.correct'), value: words(correct) },
            { term: t('correction:send.source'), value: <Source text={source} /> },
            ...(as === 'desk'
              ? [
                  {
                    term: t('correction:record.requester'),
                    value: requester ? staffName(requester, t.language).text : t('correction:record.visitor'),
                  },
                ]
              : []),
            { term: t('correction:record.since'), value: formatDateTime(t.language, correction.created_at) },
          ]}
        />
      </div>
    </CaseRecord>
  );
}

const DONE = [...CORRECTION_CASE.decisions, 'undo'] as const;

/** A source that is an address of the web, and nothing else, is followed; others are read. */
function Source({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/i.test(text)) return <span className="case-text">{text}</span>;
  return (
    <AppLink className="link case-text" to={text} rel="noopener nofollow ugc">
      {text}
    </AppLink>
  );
}
