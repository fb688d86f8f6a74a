import type { ReportRow } from '#shared/contracts/report.contract.ts';
import { REPORT_VERBS, type ReportVerb } from '#shared/domain/cases/report.ts';
import { REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseHead } from '#web/features/case-desk/case-head.tsx';
import { CaseHistory } from '#web/features/case-desk/case-history.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { Decision, useQuestion } from './decision.tsx';
import type { ReportData } from './load-reports.ts';
import { REPORT_TONES } from './report-tones.ts';
import { reporterName } from './reporter-name.ts';

/** One report: what was reported as it read then, what else was said about it, and the decision. */
export function ReportRecordPage({ data, answer }: { data: ReportData; answer: CaseAnswer | undefined }) {
  const t = useT();
  const { report } = data;
  const question = useQuestion(report);
  const done = answer && doneWords(answer.intent, report.measure);
  const { reference, state, evidence, description, link, person, others } = report;
  const title = t('report:record.title', { reference });
  const name = localName(report, t.language);
  return (
    <CaseRecord
      pageTitle={title}
      answer={answer}
      desk={{ call: `/desk-api/v1/reports/${report.id}/`, record: report, viewerId: data.viewer_id }}
      way={<BackLink to={REPORTS_PATH} text={t('report:desk.back')} />}
      done={done && <DoneNotice key={data.send_key} text={t(`report:record.done_${done}`)} />}
      form={{ onSubmit: question }}
      hidden={{ send_key: data.send_key }}
      head={
        <CaseHead
          title={title}
          reference={reference}
          state={{ text: t(`report:state.${state}`), tone: REPORT_TONES[state] }}
        />
      }
      decision={{
        title: t('report:record.decide'),
        children: <Decision report={report} answer={answer} />,
      }}
      side={
        report.history.length > 0 && (
          <CaseHistory
            title={t('report:record.history')}
            steps={report.history.map((step) => ({
              key: `${step.verb} ${step.at}`,
              at: step.at,
              what: <Step step={step} />,
            }))}
          />
        )
      }
    >
      <div className="case-sections">
        <Section id="evidence" title={t('report:record.evidence')} titleClass="t-h3 mb-3">
          <DefinitionList
            emptyText={t('common:not_provided')}
            facts={[
              { term: t('report:desk.kind'), value: t(`report:subject.${report.subject_kind}`) },
              {
                term: t('report:record.name'),
                value: name.text && <span lang={name.lang}>{name.text}</span>,
              },
              {
                term: t('report:record.text'),
                value: evidence.text ? <span className="case-text">{evidence.text}</span> : '',
              },
              ...(person
                ? [
                    {
                      term: t('report:record.person'),
                      value: (
                        <AppLink className="link" to={`/user/${person.id}`}>
                          {staffName(person, t.language).text}
                        </AppLink>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {link && (
            <p className="mt-3">
              <AppLink className="link" to={link}>
                {t('report:record.open_page')}
              </AppLink>
            </p>
          )}
        </Section>
        <Section id="said" title={t('report:record.said')} titleClass="t-h3 mb-3">
          <p className="strong">{t(`report:reason.${report.reason}`)}</p>
          <p className="case-text">{description || t('report:record.nothing_said')}</p>
          <p className="t-small t-3">{byText(t, report)}</p>
        </Section>
        {others.length > 0 && (
          <Section id="others" title={t('report:record.others')} titleClass="t-h3 mb-3">
            <ul className="case-others">
              {others.map((one) => (
                <li key={one.id}>
                  <AppLink className="link" to={reportPath(one.id)} lang="en">
                    {one.reference}
                  </AppLink>{' '}
                  {t(`report:reason.${one.reason}`)} <span className="t-small t-3">{byText(t, one)}</span>{' '}
                  <Tag tone={REPORT_TONES[one.state]}>{t(`report:state.${one.state}`)}</Tag>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </CaseRecord>
  );
}

function Step({
  step: { verb, actor, measure, decision },
}: {
  step: ReportData['report']['history'][number];
}) {
  const t = useT();
  return (
    <>
      <span className="strong">{verbText(t, verb)}</span>
      {measure && ` · ${measureText(t, measure)}`}
      {actor && <span className="t-small t-3"> {staffName(actor, t.language).text}</span>}
      {decision && <p className="case-text">{decision}</p>}
    </>
  );
}

const DONE = { uphold: 'upheld', dismiss: 'dismissed', undo: 'undone' } as const;

/** What was done, in the word of its text. */
function doneWords(intent: string, measure: string) {
  if (intent === 'put-back') return measure === 'suspend' ? ('lifted' as const) : ('back' as const);
  return Object.hasOwn(DONE, intent) ? DONE[intent as keyof typeof DONE] : null;
}

function byText(t: Translator, report: ReportRow): string {
  return t('report:record.by', {
    name: reporterName(t, report).text,
    date: formatDate(t.language, report.created_at),
  });
}

function verbText(t: Translator, verb: string): string {
  return isVerb(verb) ? t(`report:verb.${verb}`) : t('report:verb.create');
}

const isVerb = (verb: string): verb is ReportVerb => (REPORT_VERBS as readonly string[]).includes(verb);

function measureText(t: Translator, measure: string): string {
  return measure === 'hide' || measure === 'suspend'
    ? t(`report:measure.${measure}`)
    : t('report:measure.none');
}
