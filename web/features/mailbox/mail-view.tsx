import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getMailboxMail } from '#shared/contracts/mailbox.contract.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { linkedText } from './linked-text.ts';
import { MailFrame } from './mail-frame.tsx';
import { type MailboxState, mailboxTo } from './mailbox-state.ts';

export type Mail = ResponseOf<typeof getMailboxMail>;

/** One mail, as it looks or as its plain text; links work in both. */
export function MailView({ mail, state }: { mail: Mail; state: MailboxState }) {
  const t = useT();
  return (
    <article className="mail" aria-labelledby="subject">
      <AppLink to={mailboxTo(state)} className="mail-back">
        <Icon of={ArrowLeft} size="s" />
        {t('desk:mailbox.back')}
      </AppLink>
      <header>
        <h1 id="subject" className="t-h2" lang={mail.language}>
          {mail.subject}
        </h1>
        <p className="t-small t-2">
          {t('desk:mailbox.to', { address: mail.to })},{' '}
          <time dateTime={machineTime(mail.at)}>{formatDateTime(t.language, mail.at)}</time>{' '}
          {mail.status === 'failed' && <Tag tone="error">{t('desk:mailbox.failed')}</Tag>}
        </p>
      </header>
      <nav className="chips" aria-label={t('desk:mailbox.views')}>
        {(['formatted', 'plain'] as const).map((view) => (
          <Chip key={view} to={mailboxTo({ ...state, view }, mail.id)} chosen={state.view === view}>
            {t(`desk:mailbox.${view}`)}
          </Chip>
        ))}
      </nav>
      {state.view === 'plain' ? (
        <div className="mail-text" lang={mail.language}>
          {linkedText(mail.text).map(({ text, href }, i) =>
            href ? (
              <a key={i} className="link" href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </div>
      ) : (
        <MailFrame
          key={mail.id}
          html={mail.html}
          title={t('desk:mailbox.frame', { subject: mail.subject })}
        />
      )}
    </article>
  );
}
