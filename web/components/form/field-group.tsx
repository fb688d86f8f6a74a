import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import { controlProps, errorLines, type FieldProps, hintId } from './field-props.ts';

export interface FieldGroupProps extends FieldProps {
  /** `radiogroup` for choices of which one holds. */
  role?: 'radiogroup';
  children: ReactNode;
}

/** A field of several controls: a fieldset whose legend is the label. */
export function FieldGroup({ role, children, ...field }: FieldGroupProps) {
  const control = controlProps(field);
  const bad = errorLines(field.error).length > 0;
  // A plain group knows no required and invalid; a group of radios does.
  const states = role
    ? { role, 'aria-invalid': control['aria-invalid'], 'aria-required': control['aria-required'] }
    : {};
  return (
    <fieldset
      {...states}
      id={control.id}
      className={classNames('field', bad && 'bad')}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={field.hideLabel ? 'sr-only' : 'legend mb-1.5'}>
        {field.label}
        {field.optional && <span className="opt"> {field.optional}</span>}
      </legend>
      {field.hint && (
        <p className="hint" id={hintId(control.id)}>
          {field.hint}
        </p>
      )}
      <FieldError id={control.id} error={field.error} prefix={field.errorPrefix} />
      {children}
    </fieldset>
  );
}
