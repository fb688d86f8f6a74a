import { CORRECTION_FIELDS, CORRECTION_TEXT_MAX } from '#shared/domain/correction.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import type { PageFormData } from '#web/features/page-form/load-page-form.ts';
import { PageForm } from '#web/features/page-form/page-form.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { CorrectPageAnswer } from './load-correct-page.ts';

/** Says what stands on a public page, what is right, where that can be seen, and where to tell the answer. */
export function CorrectPage({ data, answer }: { data: PageFormData; answer: CorrectPageAnswer | undefined }) {
  const t = useT();
  const viewer = useViewer();
  const errors = answer?.problem.errors;
  const found = CORRECTION_FIELDS.flatMap((name) =>
    (errors?.[name] ?? []).slice(0, 1).map((text) => ({
      id: fieldId(name),
      text: `${t(`correction:send.${name}`)}: ${text}`,
    })),
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
    <PageForm
      kind="correction"
      title={t('correction:send.title')}
      data={data}
      problem={answer?.problem}
      found={found}
    >
      <TextArea {...area('fact')} hint={t('correction:send.fact_hint')} />
      <TextArea {...area('correct')} />
      <TextArea {...area('source')} hint={t('correction:send.source_hint')} />
      <EmailInput
        {...field('email')}
        optional={t('common:optional')}
        hint={t(viewer ? 'correction:send.email_hint_member' : 'correction:send.email_hint')}
        defaultValue={answer?.typed.email ?? viewer?.email ?? ''}
      />
    </PageForm>
  );
}
