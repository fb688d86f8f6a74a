import { textOf } from '#shared/domain/collection/clean-record.ts';
import type { CollectionField, RecordValue } from '#shared/domain/collection/collection-field.ts';
import type { FieldProps } from '#web/components/form/field-props.ts';
import { useT } from '#web/lib/texts.tsx';
import { fieldHint, fieldLabel } from '../collection-texts.ts';
import { useFormFrame } from './record-form-frame.ts';

/** What a control needs of its field: words, problem, language, and the value to begin with. */
export function useFieldProps(field: CollectionField): {
  props: FieldProps;
  value: string;
  raw: RecordValue | undefined;
} {
  const t = useT();
  const { values, problems } = useFormFrame();
  return {
    props: {
      name: field.name,
      label: fieldLabel(t, field),
      hint: fieldHint(t, field),
      error: problems[field.name],
      errorPrefix: t('common:form.error_prefix'),
      // What only publication asks for says so itself.
      optional:
        field.required === 'draft'
          ? field.twin
            ? t('common:form.one_language')
            : undefined
          : field.required === 'publication'
            ? t('collection:form.for_publication')
            : t('common:optional'),
      lang:
        field.lang ??
        (field.input === 'url' || field.input === 'video' || field.input === 'slug' ? 'en' : undefined),
    },
    value: textOf(values[field.name]),
    raw: values[field.name],
  };
}
