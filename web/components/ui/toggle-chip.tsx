import type { ReactNode } from 'react';

/** A chip that switches something in place; where an address can carry the choice, use `Chip` with `to`. */
export function ToggleChip({
  pressed,
  onToggle,
  children,
}: {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {children}
    </button>
  );
}
