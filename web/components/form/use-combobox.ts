import { type KeyboardEvent, useState } from 'react';
import { fold } from '#shared/khmer/fold.ts';
import type { Option } from './options.ts';

export type Matches = (option: Option, typed: string) => boolean;

/** Folding reads every spelling of a Khmer word alike. */
export const containsTyped: Matches = (option, typed) =>
  [option.label, option.also ?? ''].some((name) => fold(name).includes(fold(typed)));

/** The one option that is meant by what was typed: by its whole name in either script, else the only one that has it. */
export function meantBy(options: readonly Option[], typed: string, matches: Matches): Option | null {
  const whole = fold(typed.trim());
  const exact = options.find(({ label, also }) => fold(label) === whole || (also && fold(also) === whole));
  if (exact) return exact;
  const found = options.filter((option) => matches(option, typed));
  return found.length === 1 ? found[0]! : null;
}

export interface Combobox {
  value: string;
  typed: string;
  open: boolean;
  /** What the list shows. */
  found: readonly Option[];
  /** Position in `found` the arrow keys stand on, -1 for none. */
  active: number;
  type: (text: string) => void;
  choose: (option: Option | null) => void;
  toggle: (open: boolean) => void;
  /** What was typed is none of the options: it stays, is sent as it is and refused. */
  unknown: boolean;
  /** Focus left: a name that is meant counts as chosen; anything else stays as it was typed. */
  leave: () => void;
  press: (event: KeyboardEvent) => void;
}

export interface ComboboxOptions {
  options: readonly Option[];
  defaultValue: string | undefined;
  matches: Matches;
  onChoose: ((value: string) => void) | undefined;
  onType?: ((text: string) => void) | undefined;
}

/** The state of a searchable list after the editable combobox pattern of the ARIA practices. */
export function useCombobox({ options, defaultValue, matches, onChoose, onType }: ComboboxOptions): Combobox {
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === defaultValue) ?? null);
  const [typed, setTyped] = useState(chosen?.label ?? defaultValue ?? '');
  const [unknown, setUnknown] = useState(!chosen && Boolean(defaultValue));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const searching = typed.trim() !== '' && typed !== chosen?.label;
  const found = open && searching ? options.filter((option) => matches(option, typed)) : options;

  const choose = (option: Option | null) => {
    setChosen(option);
    setTyped(option?.label ?? '');
    setUnknown(false);
    setOpen(false);
    setActive(-1);
    if (option?.value !== chosen?.value) onChoose?.(option?.value ?? '');
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    setActive(next ? found.findIndex((option) => option.value === chosen?.value) : -1);
  };
  const leave = () => {
    if (typed.trim() === '') return choose(null);
    if (typed === chosen?.label) return choose(chosen);
    const meant = meantBy(options, typed, matches);
    if (meant) return choose(meant);
    setChosen(null);
    setOpen(false);
    setActive(-1);
    if (!unknown || chosen) onChoose?.(typed.trim());
    setUnknown(true);
  };
  const move = (step: number) => {
    if (!open) return toggle(true);
    if (found.length > 0)
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && active >= 0) choose(found[active] ?? null);
    else if (event.key === 'Escape' && open) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    value: chosen?.value ?? (unknown ? typed.trim() : ''),
    unknown,
    typed,
    open,
    found,
    active,
    choose,
    toggle,
    leave,
    press,
    type: (text) => {
      setTyped(text);
      setOpen(true);
      setActive(text.trim() === '' ? -1 : 0);
      onType?.(text);
    },
  };
}
