import { Section } from '#web/features/desk/section.tsx';
import '../desk-admin.css';
import { Form, useNavigation } from 'react-router';
import type { Health } from '#shared/contracts/health.contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import { BrowserFaults } from './browser-faults.tsx';
import { Findings } from './findings.tsx';
import type { ResendAnswer } from './load-health.ts';
import { JobTroubles, MailTroubles } from './troubles.tsx';

/** A mail that waits this long is no delay of a moment any more. */
const LATE_MINUTES = 15;

/** Whether what the site needs besides itself does its work, and what can be done from here where it does not. */
export function HealthPage({ data, answer }: { data: Health; answer: ResendAnswer | undefined }) {
  const t = useT();
  const isSending = useNavigation().formAction !== undefined;
  const { waiting, failed, oldest_minutes, last_error } = data.mail;
  const trouble = troubleOf(data.mail);
  return (
    <>
      <ListHead title={t('health:title')} lead={t('health:lead')} />
      <div className="admin-page">
        <div className="admin-main">
          <Findings findings={data.findings} />
          <JobTroubles jobs={data.jobs} />
          <p className="t-small t-2">{t('health:versions', data.versions)}</p>
        </div>
        <div className="admin-side">
          <Section id="mail" title={t('health:mail.title')} className="admin-section">
            <div role="status" className="mb-4">
              {answer?.resent !== undefined && (
                <Notice tone="ok">{t('health:mail.resent', { count: answer.resent })}</Notice>
              )}
              {answer?.retried && <Notice tone="ok">{t('health:trouble.retried')}</Notice>}
            </div>
            {answer?.problem && <ProblemNotice problem={answer.problem} />}
            <Notice
              tone={trouble === 'well' ? 'ok' : trouble === 'lost' ? 'error' : 'warn'}
              title={t(`health:mail.${trouble}`)}
            >
              {trouble !== 'well' && <p>{t('health:mail.cure')}</p>}
              {last_error && (
                <p className="mt-2">
                  {t('health:mail.last_error')} <q lang="en">{last_error}</q>
                </p>
              )}
            </Notice>
            <ul className="admin-lines mt-6">
              <li>
                <span>{t('health:mail.waiting')}</span>
                <b className="num">{formatInteger(waiting)}</b>
              </li>
              {waiting > 0 && (
                <li>
                  <span>{t('health:mail.oldest')}</span>
                  <b className="num">{t('health:mail.minutes', { count: oldest_minutes })}</b>
                </li>
              )}
              <li>
                <span>{t('health:mail.failed')}</span>
                <b className="num">{formatInteger(failed)}</b>
              </li>
            </ul>
            <MailTroubles mails={data.mails} />
            {failed > 0 && (
              <Form method="post" className="mt-6">
                <Button type="submit" look="ink" loading={isSending}>
                  {t('health:mail.resend')}
                </Button>
              </Form>
            )}
          </Section>
          <BrowserFaults faults={data.browsers} />
        </div>
      </div>
    </>
  );
}

/** The worst that can be said of mail. */
function troubleOf({ waiting, failed, refused, oldest_minutes }: Health['mail']) {
  if (failed > 0) return 'lost';
  if (waiting > 0 && oldest_minutes >= LATE_MINUTES) return 'late';
  return refused > 0 ? 'refused' : 'well';
}
