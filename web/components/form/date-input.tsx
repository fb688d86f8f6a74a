import type { ReactNode } from 'react';
import { datePartNames, splitDate } from './date-parts.ts';
import { FieldGroup } from './field-group.tsx';
import { errorLines, type FieldProps, splitProps } from './field-props.ts';

export interface DateInputProps extends FieldProps {
  /** `YYYY-MM-DD` */
  defaultValue?: string;
  texts: {
    day: string;
    month: string;
    year: string;
    /** Twelve names, January first. */
    months: readonly string[];
  };
  /** For the date of birth: `bday`. */
  autoComplete?: 'bday';
  /** Stands behind the year: a time of day. */
  after?: ReactNode;
}

/** A date in three parts, day first: nothing to open, nothing to scroll. Read it with `readDate`. */
export function DateInput(props: DateInputProps) {
  const [field, { defaultValue, texts, autoComplete, after }] = splitProps(props);
  const names = datePartNames(field.name);
  const parts = splitDate(defaultValue);
  const invalid = errorLines(field.error).length > 0 || undefined;
  const fill = (part: 'day' | 'month' | 'year') =>
    autoComplete ? (`${autoComplete}-${part}` as const) : 'off';
  return (
    <FieldGroup {...field}>
      <div className={after ? 'date-parts date-parts-time' : 'date-parts'}>
        <label>
          {texts.day}
          <input
            className="input num"
            name={names.day}
            inputMode="numeric"
            defaultValue={parts.day}
            autoComplete={fill('day')}
            aria-invalid={invalid}
          />
        </label>
        <label>
          {texts.month}
          <select
            className="select"
            name={names.month}
            defaultValue={parts.month}
            autoComplete={fill('month')}
            aria-invalid={invalid}
          >
            <option value="">–</option>
            {texts.months.map((month, i) => (
              <option key={month} value={i + 1}>
                {i + 1} · {month}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.year}
          <input
            className="input num"
            name={names.year}
            inputMode="numeric"
            defaultValue={parts.year}
            autoComplete={fill('year')}
            aria-invalid={invalid}
          />
        </label>
        {after}
      </div>
    </FieldGroup>
  );
}
