import type { CorrectionRecord } from '#shared/contracts/correction.contract.ts';
import type { CorrectionAnswerer } from '#shared/domain/cases/correction.ts';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { CorrectionDecision } from './correction-decision.tsx';
import { CORRECTION_TONES } from './corrections-state.ts';
import type { CorrectionAnswer } from './load-corrections.ts';

/** One correction, for the desk or an owner of its page: what stands there, what is right, and the answer. */
export function CorrectionPage({
  correction,
  as,
  answer,
}: {
  correction: CorrectionRecord;
  as: CorrectionAnswerer;
  answer: CorrectionAnswer | undefined;
}) {
  const t = useT();
  const { reference, state, path, fact, correct, source, requester } = correction;
  const name = localName(correction, t.language);
  const words = (text: string) => <span className="case-text">{text}</span>;
  return (
    <CaseRecord
      title={t('correction:record.title', { reference })}
      reference={reference}
      state={{ text: t(`correction:state.${state}`), tone: CORRECTION_TONES[state] }}
      {...(as === 'desk' && { back: { to: CORRECTIONS_PATH, text: t('correction:desk.back') } })}
      decision={<CorrectionDecision correction={correction} answer={answer} />}
    >
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
    </CaseRecord>
  );
}

/** A source that is an address of the web, and nothing else, is followed; others are read. */
function Source({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/i.test(text)) return <span className="case-text">{text}</span>;
  return (
    <AppLink className="link case-text" to={text} rel="noopener nofollow ugc">
      {text}
    </AppLink>
  );
}
