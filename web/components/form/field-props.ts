import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';

/** What every field has. Texts come from the page. */
export interface FieldProps {
  name: string;
  label: string;
  /** Where one page has two fields of a name; otherwise `fieldId(name)`. */
  id?: string;
  /** Before the control. */
  hint?: ReactNode;
  /** What is wrong, in whole sentences; the API gives a list. */
  error?: string | readonly string[] | null;
  /** "Error:", read out before the sentences. */
  errorPrefix?: string;
  /** "(optional)": given for fields that may stay empty; the others are required. */
  optional?: string;
  /** Language of what is typed, where it differs from the page's. */
  lang?: string;
  /** The label is read out but not drawn. */
  hideLabel?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  lang?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** All sentences of an error. */
export function errorLines(error: FieldProps['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The wiring of a field: hint first, then error, as they stand on the page. */
export function controlProps(field: FieldProps, alsoDescribedBy?: string): ControlProps {
  const id = field.id ?? fieldId(field.name);
  const bad = errorLines(field.error).length > 0;
  const described = [field.hint && hintId(id), bad && errorId(id), alsoDescribedBy].filter(Boolean).join(' ');
  return {
    id,
    name: field.name,
    lang: field.lang,
    'aria-describedby': described || undefined,
    'aria-invalid': bad || undefined,
    'aria-required': field.optional === undefined || undefined,
  };
}

/** Splits the props of a field component into those of the field and those of its control. */
export function splitProps<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { name, label, id, hint, error, errorPrefix, optional, lang, hideLabel, ...rest } = props;
  return [{ name, label, id, hint, error, errorPrefix, optional, lang, hideLabel }, rest];
}
