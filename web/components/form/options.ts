/** A value to choose. */
export interface Option {
  value: string;
  label: string;
  lang?: string;
  /** The name in the other language, by which it is found too. */
  also?: string;
  disabled?: boolean;
}

/** A choice that may explain itself and may know how many records it leads to. */
export interface ChoiceOption extends Option {
  hint?: string;
  /** Already formatted. */
  count?: string;
}
