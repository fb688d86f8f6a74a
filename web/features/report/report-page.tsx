import Flag from 'lucide-react/icons/flag';
import { Form, useNavigation } from 'react-router';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '#shared/domain/report.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/features/profile/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ConnectionAnswer } from '../connection/change-connection.ts';
import type { ReportData } from '../connection/load-connections.ts';

/** Tells the desk that something is wrong with a person, a page or a message. */
export function ReportPage({ data, answer }: { data: ReportData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const { subject, name } = data;
  const title = name ? t('report:send.title_named', { name }) : t('report:send.title');
  const problem = answer && 'problem' in answer ? answer : null;
  if (answer && 'reported' in answer) {
    return (
      <>
        <PageHead title={t('report:send.sent_title')} robots="noindex" />
        <h1 className="t-h1 mb-6">{t('report:send.sent_title')}</h1>
        <Notice tone="ok" live>
          <p>{t('report:send.sent', { reference: answer.reported })}</p>
          {subject.kind === 'person' && <p>{t('report:send.also_block')}</p>}
        </Notice>
        <div className="btn-row mt-6">
          <ButtonLink to={CONNECTION_PATH} look="line">
            {t('report:send.close')}
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
          <ProblemNotice problem={problem.problem} />
        </div>
      )}
      <Form method="post" className="connection-ask" preventScrollReset>
        <input type="hidden" name="subject_kind" value={subject.kind} />
        <input type="hidden" name="subject_id" value={subject.id} />
        <RadioGroup
          name="reason"
          label={t('report:send.reason')}
          defaultValue={problem?.typed.reason ?? 'spam'}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report:reason.${value}`) }))}
        />
        <TextArea
          name="description"
          label={t('report:send.description')}
          optional={t('common:optional')}
          rows={5}
          defaultValue={problem?.typed.description ?? ''}
          error={problem?.problem.errors?.description}
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
          <ButtonLink to={CONNECTION_PATH} look="line">
            {t('report:send.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
