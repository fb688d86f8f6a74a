import type { ChangeEvent } from 'react';
import { BoxedChoice, Choice } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { ChoiceOption } from './options.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  defaultValue?: string;
  /** `boxes` for decisions that explain themselves. */
  look?: 'lines' | 'two-columns' | 'boxes';
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Up to seven options of which one holds. */
export function RadioGroup(props: RadioGroupProps) {
  const [field, { options, defaultValue, look = 'lines', onChange }] = splitProps(props);
  const Line = look === 'boxes' ? BoxedChoice : Choice;
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={LOOKS[look]}>
        {options.map((option) => (
          <Line
            key={option.value}
            type="radio"
            name={field.name}
            option={option}
            defaultChecked={option.value === defaultValue}
            onChange={onChange}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const LOOKS = { lines: 'choices', 'two-columns': 'choices choices-2', boxes: 'options' } as const;
