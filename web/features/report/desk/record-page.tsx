import './report.css';
import { Form, useNavigation } from 'react-router';
import type { ReportRecord } from '#shared/contracts/report.contract.ts';
import { REPORT_TEXT_MAX, REPORTS_PATH, reportPath } from '#shared/domain/report.ts';
import { formatDate, formatDateTime, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { DoneNotice } from '#web/features/profile/done-notice.tsx';
import { ProblemNotice } from '#web/features/profile/problem-notice.tsx';
import { BackLink } from '#web/features/review/list/back-link.tsx';
import { staffName } from '#web/features/review/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportAnswer } from './decide-report.ts';
import { REPORT_TONES } from './report-tones.ts';

/** One report: what was reported as it read then, what else was said about it, and the decision. */
export function ReportRecordPage({
  report,
  answer,
}: {
  report: ReportRecord;
  answer: ReportAnswer | undefined;
}) {
  const t = useT();
  const { reference, state, evidence, description, link, person, others } = report;
  const title = t('report:record.title', { reference });
  const name = localName(report, t.language);
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <BackLink to={REPORTS_PATH} text={t('report:desk.back')} />
      <div className="report-title">
        <h1 className="t-h1">{title}</h1>
        <Tag tone={REPORT_TONES[state]}>{t(`report:state.${state}`)}</Tag>
      </div>
      <div className="report-columns">
        <div className="report-main">
          <section aria-labelledby="evidence">
            <h2 id="evidence" className="t-h3 mb-3">
              {t('report:record.evidence')}
            </h2>
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
                  value: evidence.text ? <span className="report-text">{evidence.text}</span> : '',
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
          </section>
          <section aria-labelledby="said">
            <h2 id="said" className="t-h3 mb-3">
              {t('report:record.said')}
            </h2>
            <p className="strong">{t(`report:reason.${report.reason}`)}</p>
            <p className="report-text">{description || t('report:record.nothing_said')}</p>
            <p className="t-small t-3">{byText(t, report.reporter, report.created_at)}</p>
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others" className="t-h3 mb-3">
                {t('report:record.others')}
              </h2>
              <ul className="report-others">
                {others.map((one) => (
                  <li key={one.id}>
                    <AppLink className="link" to={reportPath(one.id)} lang="en">
                      {one.reference}
                    </AppLink>{' '}
                    {t(`report:reason.${one.reason}`)}{' '}
                    <span className="t-small t-3">{byText(t, one.reporter, one.created_at)}</span>{' '}
                    <Tag tone={REPORT_TONES[one.state]}>{t(`report:state.${one.state}`)}</Tag>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {report.history.length > 0 && <History report={report} />}
        </div>
        <Decision report={report} answer={answer} />
      </div>
    </>
  );
}

function History({ report }: { report: ReportRecord }) {
  const t = useT();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="t-h3 mb-3">
        {t('report:record.history')}
      </h2>
      <ol className="report-others">
        {report.history.map(({ verb, actor, at, measure }) => (
          <li key={`${verb} ${at}`}>
            <span className="strong">{verbText(t, verb)}</span>
            {measure && ` · ${measureText(t, measure)}`}{' '}
            <span className="t-small t-3">
              {actor ? `${staffName(actor, t.language).text}, ` : ''}
              <time dateTime={machineTime(at)}>{formatDateTime(t.language, at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decision({ report, answer }: { report: ReportRecord; answer: ReportAnswer | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const { can, measures, decided_by, decided_at, decision } = report;
  const problem = answer && 'problem' in answer ? answer : null;
  return (
    <aside className="report-decide desk-decision" aria-labelledby="decide">
      <h2 id="decide" className="t-h3">
        {t('report:record.decide')}
      </h2>
      {answer && 'done' in answer && <DoneNotice text={t(`report:record.done_${answer.done}`)} />}
      {problem && !problem.problem.errors?.decision && <ProblemNotice problem={problem.problem} />}
      {can.decide ? (
        <Form method="post" className="report-form">
          <RadioGroup
            name="measure"
            label={t('report:record.measure')}
            look="boxes"
            defaultValue="none"
            options={measures.map((value) => ({
              value,
              label: t(`report:measure.${value}`),
              hint: t(`report:measure_hint.${value}`),
            }))}
          />
          <TextArea
            name="decision"
            label={t('report:record.decision')}
            hint={t('report:record.decision_hint')}
            rows={4}
            defaultValue={problem?.decision ?? ''}
            error={problem?.problem.errors?.decision}
            counter={{
              max: REPORT_TEXT_MAX,
              text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
            }}
          />
          <div className="btn-row">
            <Button type="submit" name="do" value="uphold" look="ink" loading={state === 'submitting'}>
              {t('report:record.uphold')}
            </Button>
            <Button type="submit" name="do" value="dismiss" look="line">
              {t('report:record.dismiss')}
            </Button>
          </div>
        </Form>
      ) : report.state === 'open' ? (
        <Notice>
          <p>{t('report:record.involved')}</p>
        </Notice>
      ) : (
        <>
          {decided_at && (
            <p className="t-2">
              {t(`report:record.${report.state}`, {
                name: decided_by ? staffName(decided_by, t.language).text : t('report:desk.nobody'),
                date: formatDate(t.language, decided_at),
              })}
            </p>
          )}
          <p className="report-text">{decision}</p>
        </>
      )}
    </aside>
  );
}

function byText(t: Translator, reporter: ReportRecord['reporter'], moment: string): string {
  return t('report:record.by', {
    name: reporter ? staffName(reporter, t.language).text : t('report:desk.nobody'),
    date: formatDate(t.language, moment),
  });
}

function verbText(t: Translator, verb: string): string {
  return verb === 'dismiss' || verb === 'uphold' ? t(`report:verb.${verb}`) : t('report:verb.create');
}

function measureText(t: Translator, measure: string): string {
  return measure === 'hide' || measure === 'suspend'
    ? t(`report:measure.${measure}`)
    : t('report:measure.none');
}
