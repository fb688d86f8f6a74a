import { TextArea } from '#web/components/form/text-area.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { CaseAnswer } from './case-answer.ts';

interface CaseWordsProps {
  name: string;
  max: number;
  label: string;
  hint?: string;
  rows?: number;
  /** It may stay empty, and how the label says so. */
  optional?: string;
  answer: CaseAnswer | undefined;
}

/** Words that go with what is pressed; what was typed before it was refused is in it again. */
export function CaseWords({ name, max, label, hint, rows = 4, optional, answer }: CaseWordsProps) {
  const t = useT();
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      rows={rows}
      optional={optional}
      defaultValue={answer?.texts[name] ?? ''}
      error={answer?.errors[name]}
      errorPrefix={t('common:form.error_prefix')}
      counter={{
        max,
        text: (used, most) =>
          used > most
            ? t('common:form.characters_over', { count: used - most })
            : t('common:form.characters_left', { count: most - used }),
      }}
    />
  );
}
