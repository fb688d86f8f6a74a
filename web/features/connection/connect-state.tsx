import type { ReactNode } from 'react';
import { TieSteps } from './tie-steps.tsx';
import { type TieSubject, useTie } from './use-tie.ts';

export interface ConnectStateProps extends TieSubject {
  /** Until it is known how one stands. */
  fallback: ReactNode;
}

/** How the reader stands to somebody, in words, with what they may do now; a wrong tap is undone in the same place. */
export function ConnectState({ fallback, ...subject }: ConnectStateProps) {
  const { tie, send } = useTie(subject);
  return tie ? <TieSteps tie={tie} name={subject.name} send={send} /> : fallback;
}
