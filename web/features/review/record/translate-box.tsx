import { useId } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { translationName } from '../decide/typed-decision.ts';
import type { RecordField } from './field-value.tsx';

/** A text that is there in the other language only, and where the desk writes it in this one. */
export function TranslateBox({
  field,
  typed,
  errors,
}: {
  field: RecordField;
  /** What was typed before it was refused. */
  typed: string | undefined;
  errors: readonly string[] | undefined;
}) {
  const t = useT();
  const id = useId();
  const language = t(`desk:language.${field.lang ?? 'en'}`);
  const name = translationName(field.name);
  return (
    <details className="mt-2" open={typed !== undefined || errors !== undefined}>
      <summary className="link">{t('desk:translate.begin', { language })}</summary>
      <div className="field mt-3 grid gap-2">
        <label htmlFor={id} className="label">
          {t('desk:translate.label', { field: field.label, language })}
        </label>
        <textarea
          id={id}
          name={name}
          className="input"
          rows={3}
          lang={field.lang ?? undefined}
          defaultValue={typed}
          aria-describedby={errors && `${id}-error`}
          aria-invalid={errors !== undefined || undefined}
        />
        {errors && (
          <p id={`${id}-error`} className="msg-error">
            {errors.join(' ')}
          </p>
        )}
        <div>
          <Button type="submit" name="intent" value="translate" look="line" size="s">
            {t('desk:translate.save')}
          </Button>
        </div>
      </div>
    </details>
  );
}
