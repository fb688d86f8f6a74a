import { Form, useNavigation } from 'react-router';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '#shared/domain/report.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { ProblemNotice } from '#web/features/account/problem-notice.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportPageAnswer, ReportPageData } from './load-report-page.ts';

const FIELDS = ['reason', 'description', 'email'] as const;

/** What is wrong, in the reporter's words, and where to tell them how it ended. */
export function ReportPageForm({
  data,
  back,
  answer,
}: {
  data: ReportPageData;
  back: string;
  answer: ReportPageAnswer | undefined;
}) {
  const t = useT();
  const viewer = useViewer();
  const busy = useNavigation().state === 'submitting';
  const errors = answer?.problem.errors;
  const textOf = (name: (typeof FIELDS)[number]) =>
    errors?.[name] && (name === 'reason' ? t('report:send.reason_missing') : errors[name]?.[0]);
  const found = FIELDS.flatMap((name) => {
    const text = textOf(name);
    return text ? [{ id: fieldId(name), text }] : [];
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    error: textOf(name),
    errorPrefix: t('common:form.error_prefix'),
  });
  return (
    <Form method="post" noValidate className="grid gap-6">
      <ErrorSummary title={t('common:form.problems', { count: found.length })} problems={found} />
      {answer && found.length === 0 && <ProblemNotice problem={answer.problem} />}
      <RadioGroup
        {...field('reason')}
        label={t('report:send.reason')}
        defaultValue={answer?.typed.reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report:reason.${value}`) }))}
      />
      <TextArea
        {...field('description')}
        label={t('report:send.description')}
        optional={t('common:optional')}
        rows={5}
        defaultValue={answer?.typed.description ?? ''}
        counter={{
          max: REPORT_TEXT_MAX,
          text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
        }}
      />
      <EmailInput
        {...field('email')}
        label={t('report:send.email')}
        optional={t('common:optional')}
        hint={t('report:send.email_hint')}
        defaultValue={answer?.typed.email ?? viewer?.email ?? ''}
      />
      <Honeypot name={data.bot.honeypot} label={t('report:send.robot_field')} />
      <input type="hidden" name="bot_stamp" value={data.bot.stamp} />
      <input type="hidden" name="idempotency_key" value={data.idempotency_key} />
      <div className="btn-row">
        <Button type="submit" look="ink" loading={busy}>
          {t('report:send.button')}
        </Button>
        <ButtonLink to={back} look="line">
          {t('report:send.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
