import { REPORT_REASONS, REPORT_TEXT_MAX } from '#shared/domain/report.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import type { PageFormData } from '#web/features/page-form/load-page-form.ts';
import { PageForm } from '#web/features/page-form/page-form.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ReportPageAnswer } from './load-report-page.ts';

const FIELDS = ['reason', 'description', 'email'] as const;

/** Tells the desk that something is wrong with a public page, and where to tell the reporter how it ended. */
export function ReportFormPage({
  data,
  answer,
}: {
  data: PageFormData;
  answer: ReportPageAnswer | undefined;
}) {
  const t = useT();
  const viewer = useViewer();
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
    <PageForm
      kind="report"
      title={t('common:report_page')}
      data={data}
      problem={answer?.problem}
      found={found}
      sentNote={data.page?.kind === 'person' && viewer && <p>{t('report:send.also_block')}</p>}
    >
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
        hint={t(viewer ? 'report:send.email_hint_member' : 'report:send.email_hint')}
        defaultValue={answer?.typed.email ?? viewer?.email ?? ''}
      />
    </PageForm>
  );
}
