import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import { useLetterCount } from './use-letter-count.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children' | 'defaultValue'> {
  defaultValue?: string;
  /** Most letters, and the words of the counter: "412 of 500". Typing is never stopped. */
  counter?: { max: number; text: (used: number, max: number) => string };
}

/** Several lines of text, with a counter from 75 % of its bound on. */
export function TextArea(props: TextAreaProps) {
  const [field, { className, counter, defaultValue = '', onInput, ...area }] = splitProps(props);
  const count = useLetterCount(defaultValue, counter?.max);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className={classNames('area', className)}
            defaultValue={defaultValue}
            onInput={(event) => {
              count.typed(event.currentTarget.value);
              onInput?.(event);
            }}
          />
          {counter && count.used !== null && (
            <p
              className={classNames('counter', count.used > counter.max && 'counter-over')}
              aria-hidden="true"
            >
              {counter.text(count.used, counter.max)}
            </p>
          )}
          {counter && (
            <span className="sr-only" role="status">
              {count.spoken !== null && counter.text(count.spoken, counter.max)}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
