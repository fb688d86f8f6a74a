import Flag from 'lucide-react/icons/flag';
import { Form, useNavigation } from 'react-router';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportSubject } from '#shared/domain/report.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ConnectionAnswer } from './change-connection.ts';
import type { ReportData } from './load-connections.ts';

/** Tells the desk that something is wrong with a person, a page or a message. */
export function ReportPage({ data, answer }: { data: ReportData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const { subject, name } = data;
  const title = name ? t('report:send.title_named', { name }) : t('report:send.title');
  const problem = answer && 'problem' in answer ? answer : null;
  // Only what is missing can be wrong with a choice.
  const errors = problem?.problem.errors;
  const unchosen = errors?.reason ? t('report:send.reason_missing') : undefined;
  const back = backOf(subject.kind);
  if (answer && 'reported' in answer) {
    return (
      <>
        <PageHead title={t('report:send.sent_title')} robots="noindex" />
        <h1 className="t-h1 mb-6">{t('report:send.sent_title')}</h1>
        <DoneNotice text={t('report:send.sent', { reference: answer.reported })} />
        {subject.kind === 'person' && <p className="mt-4">{t('report:send.also_block')}</p>}
        <div className="btn-row mt-6">
          <ButtonLink to={back} look="line">
            {t(back === INBOX_PATH ? 'report:send.to_inbox' : 'report:send.to_connections')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead t-2 mt-3 mb-6">{t('report:send.lead')}</p>
      {problem && (
        <div className="mb-6">
          {errors ? (
            <ErrorSummary
              title={t('common:form.problems', { count: Object.keys(errors).length })}
              problems={[
                ...(unchosen ? [{ id: fieldId('reason'), text: unchosen }] : []),
                ...(errors.description ?? []).map((text) => ({ id: fieldId('description'), text })),
              ]}
            />
          ) : (
            <ProblemNotice problem={problem.problem} />
          )}
        </div>
      )}
      <Form method="post" className="connection-ask" preventScrollReset noValidate>
        <KeptTyping />
        <input type="hidden" name="subject_kind" value={subject.kind} />
        <input type="hidden" name="subject_id" value={subject.id} />
        <RadioGroup
          name="reason"
          label={t('report:send.reason')}
          defaultValue={problem?.typed.reason}
          error={unchosen}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report:reason.${value}`) }))}
        />
        <TextArea
          name="description"
          label={t('report:send.description')}
          optional={t('common:optional')}
          rows={5}
          defaultValue={problem?.typed.description ?? ''}
          error={errors?.description}
          counter={{
            max: REPORT_TEXT_MAX,
            text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
          }}
        />
        <div className="btn-row">
          <Button
            type="submit"
            name="do"
            value="report"
            look="ink"
            icon={<Icon of={Flag} size="s" />}
            loading={state === 'submitting'}
          >
            {t('report:send.button')}
          </Button>
          <ButtonLink to={back} look="line">
            {t('report:send.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** Where a report was begun: messages in the inbox, everything else among the connections. */
const backOf = (kind: ReportSubject) =>
  kind === 'message' || kind === 'thread' ? INBOX_PATH : CONNECTION_PATH;
