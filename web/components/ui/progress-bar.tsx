import { useEffect, useState } from 'react';
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '#shared/constants.ts';
import { classNames } from './class-names.ts';

type Phase = 'idle' | 'running' | 'done';

export interface ProgressBarProps {
  active: boolean;
  /** "Loading" */
  label: string;
  /** In its place (under the search box) instead of at the top of the window. */
  inline?: boolean;
}

/**
 * A thread of orange while something loads: it comes after 200 ms, fills in 5 s and goes 500 ms after the end. Short
 * waits show nothing.
 */
export function ProgressBar({ active, label, inline }: ProgressBarProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'running' ? 'done' : before));
  }, [active]);
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('idle'), PROGRESS_HIDE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const className = classNames('progress', inline && 'progress-inline');
  if (phase !== 'running') return <div className={className} data-state={phase} />;
  // At the top of the window it belongs to no part of the page: it says by itself that it is there.
  return (
    <div
      className={className}
      data-state="running"
      role="progressbar"
      aria-label={label}
      aria-live={inline ? undefined : 'polite'}
    />
  );
}
