import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import { type ControlProps, controlProps, errorLines, type FieldProps, hintId } from './field-props.ts';

export interface FieldFrameProps extends FieldProps {
  /** Id of one more text that describes the control. */
  describedBy?: string;
  /** Draws the control from its wiring: `{(control) => <input {...control} />}`. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, optional mark, hint, error, control: in this order, tied together by ids. */
export function Field({ describedBy, children, ...field }: FieldFrameProps) {
  const control = controlProps(field, describedBy);
  return (
    <div className={classNames('field', errorLines(field.error).length > 0 && 'bad')}>
      <label htmlFor={control.id} className={field.hideLabel ? 'sr-only' : 'field-label'}>
        {field.label}
        {field.optional && <span className="opt"> {field.optional}</span>}
      </label>
      {field.hint && (
        <p className="hint" id={hintId(control.id)}>
          {field.hint}
        </p>
      )}
      <FieldError id={control.id} error={field.error} prefix={field.errorPrefix} />
      {children(control)}
    </div>
  );
}
