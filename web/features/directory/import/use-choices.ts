import { useState } from 'react';

/** Rows of which somebody said what they are, so that the button counts them. */
export function useChoices() {
  const [choices, setChoices] = useState<ReadonlySet<number>>(() => new Set());
  const choose = (row: number, choice: string) =>
    setChoices((before) => {
      const next = new Set(before);
      if (choice === '') next.delete(row);
      else next.add(row);
      return next;
    });
  return { choices, choose };
}
