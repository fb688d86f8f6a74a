import { Form, useNavigation } from 'react-router';
import type { Health } from '#shared/contracts/health.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { knownText } from '#web/lib/known-text.ts';
import { useT } from '#web/lib/texts.tsx';

interface TroubleProps {
  id: string;
  title: string;
  given_up: boolean;
  tries: number;
  at: string | null;
  said: string;
  /** What the button that tries it again is called in the form. */
  intent: 'job' | 'mail';
}

/** One thing that did not succeed: what it is, since when, what was said, and the button that tries it again. */
function Trouble({ id, title, given_up, tries, at, said, intent }: TroubleProps) {
  const t = useT();
  const sending = useNavigation().formData?.get(intent) === id;
  return (
    <li>
      <span className="min-w-0 wrap-anywhere">
        <b>{title}</b>{' '}
        <Tag tone={given_up ? 'error' : 'warn'}>
          {t(given_up ? 'health:trouble.given_up' : 'health:trouble.again')}
        </Tag>
        <small className="t-small t-2 block">
          {t('health:trouble.tries', { count: tries })}
          {at && ` ${t('health:trouble.since', { time: formatDateTime(t.language, at) })}`}
        </small>
        {said && (
          <small className="t-small t-2 block">
            {t('health:trouble.said')} <q lang="en">{said}</q>
          </small>
        )}
      </span>
      {given_up && (
        <Form method="post">
          <Button type="submit" size="s" look="line" name={intent} value={id} loading={sending}>
            {t('health:trouble.retry')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Work that the site does by itself, and what of it did not succeed. */
export function JobTroubles({ jobs }: Pick<Health, 'jobs'>) {
  const t = useT();
  return (
    <Section id="jobs" title={t('health:jobs.title')} className="admin-section">
      {jobs.length === 0 ? (
        <Notice tone="ok" title={t('health:jobs.well')} />
      ) : (
        <ul className="admin-lines">
          {jobs.map(({ name, ...job }) => (
            <Trouble key={job.id} {...job} intent="job" title={t(`health:jobs.name.${name}`)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Which mails the mail server did not take, and why. */
export function MailTroubles({ mails }: Pick<Health, 'mails'>) {
  const t = useT();
  if (mails.length === 0) return null;
  return (
    <ul className="admin-lines mt-6">
      {mails.map(({ template, domain, ...mail }) => (
        <Trouble
          key={mail.id}
          {...mail}
          intent="mail"
          title={t('health:trouble.mail', {
            what: knownText(t, `mail:${template}.subject`, template.replaceAll(/[._]/g, ' ')),
            domain,
          })}
        />
      ))}
    </ul>
  );
}
