import type { KeyboardEvent } from 'react';

const PINS = '.pin-write > summary';

/** The places to write at, of fields that are shown, in their order. */
const pinsIn = (form: ParentNode | null) =>
  [...(form?.querySelectorAll<HTMLElement>(PINS) ?? [])].filter((pin) => pin.checkVisibility());

/** Puts the focus on the first field at which a message can be written; Enter opens it. */
export function openPins(form: ParentNode | null): boolean {
  const [first] = pinsIn(form);
  first?.focus();
  return first !== undefined;
}

/**
 * The arrows walk from field to field, in a message that is being written together with Alt: what is open there takes the
 * cursor. True when the key was one of these.
 */
export function walkPins(event: KeyboardEvent<HTMLFormElement>): boolean {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const here = (event.target as Element).closest('.pin-write');
  if (by === 0 || !here || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if ((event.target as Element).matches('textarea') !== event.altKey) return false;
  const pins = pinsIn(event.currentTarget);
  const next = pins[pins.findIndex((pin) => pin.parentElement === here) + by];
  if (!next) return true;
  const box = next.parentElement as HTMLDetailsElement;
  ((box.open && box.querySelector('textarea')) || next).focus();
  return true;
}
