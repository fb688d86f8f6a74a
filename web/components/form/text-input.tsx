import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';

export interface TextInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'size'> {}

/** One line of text. `type`, `inputMode` and `autoComplete` go to the input. */
export function TextInput(props: TextInputProps) {
  const [field, { className, ...input }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={classNames('input', className)} />}
    </Field>
  );
}

/** An e-mail address; `type` brings the right keys, and nothing is written large or underlined as an error. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" autoComplete="email" spellCheck={false} lang="en" {...props} />
);
