import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { FieldProps } from '#web/components/form/field-props.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Control } from '../values/listing-form-rows.ts';
import { useFormFrame } from './listing-form-frame.ts';

/** Label, hint, error and language of a control, and the answer it begins with. */
export function useFieldProps({ field, joined }: Control): { props: FieldProps; value: string } {
  const t = useT();
  const { values, problems, warnings } = useFormFrame();
  return {
    props: {
      name: field.name,
      label: t(field.labelKey),
      hint: <Hint text={field.hintKey && t(field.hintKey)} warning={warnings[field.name]} />,
      error: problems[field.name] ?? (joined ? problems[joined.name] : undefined),
      optional: noteOf(t, field),
      lang: field.lang && field.lang !== t.language ? field.lang : undefined,
      ...(hasHint(field, warnings) ? {} : { hint: undefined }),
    },
    value: textOf(values[field.name]),
  };
}

/** What is asked for need not be said so, except that of a text in two languages one is enough. */
function noteOf(t: Translator, { required, twin }: ListingField): string | undefined {
  if (!required) return t('common:optional');
  return twin === null ? undefined : t('common:form.one_language');
}

const hasHint = (field: ListingField, warnings: Readonly<Record<string, string>>) =>
  field.hintKey !== null || warnings[field.name] !== undefined;

function Hint({ text, warning }: { text: string | null; warning: string | undefined }) {
  if (!warning) return <>{text}</>;
  return (
    <>
      {text}
      <span className="block t-warn" role="status">
        {warning}
      </span>
    </>
  );
}
