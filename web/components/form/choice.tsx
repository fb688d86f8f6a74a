import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { ChoiceOption } from './options.ts';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  option: ChoiceOption;
}

/** One line of a group: a 20 px control in a 44 px row, the count at the right. */
export function Choice({ type, option, ...input }: ChoiceProps) {
  return (
    <label className={classNames('check', option.hint && 'check-top')} lang={option.lang}>
      <input {...input} type={type} value={option.value} disabled={option.disabled} />
      <span>
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
      {option.count !== undefined && <span className="n">{option.count}</span>}
    </label>
  );
}

/** One choice in a box of its own, for decisions. */
export function BoxedChoice({ type, option, ...input }: ChoiceProps) {
  return (
    <label className="option" lang={option.lang}>
      <input {...input} type={type} value={option.value} disabled={option.disabled} />
      <span>
        <b>{option.label}</b>
        {option.hint && <small>{option.hint}</small>}
      </span>
    </label>
  );
}
