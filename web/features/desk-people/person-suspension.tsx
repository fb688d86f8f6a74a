import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { PersonPartProps } from './desk-person-page.tsx';
import type { PersonAnswer } from './load-desk-person.ts';
import { IntentButton } from './person-step-button.tsx';

interface SuspensionProps extends PersonPartProps {
  answer: PersonAnswer | undefined;
}

/** That the account is closed and why, and the way to open it; or the way to close it. */
export function PersonSuspension({ data: { person }, sending, askFirst, answer }: SuspensionProps) {
  const t = useT();
  const { can } = person;
  if (can.lift && person.suspended_at)
    return (
      <Notice
        tone="error"
        title={t('person-desk:record.suspended', { date: formatDateTime(t.language, person.suspended_at) })}
      >
        <p className="t-small t-2">{t('person-desk:record.suspended_text')}</p>
        <p className="admin-change">{person.suspended_reason}</p>
        <IntentButton intent="lift" text={t('person-desk:suspend.lift')} sending={sending} />
      </Notice>
    );
  if (!can.suspend) return null;
  const name = localName(person, t.language).text || person.email;
  const failed = answer?.intent === 'suspend' && answer.problem !== null;
  return (
    <details className="admin-details" open={failed}>
      <summary>{t('person-desk:suspend.title')}</summary>
      <div className="admin-form pt-2">
        <p className="t-2">
          {t('person-desk:suspend.text', {
            language: t(`person-desk:record.language_of.${person.language}`),
          })}
        </p>
        <TextArea
          name="reason"
          label={t('person-desk:suspend.reason')}
          rows={4}
          maxLength={REVIEW_MESSAGE_MAX * 4}
          defaultValue={answer?.reason ?? ''}
          error={answer?.errors}
          errorPrefix={t('common:form.error_prefix')}
        />
        <Button
          type="submit"
          name="intent"
          value="suspend"
          look="danger"
          className="justify-self-start"
          loading={sending === 'suspend'}
          onClick={(event) =>
            askFirst(event, {
              title: t('person-desk:suspend.ask', { name }),
              text: t('person-desk:suspend.ask_text'),
              confirm: t('person-desk:suspend.submit'),
              cancel: t('common:action.cancel'),
              danger: true,
            })
          }
        >
          {t('person-desk:suspend.submit')}
        </Button>
      </div>
    </details>
  );
}
