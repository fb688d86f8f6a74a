import { Choice } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { ChoiceOption } from './options.ts';

export interface CheckboxGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** Chosen values; sent as repeated keys. */
  defaultValue?: readonly string[];
  look?: 'lines' | 'two-columns';
}

/** Options of which any number holds. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const [field, { options, defaultValue = [], look = 'lines' }] = splitProps(props);
  return (
    <FieldGroup {...field}>
      <div className={look === 'lines' ? 'choices' : 'choices choices-2'}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={field.name}
            option={option}
            defaultChecked={defaultValue.includes(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
