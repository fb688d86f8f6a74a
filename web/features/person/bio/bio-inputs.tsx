import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput, type TextInputProps } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useBioFrame } from './bio-context.ts';
import { BIO_MAX } from './bio-problems.ts';
import type { BioName } from './bio-values.ts';

/** Nothing of the bio has to be given: no mark at every label, and none is announced as required. */
export const NOT_REQUIRED = '';

type LineProps = Omit<TextInputProps, 'name' | 'error' | 'optional' | 'defaultValue'> & { name: BioName };

/** One line of the bio. */
export function Line({ name, lang, ...rest }: LineProps) {
  const t = useT();
  const { values, problems } = useBioFrame();
  return (
    <div data-field={name} className="min-w-0">
      <TextInput
        {...rest}
        name={name}
        optional={NOT_REQUIRED}
        lang={lang === t.language ? undefined : lang}
        error={problems[name]}
        errorPrefix={t('common:form.error_prefix')}
        defaultValue={values[name]}
      />
    </div>
  );
}

/** Several lines, counted towards their bound. */
export function Paragraph({ name, label, lang }: { name: BioName; label: string; lang: string }) {
  const t = useT();
  const { values, problems } = useBioFrame();
  const counted = (used: number, max: number) =>
    used > max
      ? t('common:form.characters_over', { count: used - max })
      : t('common:form.characters_left', { count: max - used });
  return (
    <div data-field={name} className="min-w-0">
      <TextArea
        name={name}
        label={label}
        optional={NOT_REQUIRED}
        lang={lang === t.language ? undefined : lang}
        error={problems[name]}
        errorPrefix={t('common:form.error_prefix')}
        defaultValue={values[name]}
        counter={{ max: BIO_MAX, text: counted }}
      />
    </div>
  );
}
