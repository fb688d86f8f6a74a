import { useId } from 'react';
import { digits } from '#shared/krama/drawn-digits.ts';
import { KramaSvg } from './krama-svg.tsx';

export interface WovenDigitsProps {
  /** For example "404"; the number must also stand in the text of the page. */
  value: string;
  /** CSS px of one cell: 24 from 768 px up, 12 on phones. */
  cell?: number;
  /** Cells without a figure at the right. */
  extra?: number;
  className?: string;
}

/** The status number of the error page, woven into charcoal gingham. */
export function WovenDigits({ value, cell = 24, extra = 0, className }: WovenDigitsProps) {
  const scope = useId();
  const thread = cell >= 24 ? 4 : 2;
  return <KramaSvg className={className} drawing={digits(value, { cell, thread, extra, scope })} />;
}
