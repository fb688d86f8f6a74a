import { createContext, use } from 'react';
import type { BioTexts } from './bio-problem-texts.ts';
import type { BioValues } from './bio-values.ts';

/** What the fields of the bio share. */
export interface BioFrame {
  /** Values to begin with, as typed. */
  values: BioValues;
  problems: BioTexts;
  /** For controls whose change is no event of the form. */
  onChoose(): void;
}

export const BioContext = createContext<BioFrame | null>(null);

export function useBioFrame(): BioFrame {
  const frame = use(BioContext);
  if (!frame) throw new Error('A field of the bio outside of its form');
  return frame;
}
