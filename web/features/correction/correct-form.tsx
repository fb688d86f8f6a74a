import { Form, useNavigation } from 'react-router';
import { CORRECTION_FIELDS, CORRECTION_TEXT_MAX } from '#shared/domain/correction.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { ProblemNotice } from '#web/features/account/problem-notice.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { CorrectPageAnswer, CorrectPageData } from './load-correct-page.ts';

/** What stands there, what is right, where that can be seen, and where to tell the answer. */
export function CorrectForm({
  data,
  back,
  answer,
}: {
  data: CorrectPageData;
  back: string;
  answer: CorrectPageAnswer | undefined;
}) {
  const t = useT();
  const viewer = useViewer();
  const busy = useNavigation().state === 'submitting';
  const errors = answer?.problem.errors;
  const found = CORRECTION_FIELDS.flatMap((name) =>
    (errors?.[name] ?? []).slice(0, 1).map((text) => ({ id: fieldId(name), text })),
  );
  const field = (name: (typeof CORRECTION_FIELDS)[number]) => ({
    name,
    label: t(`correction:send.${name}`),
    error: errors?.[name],
    errorPrefix: t('common:form.error_prefix'),
    defaultValue: answer?.typed[name] ?? '',
  });
  const area = (name: 'fact' | 'correct' | 'source') => ({
    ...field(name),
    rows: 3,
    counter: {
      max: CORRECTION_TEXT_MAX,
      text: (used: number, max: number) =>
        t('common:form.characters_left', { count: Math.max(0, max - used) }),
    },
  });
  return (
    <Form method="post" noValidate className="grid gap-6">
      <ErrorSummary title={t('common:form.problems', { count: found.length })} problems={found} />
      {answer && found.length === 0 && <ProblemNotice problem={answer.problem} />}
      <TextArea {...area('fact')} hint={t('correction:send.fact_hint')} />
      <TextArea {...area('correct')} />
      <TextArea {...area('source')} hint={t('correction:send.source_hint')} />
      <EmailInput
        {...field('email')}
        optional={t('common:optional')}
        hint={t('correction:send.email_hint')}
        defaultValue={answer?.typed.email ?? viewer?.email ?? ''}
      />
      <Honeypot name={data.bot.honeypot} label={t('correction:send.robot_field')} />
      <input type="hidden" name="bot_stamp" value={data.bot.stamp} />
      <input type="hidden" name="idempotency_key" value={data.idempotency_key} />
      <div className="btn-row">
        <Button type="submit" look="ink" loading={busy}>
          {t('correction:send.button')}
        </Button>
        <ButtonLink to={back} look="line">
          {t('correction:send.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
