import { useSubmit } from 'react-router';
import type { Option } from './options.ts';
import { SelectOptions } from './select.tsx';

export interface AppliedSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  /** The first line, which chooses nothing. */
  placeholder?: string;
}

/** A choice in the form of a list (its order, one of its filters): its form is sent as soon as something is chosen. */
export function AppliedSelect({ name, label, value, options, placeholder }: AppliedSelectProps) {
  const submit = useSubmit();
  return (
    <select
      name={name}
      aria-label={label}
      className="select select-s"
      defaultValue={value}
      onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
    >
      <SelectOptions options={options} placeholder={placeholder} />
    </select>
  );
}
