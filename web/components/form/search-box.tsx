import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon.tsx';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Read out; the placeholder is only a hint. */
  label: string;
  name: string;
}

/** A search box inside a page: it filters the list below or beside it. */
export function SearchBox({ label, ...input }: SearchBoxProps) {
  return (
    <label className="find">
      <Icon of={Search} size="s" />
      <span className="sr-only">{label}</span>
      <input {...input} type="search" autoComplete="off" />
    </label>
  );
}
