import { AppLink } from './app-link.tsx';

export interface Step {
  name: string;
  hint?: string;
  state: 'done' | 'now' | 'next';
  /** Steps that are done can be gone back to. */
  to?: string;
}

export interface StepperProps {
  /** "Steps", the name of the list. */
  label: string;
  /** "done", read out after a finished step. */
  doneText: string;
  steps: readonly Step[];
}

/** The steps of a form as a vertical list, beside the form from 1024 px up. */
export function Stepper({ label, doneText, steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step) => (
          <li
            key={step.name}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span>
              {step.state === 'done' && step.to ? <AppLink to={step.to}>{step.name}</AppLink> : step.name}
              {step.state === 'done' && <span className="sr-only"> ({doneText})</span>}
              {step.hint && <small>{step.hint}</small>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same on phones: "Step 2 of 3:" with the name, and one bar of threads per step. */
export function StepperBar({ text, steps }: { text: string; steps: readonly Step[] }) {
  const current = steps.find((step) => step.state === 'now');
  return (
    <div>
      <p className="t-small t-3">
        {text} <span className="strong">{current?.name}</span>
      </p>
      <div className="steps-bar" aria-hidden="true">
        {steps.map((step) => (
          <span key={step.name} className={BARS[step.state]} />
        ))}
      </div>
    </div>
  );
}

const BARS = { done: 'threads-on', now: 'threads-now', next: 'threads' } as const;
