import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import { fieldId } from './field-id.ts';
import { errorId, errorLines, type FieldProps } from './field-props.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: string;
  error?: FieldProps['error'];
  /** Only the box; the label is read out. For rows of a table. */
  bare?: boolean;
}

/** One box to tick: a consent, a row, "mark as fixed". */
export function Checkbox({ label, hint, error, bare, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? (input.name ? fieldId(input.name) : generated);
  const bad = errorLines(error).length > 0;
  return (
    <div className={bad ? 'bad' : undefined}>
      <FieldError id={id} error={error} />
      <label className={classNames('check', bare && 'check-bare', hint && 'check-top')}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={bad || undefined}
          aria-describedby={bad ? errorId(id) : undefined}
        />
        <span className={bare ? 'sr-only' : undefined}>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    </div>
  );
}
